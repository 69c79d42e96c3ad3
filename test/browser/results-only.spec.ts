import { expect, type Page } from '@playwright/test';
import type { League } from '../../functions/core/league/leagues.schema';
import type { Season } from '../../functions/core/season/seasons.schema';
import { expectAccessible } from './accessibility';
import { read, write } from './api-calls';
import { expectInLooks } from './looks';
import { personOf } from './people';
import { readQrCode } from './qr-code';
import { test } from './test';

const NAMES = [
  ...['Alba Duarte', 'Bo Eriksen', 'Cleo Marsh', 'Dov Engel', 'Edda Falk', 'Finn Gorm', 'Gaia Hale'],
  ...['Hugo Ives', 'Ines Jarl', 'Jon Kemp', 'Kaja Lund', 'Leo Moss', 'Mina Noor'],
];

async function fits(page: Page, width: number) {
  await page.setViewportSize({ width, height: 900 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
}

/** "1:59" as seconds. */
function secondsOf(time: string | null): number {
  return (time ?? '').split(':').reduce((sum, part) => 60 * sum + Number(part), 0);
}

test('a league runs an evening of its own game, which has no engine here', async ({ browser }) => {
  const tomasz = await personOf(browser, 'Tomasz Wrona');
  const { id: league } = await write<League>(tomasz, 'POST', '/leagues', { name: 'Harbour club' });
  let id = '';

  await test.step('the organizer defines the game, from a well-known kind', async () => {
    await tomasz.goto(`/leagues/${league}/seasons/new`);
    await tomasz.getByLabel('Name', { exact: true }).fill('Harbour evening');
    await tomasz.getByRole('radio', { name: /^Another game/ }).check();
    await tomasz.getByRole('radio', { name: /^Points, three to five/ }).check();
    await tomasz.getByLabel('Title of the game').fill('Harbour Trade');
    await expect(tomasz.getByLabel('Fewest at a table')).toHaveValue('3');
    await expect(tomasz.getByLabel('Most at a table')).toHaveValue('5');
    // Nobody plays turns of it, writes press or sends orders here.
    for (const part of ['Deadlines', 'Missed turns', 'Rules and press', 'Calendar'])
      await expect(tomasz.getByText(part, { exact: true })).toHaveCount(0);
    await tomasz.locator('.form-part > summary', { hasText: 'Rounds and boards' }).click();
    await tomasz.getByLabel('Rounds', { exact: true }).last().fill('1');
    for (const width of [390, 1440]) await fits(tomasz, width);
    await expectAccessible(tomasz);
    await tomasz.getByRole('button', { name: 'Open registration' }).click();
    await tomasz.waitForURL(/\/seasons\/[0-9a-z]{20,}$/);
    id = new URL(tomasz.url()).pathname.split('/').at(-1) ?? '';
    await expect(tomasz.getByText('Harbour Trade', { exact: true })).toBeVisible();
  });

  await test.step('thirteen players sit at tables of five, four and four', async () => {
    await write(tomasz, 'POST', `/seasons/${id}/roster`, { text: NAMES.join('\n') });
    await write(tomasz, 'POST', `/seasons/${id}/start`, {});
    const sizes = async () =>
      (await read<Season>(tomasz, `/seasons/${id}`)).boards.map(({ seats }) => seats.length).sort();
    await expect.poll(sizes).toEqual([4, 4, 5]);
  });

  await test.step('the screen of the room shows tables, a clock that runs, and a code that leads to the season', async () => {
    await tomasz.goto(`/seasons/${id}/rounds`);
    await tomasz.getByRole('link', { name: 'Screen for the room' }).click();
    await tomasz.waitForURL(/\/room$/);
    await expect(tomasz.getByRole('heading', { name: /^Table \d$/ })).toHaveCount(3);
    for (const name of NAMES) await expect(tomasz.getByText(name).first()).toBeVisible();
    await expect(tomasz.getByRole('timer')).toHaveText('1:30:00');
    // The screen of another browser, where nobody is logged in.
    const screen = await (await browser.newContext()).newPage();
    await screen.goto(tomasz.url());
    const [timer, shown] = [tomasz.getByRole('timer'), screen.getByRole('timer')];
    await expect(shown).toHaveText('1:30:00');
    await expect(screen.getByRole('checkbox', { name: 'Sound' })).toBeChecked();
    await expect(screen.getByRole('button', { name: 'Start' })).toHaveCount(0);
    await tomasz.getByLabel('Minutes').fill('40');
    await tomasz.getByRole('button', { name: 'Reset to 40 minutes' }).click();
    await expect(timer).toHaveText('40:00');
    await tomasz.getByRole('button', { name: 'Start' }).click();
    await expect(timer).toHaveText(/^39:\d\d$/);
    await expect(shown).toHaveText(/^3\d:\d\d$/);
    // Read one after the other, with a second for the tick of each; a busy machine may skip ticks for a while.
    const shownAlike = async () => {
      const earlier = secondsOf(await timer.textContent());
      const between = secondsOf(await shown.textContent());
      const later = secondsOf(await timer.textContent());
      return between <= earlier + 1 && between >= later - 1;
    };
    await expect.poll(shownAlike).toBe(true);

    // Without a connection it goes on, and says so.
    const before = secondsOf(await shown.textContent());
    await screen.context().setOffline(true);
    await expect(screen.getByText('No connection. This screen goes on counting.')).toBeVisible();
    // The refresh of the page, every fifteen seconds, does not end it.
    await expect.poll(async () => secondsOf(await shown.textContent())).toBeLessThan(before - 16);
    await screen.context().setOffline(false);

    await tomasz.getByRole('button', { name: 'Pause' }).click();
    await expect(tomasz.getByRole('button', { name: 'Start' })).toBeVisible();
    const paused = (await timer.textContent()) ?? '';
    await expect(shown).toHaveText(paused);
    await expect(screen.getByText('No connection')).toHaveCount(0);
    await screen.context().close();
    await tomasz.reload();
    await expect(timer).toHaveText(paused);
    const code = tomasz.getByRole('img', { name: 'QR code of this season' });
    expect(await readQrCode(code)).toBe(new URL(`/seasons/${id}`, tomasz.url()).href);
    await expectInLooks(tomasz, { name: 'the screen of the room', turn: 1 }, (look) =>
      expectAccessible(tomasz, look),
    );
  });

  await test.step('the papers list players by name and by table, with a slip for each result', async () => {
    await tomasz.goto(`/seasons/${id}/rounds`);
    await tomasz.getByRole('link', { name: 'Printouts for the tables' }).click();
    await tomasz.waitForURL(/\/slips$/);
    const byName = tomasz.getByRole('table', { name: 'By name' });
    await expect(byName.getByRole('rowheader')).toHaveText([...NAMES].sort());
    const { boards } = await read<Season>(tomasz, `/seasons/${id}`);
    for (const { board, seats } of boards)
      for (const { player } of seats) {
        const row = tomasz
          .getByRole('table', { name: 'By table' })
          .getByRole('row', { name: new RegExp(`^${board} `) });
        await expect(row).toContainText(player.name);
        await expect(tomasz.getByRole('table', { name: `Round 1, table ${board}` })).toContainText(
          player.name,
        );
      }
    await expect(tomasz.getByRole('columnheader', { name: 'Signed' })).toHaveCount(boards.length + 2);
    await expectInLooks(tomasz, { name: 'the papers of a round', turn: 2 }, (look) =>
      expectAccessible(tomasz, look),
    );
  });

  await test.step('she enters one table on its row, and the others as a list', async () => {
    await tomasz.goto(`/seasons/${id}/rounds`);
    const { boards } = await read<Season>(tomasz, `/seasons/${id}`);
    const [first] = boards;
    const card = tomasz.getByRole('article').filter({ hasText: first?.seats[0]?.player.name ?? '' });
    await card.getByText('Enter the result').click();
    for (const [at, { player }] of (first?.seats ?? []).entries())
      await card.getByRole('spinbutton', { name: `Points of ${player.name}` }).fill(String(50 - at));
    await expect(card.getByLabel('How it ended')).toHaveCount(0);
    for (const width of [390, 1440]) await fits(tomasz, width);
    await expectAccessible(tomasz);
    await card.getByRole('button', { name: 'Enter', exact: true }).click();
    await expect(card.getByRole('link', { name: 'Finished' })).toBeVisible();

    await tomasz.goto(`/seasons/${id}`);
    const list = tomasz.getByLabel('One seat in a line');
    await expect(list).toHaveValue(/^round,board,seat,player,points\n1,2,/);
    const lines = boards
      .slice(1)
      .flatMap(({ round, board, seats }) =>
        seats.map(({ player }, at) => `${round},${board},${player.name},${40 - 10 * (board - 2) - at}`),
      );
    await list.fill(['round,board,player,points', ...lines].join('\n'));
    await tomasz.getByRole('button', { name: 'Check', exact: true }).click();
    await tomasz.getByRole('button', { name: 'Enter the results' }).click();
    const finished = async () => (await read<Season>(tomasz, `/seasons/${id}`)).status;
    await expect.poll(finished).toBe('finished');
  });

  await test.step('the standing adds up, and a board shows its seats and its result', async () => {
    await tomasz.goto(`/seasons/${id}/standing`);
    const { standing, boards } = await read<Season>(tomasz, `/seasons/${id}`);
    expect(standing.map(({ total }) => total).slice(0, 5)).toEqual(
      [...(boards[0]?.seats ?? []).map((_, at) => 50 - at), 40, 39].slice(0, 5),
    );
    await expect(tomasz.getByRole('row').filter({ hasText: standing[0]?.player.name ?? '' })).toContainText(
      '50',
    );
    await tomasz.goto(`/games/${boards[0]?.game}`);
    await tomasz.waitForURL(/\/result$/);
    await expect(tomasz.getByRole('row')).toHaveCount(1 + (boards[0]?.seats.length ?? 0));
    // There is no turn to replay and no proof to check.
    await expect(tomasz.getByRole('link', { name: /replay/i })).toHaveCount(0);
    for (const width of [390, 1440]) await fits(tomasz, width);
    await expectAccessible(tomasz);
  });

  await test.step('the league has a rating list of the game', async () => {
    await tomasz.goto(`/leagues/${league}/ratings`);
    await tomasz.getByRole('link', { name: 'Harbour Trade' }).click();
    await expect(tomasz.getByRole('row').filter({ hasText: 'Alba Duarte' })).toBeVisible();
  });
});
