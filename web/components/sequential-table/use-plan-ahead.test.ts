import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Problem } from '../../../engine/game';
import type { Game } from '../../../functions/core/game/games.schema';
import { openTab, type Tab } from '../../../test/support/browser-tab';
import { fakedPlatform, refusal } from '../../../test/support/faked-platform';
import { shownGame } from '../../../test/support/shown-game';
import { usePlanAhead } from './use-plan-ahead';
import { useValidate } from './use-validate';

let tab: Tab;
beforeEach(async () => {
  tab = await openTab();
});
afterEach(() => tab.close());

const validate = (orders: readonly string[]) =>
  orders.flatMap((order, at) => (order === 'bad' ? [{ path: [at] } as unknown as Problem] : []));

/** A platform that keeps one plan, of which each change has its own id. */
function platformWith(first: readonly string[] | null) {
  let changes = 0;
  const kept = (orders: readonly string[] | null) => {
    changes += 1;
    return orders === null ? null : { id: `p${changes}`, orders };
  };
  let plan = kept(first);
  const platform = fakedPlatform(({ method, body }) => {
    const { orders, replaces } = (body ?? {}) as { orders: readonly string[]; replaces?: string | null };
    if (method === 'PUT' && replaces !== (plan?.id ?? null)) return refusal(409, 'changed-meanwhile');
    if (method === 'PUT') plan = kept(orders);
    if (method === 'DELETE') plan = null;
    return { plan };
  });
  const refetch = vi.fn(async () => undefined);
  return {
    ...platform,
    refetch,
    open: (game: Game = shownGame()) =>
      tab.hook((now: Game) => usePlanAhead<string>(now, validate, refetch), game),
    /** The plan is given, or changed on another device. */
    becomes: (orders: readonly string[] | null) => {
      plan = kept(orders);
    },
    orders: () => plan?.orders ?? null,
  };
}

const seen = (shown: { readonly now: () => ReturnType<typeof usePlanAhead<string>> }) => {
  const { orders, isDraft, saving } = shown.now();
  return [orders, isDraft, saving];
};

