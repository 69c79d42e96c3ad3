import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { GameTable } from '../../../functions/core/game/game-table.schema';
import type { Game } from '../../../functions/core/game/games.schema';
import { openTab, type Tab } from '../../../test/support/browser-tab';
import { fakedPlatform, refusal } from '../../../test/support/faked-platform';
import { shownGame, shownTable } from '../../../test/support/shown-game';
import { emitMutation } from '../../lib/mutation-events';
import { cachedTable, forgetKept, keepFor, keepTable } from '../../lib/offline/offline-db';
import { useLiveTable } from './use-live-table';

let tab: Tab;
beforeEach(async () => {
  tab = await openTab({ path: '/games/g' });
  await forgetKept();
});
afterEach(() => tab.close());

/** A platform whose table a test changes, and the page of the table. */
function platformWith(first: GameTable = shownTable()) {
  let table = first;
  const platform = fakedPlatform(({ path }) => {
    if (path.startsWith('/games/g/table')) return table;
    if (path === '/games/g/press') return table.press;
    return path.startsWith('/changed/games/g')
      ? { game: table.game.mark, press: table.press.mark }
      : refusal(404, 'not-found');
  });
  return {
    ...platform,
    open: () => tab.hook((given: GameTable) => useLiveTable(given), first),
    /** Something happens in the game. */
    change: (game: Partial<Omit<Game, 'me'>> & { readonly me?: Partial<Game['me']> }) => {
      const me = { ...table.game.me, ...game.me };
      table = { ...table, game: { ...table.game, ...game, me } };
    },
    write: (mark: string, unread: readonly number[] = []) => {
      const { threads } = shownTable(table.game, unread).press;
      table = { ...table, press: { ...table.press, mark, threads } };
    },
    now: () => table,
  };
}

const POLL = 'GET /changed/games/g?pass=pass+1';
const TABLE = 'GET /games/g/table';
const PRESS = 'GET /games/g/press';
/** What a page that was just opened waits before its first poll, and what it waits after news. */
const FIRST = 19_073;
const NEWS = 4_000;

