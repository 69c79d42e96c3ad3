import { expect } from '@playwright/test';
import type { League } from '../../functions/core/league/leagues.schema';
import type { Season } from '../../functions/core/season/seasons.schema';
import { expectAccessible } from './accessibility';
import { read, write } from './api-calls';
import { personOf } from './people';
import { readQrCode } from './qr-code';
import { test } from './test';

/** Those whom the organizer knows by name; two more come by the code on the screen. */
const NAMES = Array.from({ length: 19 }, (_, at) => `Guest Nr ${at + 1}`);
const HARBOUR = { title: 'Harbour Trade', seats: { min: 4, max: 4 } };

test('an evening of twenty-one in a game of their own, from the code on the screen to the paper', async ({
  browser,
}) => {
  const tomasz = await personOf(browser, 'Tomasz Wrona');
  const ines = await personOf(browser, 'Ines Okafor');
  const kenji = await personOf(browser, 'Kenji Mori');
  const { id: league } = await write<League>(tomasz, 'POST', '/leagues', { name: 'Twenty-one club' });
  const { id } = await write<Season>(tomasz, 'POST', `/leagues/${league}/seasons`, {
    ...{ name: 'Harbour night', system: 'results-only', options: HARBOUR, leftOver: 'byes' },
    ...{ deadlines: { orders: 1440, adjustment: 1440 }, registration: { review: true } },
    atTheTable: { rated: false, reports: 'one', waitMinutes: 0 },
    format: { kind: 'rounds', rounds: 1, strength: 'ignore', topBoard: false },
  });
  const season = () => read<Season>(tomasz, `/seasons/${id}`);

  await test.step('two players register by the code on the screen, the others stand on a list', async () => {
    await tomasz.goto(`/seasons/${id}/room`);
    const code = await readQrCode(tomasz.getByRole('img', { name: 'QR code of this season' }));
    expect(code).toBe(new URL(`/seasons/${id}`, tomasz.url()).href);
    for (const player of [ines, kenji]) {
      await write(player, 'POST', `/leagues/${league}/members`, {});
      await player.goto(code ?? '');
      await player.getByRole('button', { name: 'Register', exact: true }).click();
      await expect(player.getByRole('button', { name: 'Withdraw' })).toBeVisible();
    }
    await write(tomasz, 'POST', `/seasons/${id}/roster`, { text: NAMES.join('\n') });
    await write(tomasz, 'POST', `/seasons/${id}/start`, {});
    await expect.poll(async () => (await season()).planned.length).toBe(1);
  });

  await test.step('who sits out is named; Ines and Kenji sit at one table by hand', async () => {
    const [plan] = (await season()).planned;
    const seated = (plan?.boards ?? []).map((board) => Object.values(board));
    expect(seated.map((players) => players.length)).toEqual([4, 4, 4, 4, 4]);
    expect(plan?.sittingOut).toHaveLength(1);
    // The organizer's list: the two who report sit at table 1, and the last guest sits out.
    const others = NAMES.slice(0, 18);
    const tables = [['Ines Okafor', 'Kenji Mori', ...others.slice(0, 2)]].concat(
      [0, 1, 2, 3].map((at) => others.slice(2 + 4 * at, 6 + 4 * at)),
    );
    const lines = tables.flatMap((names, at) => names.map((name) => `${at + 1},${name}`));
    const text = ['board,player', ...lines, ',Guest Nr 19'].join('\n');
    await write(tomasz, 'POST', `/seasons/${id}/rounds/1/seating`, { text });
    await write(tomasz, 'POST', `/seasons/${id}/rounds/1/release`, {});
    await expect.poll(async () => (await season()).boards.length).toBe(5);
    await tomasz.goto(`/seasons/${id}/room`);
    await expect(tomasz.getByText('Guest Nr 19')).toBeVisible();
    await expectAccessible(tomasz);
  });

  await test.step('the one who sits out stands in for a guest who left, and a late arrival takes another chair', async () => {
    await tomasz.goto(`/seasons/${id}/rounds`);
    for (const [gone, comes] of [
      ['Guest Nr 18', 'Guest Nr 19'],
      ['Guest Nr 17', 'Lola Late'],
    ] as const) {
      const card = tomasz.getByRole('article').filter({ hasText: gone });
      if (
        (await card.getByLabel('Who takes it').count()) === 0 ||
        !(await card.getByLabel('Who takes it').isVisible())
      )
        await card.getByText('Change a chair').click();
      const seats = (await season()).boards.find(({ seats: all }) =>
        all.some(({ player }) => player.name === gone),
      );
      const at = seats?.seats.findIndex(({ player }) => player.name === gone) ?? 0;
      await card.getByLabel('Chair', { exact: true }).selectOption({ index: at });
      await card.getByLabel('Who takes it').fill(comes);
      await card.getByRole('button', { name: 'Change', exact: true }).click();
      await expect(tomasz.getByRole('article').filter({ hasText: comes })).toHaveCount(1);
    }
    const names = (await season()).boards.flatMap(({ seats }) => seats.map(({ player }) => player.name));
    expect(names).toEqual(expect.arrayContaining(['Guest Nr 19', 'Lola Late']));
    expect(names).not.toContain('Guest Nr 18');
  });

  await test.step('Ines reports table 1, Kenji disputes it, and the organizer enters what is right', async () => {
    await ines.goto(`/seasons/${id}/rounds`);
    await ines.getByText('Report the result', { exact: true }).click();
    const form = ines.getByRole('form', { name: 'Report of board 1' });
    for (const [at, coins] of [50, 40, 30, 20].entries())
      await form
        .getByRole('spinbutton', { name: /^(?!Place)/ })
        .nth(at)
        .fill(String(coins));
    await form.getByRole('button', { name: 'Report', exact: true }).click();
    await expect(ines.getByText('Your report is stored.')).toBeVisible();
    await kenji.goto('/');
    await kenji
      .getByRole('listitem')
      .filter({ hasText: 'Harbour night, round 1, board 1' })
      .getByRole('link', { name: 'Look and answer' })
      .click();
    const reported = kenji.getByRole('region', { name: 'Reported result (1)' });
    await reported.getByText('Dispute it').click();
    await reported.getByRole('textbox').fill('I had 45 coins, not 40.');
    await reported.getByRole('button', { name: 'Dispute', exact: true }).click();
    await expect(reported).toContainText('I had 45 coins, not 40.');
    expect((await season()).boards.filter(({ status }) => status === 'finished')).toEqual([]);
    await tomasz.goto(`/seasons/${id}/rounds`);
    await expect(tomasz.getByText('I had 45 coins, not 40.')).toBeVisible();
  });

  /** A list of results: the seats of a board from the first down, with a figure less for each board. */
  const listOf = async (correct: (board: number, at: number) => number) => {
    const lines = (await season()).boards.flatMap(({ board, seats }) =>
      seats.map(({ player }, at) => `1,${board},${player.name},${correct(board, at)}`),
    );
    return ['round,board,player,points', ...lines].join('\n');
  };

  await test.step('all results come in as a list, and one of them is corrected', async () => {
    const first = await listOf((board, at) => 60 - 10 * at - board);
    await write(tomasz, 'POST', `/seasons/${id}/table-results`, { text: first });
    const status = async () => (await season()).status;
    await expect.poll(status).toBe('finished');
    expect((await season()).boards[0]?.seats[0]?.points).toBe(59);
    // At the last table the second had won.
    const right = await listOf((board, at) => (board === 5 && at === 1 ? 90 : 60 - 10 * at - board));
    await write(tomasz, 'POST', `/seasons/${id}/table-results`, { text: right });
    await expect.poll(async () => (await season()).standing[0]?.total).toBe(90);
  });

  await test.step('the paper has the standings of all, with the corrected result first', async () => {
    await tomasz.goto(`/seasons/${id}/print`);
    const { standing } = await season();
    const rows = tomasz.getByRole('table').first().getByRole('row');
    await expect(rows.nth(1)).toContainText(standing[0]?.player.name ?? '');
    await expect(rows.nth(1)).toContainText('90');
    // All who sat at a table, and those who left their chair; nobody twice.
    expect(new Set(standing.map(({ player }) => player.id)).size).toBe(standing.length);
    await expect(tomasz.getByRole('table').first()).toContainText('Lola Late');
    await expectAccessible(tomasz);
  });
});
