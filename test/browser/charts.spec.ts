import { expect, type Page } from '@playwright/test';
import type { League } from '../../functions/core/league/leagues.schema';
import type { Season } from '../../functions/core/season/seasons.schema';
import { expectAccessible } from './accessibility';
import { addresses } from './addresses';
import { read, write } from './api-calls';
import { expectInLooks } from './looks';
import { coveredControls } from './overlap-check';
import { personOf } from './people';
import { test } from './test';

const GUESTS = Array.from({ length: 11 }, (_, at) => `Guest Nr ${at + 1}`);
const ROUNDS = [1, 2, 3];

/**
 * An evening of twelve players on boards of three, as its organizer enters it: three rounds, each with another best
 * seat.
 */
async function playedSeason(olga: Page): Promise<string> {
  const { id: league } = await write<League>(olga, 'POST', '/leagues', { name: 'Charts' });
  const { id } = await write<Season>(olga, 'POST', `/leagues/${league}/seasons`, {
    ...{ name: 'Evening', system: 'new-era', boardSize: 3, atTheTable: { rated: true } },
    deadlines: { orders: 60, adjustment: 60, earlyClose: true },
    format: { kind: 'rounds', rounds: ROUNDS.length, strength: 'ignore', topBoard: false },
  });
  await write(olga, 'POST', `/seasons/${id}/entries`, {});
  await write(olga, 'POST', `/seasons/${id}/roster`, { text: GUESTS.join('\n') });
  await write(olga, 'POST', `/seasons/${id}/start`, {});
  for (const round of ROUNDS) {
    const drawn = async () =>
      (await read<Season>(olga, `/seasons/${id}`)).boards.filter((board) => board.round === round);
    await expect.poll(async () => (await drawn()).length).toBe(4);
    const lines = (await drawn()).flatMap(({ board, seats }) =>
      seats.map(
        ({ player }, at) => `${round},${board},${player.name},${20 + ((at + board * round) % 3) * 7}`,
      ),
    );
    const text = ['round,board,player,points', ...lines].join('\n');
    await write(olga, 'POST', `/seasons/${id}/table-results`, { text });
  }
  await expect.poll(async () => (await read<Season>(olga, `/seasons/${id}`)).status).toBe('finished');
  return id;
}

/** On a phone and a desktop, in light and dark colours: nothing scrolls sideways, is covered or unreadable. */
async function expectReadable(page: Page, turn: number): Promise<void> {
  await expectInLooks(page, { name: page.url(), turn }, async (look) => {
    await expectAccessible(page, look);
    expect(await coveredControls(page), look).toEqual([]);
  });
}

test('the pictures of a season are there, and can be read everywhere', async ({ browser }) => {
  const olga = await personOf(browser, 'Olga Brandt');
  const id = await playedSeason(olga);

  await test.step('place and points by round, of the leaders or of everyone', async () => {
    await olga.goto(`/seasons/${id}/standing`);
    await expect(olga.getByRole('img', { name: /^Place by round/ })).toBeVisible();
    const shown = await olga.getByRole('img', { name: /^Points of / }).count();
    expect(shown).toBeGreaterThanOrEqual(8);
    await expect(olga.getByRole('img', { name: /^Points of Olga Brandt: round 1/ })).toBeVisible();
    await expectReadable(olga, 0);
    if (shown < 12) {
      await olga.getByRole('link', { name: 'All 12 players' }).click();
      await expect(olga.getByRole('img', { name: /^Points of / })).toHaveCount(12);
    }
    await olga.getByText('Places and points as a table').click();
    await expect(olga.getByRole('table', { name: /^Place after each round/ })).toBeVisible();
    await expectReadable(olga, 1);
  });

  await test.step('who met whom, and how each seat fared', async () => {
    await olga.getByRole('navigation', { name: 'Parts of the season' }).getByText('Statistics').click();
    await olga.waitForURL(/statistics$/);
    await expect(olga.getByRole('img', { name: /^Cross table/ })).toBeVisible();
    await expect(olga.getByRole('img', { name: /won \d+ %, likely between/ })).toHaveCount(3);
    await olga.getByText('The cross table in words').click();
    await expect(olga.getByText(/^Placed higher than/).first()).toBeVisible();
    await expectReadable(olga, 2);
  });
});

test('the pictures of a player, of the seats of a game and of a board are there', async ({ browser }) => {
  const ines = await personOf(browser, 'Ines Okafor');
  const known = await addresses(ines);
  const to = (name: string) => ines.goto(known[name] ?? '');

  await to('a player');
  await expect(ines.getByRole('img', { name: /^Rating in/ }).first()).toBeVisible();
  await expectReadable(ines, 3);

  await to('statistics of factions');
  await expect(ines.getByRole('img', { name: /won \d+ %, likely between/ })).toHaveCount(7);
  await expectReadable(ines, 4);

  await to('a result');
  await expect(ines.getByRole('img', { name: /^Stars by step/ })).toBeVisible();
  await expectReadable(ines, 5);

  await ines.goto(`${known['a finished season']}/rounds`);
  await expect(ines.getByRole('img', { name: /^From the first step/ }).first()).toBeVisible();
  await ines.getByRole('link', { name: 'Step by step' }).first().click();
  await ines.waitForURL(/progress$/);
  await expect(ines.getByRole('img', { name: /by step/ })).toBeVisible();
  await expectReadable(ines, 6);
});