describe('an open table', () => {
  test('keeps the file of a variant, and asks for the game without it', async () => {
    const variant = { title: 'Islands' };
    const platform = platformWith(shownTable(shownGame({ options: { variant, lastYear: 1908 } })));
    const shown = await platform.open();
    platform.change({ mark: 'm2', options: { lastYear: 1908 } });
    await tab.passes(FIRST);
    expect(platform.lines()).toEqual([POLL, `${TABLE}?variant=known`]);
    expect(shown.now().game).toMatchObject({ mark: 'm2', options: { variant, lastYear: 1908 } });
  });

  test('polls with its pass, and asks for nothing else while nothing has changed', async () => {
    const platform = platformWith();
    await platform.open();
    await tab.passes(FIRST - 1);
    expect(platform.lines()).toEqual([]);
    await tab.passes(1);
    expect(platform.lines()).toEqual([POLL]);
    await tab.passes(23_841);
    expect(platform.lines()).toEqual([POLL]);
    await tab.passes(1);
    expect(platform.lines()).toEqual([POLL, POLL]);
  });

  test.each([
    ['the game', ['m2', 'p1'], [TABLE]],
    ['its press', ['m1', 'p2'], [PRESS]],
    ['both', ['m2', 'p2'], [TABLE, PRESS]],
  ] as const)('asks for %s that has changed, and polls soon again', async (_, [game, press], asked) => {
    const platform = platformWith();
    const shown = await platform.open();
    platform.change({ mark: game });
    platform.write(press, [2, 3]);
    await tab.passes(FIRST);
    expect(platform.lines()).toEqual([POLL, ...asked]);
    expect([shown.now().game.mark, shown.now().press.mark]).toEqual([game, press]);
    expect(shown.now().press.unread).toBe(press === 'p2' ? 5 : 0);
    platform.forget();
    await tab.passes(NEWS - 1);
    expect(platform.lines()).toEqual([]);
    await tab.passes(1);
    expect(platform.lines()).toEqual([POLL]);
  });

  test('asks for the game where its pass has run out, and polls with the next pass', async () => {
    const platform = platformWith();
    const shown = await platform.open();
    platform.change({ mark: 'm2', me: { pass: 'pass 2' } });
    platform.faults.push(404);
    await tab.passes(FIRST);
    expect(platform.lines()).toEqual([POLL, TABLE]);
    expect(shown.now().game.mark).toBe('m2');
    platform.forget();
    await tab.passes(NEWS);
    expect(platform.lines()).toEqual(['GET /changed/games/g?pass=pass+2']);
  });

  test.each([
    'lost',
    429,
    500,
    503,
    403,
  ] as const)('goes on polling after %s, without asking for the game', async (fault) => {
    const platform = platformWith();
    await platform.open();
    platform.faults.push(fault);
    await tab.passes(FIRST);
    expect(platform.lines()).toEqual([POLL]);
    await tab.passes(30_000);
    expect(platform.lines()).toEqual([POLL, POLL]);
  });

  test('of a visitor polls without a pass', async () => {
    const platform = platformWith(shownTable(shownGame({ me: { seat: null, pass: null } })));
    await platform.open();
    await tab.passes(FIRST);
    expect(platform.lines()).toEqual(['GET /changed/games/g']);
  });

  test('asks for the game itself once its deadline has passed', async () => {
    const platform = platformWith(shownTable(shownGame({ deadline: '2026-01-01T00:00:10.000Z' })));
    const shown = await platform.open();
    await tab.passes(11_199);
    expect(platform.lines()).toEqual([]);
    platform.change({ mark: 'm2', step: 4, deadline: '2026-01-02T00:00:00.000Z' });
    await tab.passes(1);
    expect(platform.lines()).toEqual([TABLE]);
    expect(shown.now().game.step).toBe(4);
  });

  test('knows the deadline by the platform’s clock, as the answer shows it that was under way for the shortest time', async () => {
    // This device is an hour ahead of the platform.
    const late = '2025-12-31T23:00:00.000Z';
    const platform = platformWith(shownTable(shownGame({ now: late, deadline: '2025-12-31T23:00:10.000Z' })));
    const shown = await platform.open();
    expect(shown.now().now).toBe(Date.parse(late));
    await tab.passes(5_000);
    expect(platform.lines()).toEqual([]);
    // This one was under way for three seconds.
    platform.change({ mark: 'm2', now: '2025-12-31T23:00:02.000Z' });
    await tab.does(() => shown.now().refetch());
    platform.forget();
    await tab.passes(4_000);
    platform.forget();
    await tab.passes(2_199);
    expect(platform.lines()).toEqual([]);
    await tab.passes(1);
    expect(platform.lines()).toEqual([TABLE]);
  });

  test('does not poll while it is hidden, and at once when it is seen again', async () => {
    const platform = platformWith();
    await platform.open();
    await tab.turn('hidden');
    await tab.passes(600_000);
    expect(platform.lines()).toEqual([]);
    await tab.turn('visible');
    expect(platform.lines()).toEqual([POLL]);
  });

  test('polls soon after its reader has changed something', async () => {
    const platform = platformWith();
    await platform.open();
    await tab.passes(10_000);
    await tab.does(() => emitMutation());
    await tab.passes(NEWS);
    expect(platform.lines()).toEqual([POLL]);
  });

  test.each([
    ['waits', 0],
    ['asks', FIRST],
  ])('asks nothing more once it was left while it %s', async (_, before) => {
    const platform = platformWith();
    const shown = await platform.open();
    platform.faults.push('late');
    await tab.passes(before);
    platform.forget();
    await shown.leave();
    await tab.does(() => platform.late[0]?.());
    await tab.does(() => emitMutation());
    await tab.turn('hidden');
    await tab.turn('visible');
    await tab.passes(600_000);
    expect(platform.lines()).toEqual([]);
  });

  test('asks nothing more once the game is over', async () => {
    const platform = platformWith();
    const shown = await platform.open();
    platform.change({ mark: 'm2', status: 'finished', state: 'finished' });
    await tab.passes(FIRST);
    expect(shown.now().game.status).toBe('finished');
    platform.forget();
    await tab.passes(600_000);
    await tab.turn('visible');
    expect(platform.lines()).toEqual([]);
  });

  test('gives the game to who asks for it, and nothing where the platform does not answer', async () => {
    const platform = platformWith();
    const shown = await platform.open();
    platform.change({ mark: 'm2' });
    expect((await tab.does(() => shown.now().refetch()))?.mark).toBe('m2');
    platform.faults.push(503);
    expect(await tab.does(() => shown.now().refetch())).toBeUndefined();
    expect(shown.now().game.mark).toBe('m2');
    platform.change({ mark: 'm3' });
    await tab.does(() => shown.now().refetchAbsence());
    expect(shown.now().game.mark).toBe('m3');
    platform.write('p2', [1]);
    await tab.does(() => shown.now().press.refresh());
    expect([shown.now().press.mark, shown.now().press.unread]).toEqual(['p2', 1]);
  });
});

describe('a table on its reader’s device', () => {
  const LATER = '2026-01-01T00:00:05.000Z';
  const tableAt = (now: string, keeper: string | null = 'ann', mark = now) =>
    shownTable(shownGame({ now, mark, me: { keeper } }));

  test('is kept as it is shown, and each time it changes', async () => {
    await keepFor('ann');
    const platform = platformWith(tableAt('2026-01-01T00:00:00.000Z'));
    await platform.open();
    expect((await cachedTable('g'))?.game.now).toBe('2026-01-01T00:00:00.000Z');
    platform.change({ mark: 'm2', now: LATER });
    platform.write('p2');
    await tab.passes(FIRST);
    const kept = await cachedTable('g');
    expect([kept?.game.now, kept?.press.mark]).toEqual([LATER, 'p2']);
  });

  test.each([
    ['newer than the page', LATER, 'ann', 'ann', true],
    ['of the same moment', '2026-01-01T00:00:00.000Z', 'ann', 'ann', false],
    ['older', '2025-12-31T00:00:00.000Z', 'ann', 'ann', false],
    ['of another reader', LATER, 'bob', 'ann', false],
    ['of a reader where the page has none', LATER, 'ann', null, false],
  ])('is shown where it is %s', async (_, now, keeper, reader, isShown) => {
    await keepFor(keeper);
    await keepTable({ ...tableAt(now, keeper, 'kept'), press: { ...shownTable().press, mark: 'kept' } });
    const platform = platformWith(tableAt('2026-01-01T00:00:00.000Z', reader, 'page'));
    const shown = await platform.open();
    const mark = isShown ? 'kept' : 'page';
    expect([shown.now().game.mark, shown.now().press.mark]).toEqual([mark, isShown ? 'kept' : 'p1']);
    expect(platform.lines()).toEqual([]);
  });

  test('is not kept for a visitor', async () => {
    await keepFor('ann');
    await platformWith(tableAt(LATER, null)).open();
    expect(await cachedTable('g')).toBeUndefined();
  });
});