describe('a plan ahead', () => {
  test('is the stored one until it is changed, and stored only on demand', async () => {
    const { open, lines } = platformWith(['x']);
    const shown = await open();
    expect(seen(shown)).toEqual([['x'], false, 'calm']);
    await tab.does(() => shown.now().change(['x', 'bad']));
    expect([seen(shown), [...shown.now().refused.keys()]]).toEqual([[['x', 'bad'], true, 'calm'], [1]]);
    expect([shown.now().isStored('x'), shown.now().isStored('bad')]).toEqual([true, false]);
    // It is asked for once more as soon as there is one.
    expect(lines()).toEqual(['GET /games/g/plan', 'GET /games/g/plan']);
    await tab.does(() => shown.now().store(['y']));
    expect([seen(shown), shown.now().isStored('y')]).toEqual([[['y'], false, 'calm'], true]);
    await tab.does(() => shown.now().store([]));
    expect([seen(shown), shown.now().stored]).toEqual([[[], false, 'calm'], null]);
    expect(lines().filter((line) => !line.startsWith('GET'))).toEqual([
      'PUT /games/g/plan',
      'DELETE /games/g/plan',
    ]);
  });

  test('stays a draft where it was changed while it was being stored', async () => {
    const { open, faults, late } = platformWith(null);
    const shown = await open();
    faults.push('late');
    await tab.does(() => void shown.now().store(['x']));
    expect(seen(shown)).toEqual([['x'], true, 'saving']);
    await tab.does(() => shown.now().change(['y']));
    await tab.does(() => late[0]?.());
    expect([seen(shown), shown.now().stored?.orders]).toEqual([[['y'], true, 'calm'], ['x']]);
  });

  test('that is refused says why, stays a draft, and the game is asked for', async () => {
    const { open, faults, refetch } = platformWith(['x']);
    const shown = await open();
    faults.push(422);
    await tab.does(() => shown.now().store(['y']));
    expect([seen(shown), shown.now().message]).toEqual([[['y'], true, 'refused'], 'It said http-422.']);
    expect([shown.now().stored?.orders, refetch.mock.calls.length]).toEqual([['x'], 1]);
    await tab.does(() => shown.now().store(['z']));
    expect([seen(shown), shown.now().message, refetch.mock.calls.length]).toEqual([
      [['z'], false, 'calm'],
      null,
      1,
    ]);
  });

  test('waits for the platform, and the newest takes the place of what waits', async () => {
    const { open, faults, asked, refetch } = platformWith(null);
    const shown = await open();
    faults.push('lost', 'lost');
    await tab.does(() => void shown.now().store(['x']));
    expect(seen(shown)).toEqual([['x'], true, 'offline']);
    await tab.does(() => void shown.now().store(['y']));
    await tab.passes(1_000);
    expect([seen(shown), refetch.mock.calls]).toEqual([[['y'], false, 'calm'], []]);
    const sent = asked.filter(({ method }) => method === 'PUT').map(({ body }) => body);
    expect(sent).toEqual([['x'], ['y'], ['y']].map((orders) => ({ orders, replaces: null })));
  });

  test.each<[shows: string, before: string[], now: string[] | null, list: string[], stored: string[]]>([
    ['its first order was carried out', ['x', 'y'], ['y'], ['x', 'y', 'z'], ['y', 'z']],
    ['one of two equal orders was', ['x', 'x'], ['x'], ['x', 'x', 'z'], ['x', 'z']],
    ['all of it was', ['x', 'y'], null, ['x', 'y', 'z'], ['z']],
    ['what was carried out had been moved', ['x', 'y'], ['y'], ['y', 'x'], ['y']],
    ['what was carried out had been removed', ['x', 'y'], ['y'], ['z'], ['z']],
    ['another device stored a shorter one', ['x', 'y'], ['w'], ['x', 'y', 'z'], ['x', 'y', 'z']],
    ['another device stored a longer one', ['x'], ['x', 'w'], ['x', 'z'], ['x', 'z']],
  ])('plans nothing twice where %s meanwhile', async (_, before, now, list, expected) => {
    const { open, becomes, orders } = platformWith(before);
    const shown = await open();
    becomes(now);
    await tab.does(() => shown.now().store(list));
    expect(orders()).toEqual(expected);
    expect(seen(shown)).toEqual([expected, false, 'calm']);
  });

  test('begun before a part was carried out plans nothing twice', async () => {
    const { open, becomes, orders } = platformWith(['x', 'y']);
    const shown = await open();
    await tab.does(() => shown.now().change(['x', 'y', 'z']));
    becomes(['y']);
    await shown.again(shownGame({ now: '2026-01-01T00:00:01.000Z' }));
    expect(shown.now().stored?.orders).toEqual(['y']);
    await tab.does(() => shown.now().store(shown.now().orders));
    expect([orders(), seen(shown)]).toEqual([
      ['y', 'z'],
      [['y', 'z'], false, 'calm'],
    ]);
  });

  test('is the newer of two lists that are sent while a part is carried out', async () => {
    const { open, becomes, orders, faults, late } = platformWith(['x', 'y']);
    const shown = await open();
    becomes(['y']);
    faults.push('late');
    await tab.does(() => void shown.now().store(['x', 'y', 'z']));
    await tab.does(() => void shown.now().store(['x', 'y', 'z', 'w']));
    await tab.does(() => late[0]?.());
    expect([orders(), seen(shown)]).toEqual([
      ['y', 'z', 'w'],
      [['y', 'z', 'w'], false, 'calm'],
    ]);
  });

  test('that changes while the rest is sent stays a draft, without what was carried out', async () => {
    const { open, becomes, orders, faults, late } = platformWith(['x', 'y']);
    const shown = await open();
    becomes(['y']);
    faults.push('late');
    await tab.does(() => void shown.now().store(['x', 'y', 'z']));
    await tab.does(() => shown.now().change(['x', 'y', 'v']));
    await tab.does(() => late[0]?.());
    expect([orders(), seen(shown)]).toEqual([
      ['y', 'z'],
      [['y', 'v'], true, 'calm'],
    ]);
  });

  test('is stored once, although its answer was lost', async () => {
    const { open, faults, orders } = platformWith(['x']);
    const shown = await open();
    faults.push('answer-lost');
    await tab.does(() => void shown.now().store(['x', 'y']));
    await tab.passes(5_000);
    expect([orders(), seen(shown)]).toEqual([
      ['x', 'y'],
      [['x', 'y'], false, 'calm'],
    ]);
  });

  test('that is refused again and again stays a draft, with the reason', async () => {
    const platform = fakedPlatform(({ method }) =>
      method === 'PUT' ? refusal(409, 'changed-meanwhile') : { plan: null },
    );
    const refetch = vi.fn(async () => undefined);
    const shown = await tab.hook((now: Game) => usePlanAhead<string>(now, validate, refetch), shownGame());
    await tab.does(() => shown.now().store(['x']));
    expect([seen(shown), shown.now().message]).toEqual([
      [['x'], true, 'refused'],
      'It said changed-meanwhile.',
    ]);
    expect(platform.lines().filter((line) => line.startsWith('PUT'))).toHaveLength(3);
  });

  test('is asked for again with each answer of the game while there is one, and with each step where there is none', async () => {
    const { open, asked, becomes } = platformWith(['x']);
    const shown = await open();
    const at = (seconds: number, more: Partial<Game> = {}) =>
      shownGame({ now: `2026-01-01T00:00:0${seconds}.000Z`, ...more });
    await shown.again(at(1));
    const before = asked.length;
    becomes(null);
    await shown.again(at(2));
    expect(seen(shown)).toEqual([[], false, 'calm']);
    expect(asked.length).toBeGreaterThan(before);
    const none = asked.length;
    await shown.again(at(3));
    await shown.again(at(4));
    expect(asked.length).toBe(none);
    await shown.again(at(4, { step: 4 }));
    expect(asked.length).toBe(none + 1);
  });

  test('is what was stored last: an answer to an earlier question does not take its place', async () => {
    const { open, faults, late } = platformWith(['x']);
    faults.push('late');
    const shown = await open();
    await tab.does(() => shown.now().store(['y']));
    await tab.does(() => late[0]?.());
    expect(seen(shown)).toEqual([['y'], false, 'calm']);
  });

  test.each([
    ['has no seat', shownGame({ me: { seat: null } })],
    ['is not playing', shownGame({ status: 'finished' as never })],
  ])('is not asked for where the reader %s', async (_, game) => {
    const { open, asked } = platformWith(['x']);
    expect(seen(await open(game))).toEqual([[], false, 'calm']);
    expect(asked).toEqual([]);
  });
});

test('a list has the problems of the reader’s seat, and none without a seat', async () => {
  const problems = [{ path: [0] }] as unknown as readonly Problem[];
  const engine = vi.fn((_: string, __: string, ___: readonly string[]) => problems);
  const shown = await tab.hook(
    ([view, seat]: readonly [string, string | null]) => useValidate(engine, view, seat),
    ['v', 'a'] as readonly [string, string | null],
  );
  const first = shown.now();
  expect(first(['x'])).toBe(problems);
  expect(engine.mock.calls).toEqual([['v', 'a', ['x']]]);
  await shown.again(['v', 'a']);
  expect(shown.now()).toBe(first);
  await shown.again(['w', 'b']);
  shown.now()(['y']);
  expect(engine.mock.calls.at(-1)).toEqual(['w', 'b', ['y']]);
  await shown.again(['w', null]);
  expect(shown.now()(['y'])).toEqual([]);
});
