import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Problem } from '../../../engine/game';
import type { Game } from '../../../functions/core/game/games.schema';
import { openTab, type Tab } from '../../../test/support/browser-tab';
import { fakedPlatform } from '../../../test/support/faked-platform';
import { shownGame, storedOrders } from '../../../test/support/shown-game';
import { inEnglish } from '../../../test/support/texts';
import { sortedOffers } from './offers';
import type { OrderRules } from './order-rules';
import { type Actor, type AnyOrder, entryFor } from './orders';
import { useDesk } from './use-desk';

interface Order extends AnyOrder {
  readonly unit: string;
}

let tab: Tab;
beforeEach(async () => {
  tab = await openTab();
});
afterEach(() => tab.close());

const keyOf = ({ unit }: Order) => unit;
const move = (unit: string, to: string): Order => ({ unit, type: 'MOVE', to });

/** Rules of a board on which each unit stands in the place of its name; nobody may enter the closed places. */
function rulesOn(units: readonly string[], closed: readonly string[] = []): OrderRules<Order, Actor<Order>> {
  return {
    problemsOf: (orders) =>
      orders.flatMap(({ to = '' }, at) =>
        closed.includes(to)
          ? [{ path: [at, 'to'], message: 'Closed.', rule: '1' } as unknown as Problem]
          : [],
      ),
    actorsOf: (orders, refused) =>
      units.map((key) => {
        const index = entryFor(key, orders, refused, keyOf);
        const order = index === null ? null : (orders[index] ?? null);
        return { ...{ key, name: key, place: key.toUpperCase() }, ...{ index, order } };
      }),
    keyOf,
    offersFor: (_, key) => sortedOffers([move(key, 'X'), move(key, 'Y')]),
    whyNot: () => null,
  };
}
const RULES = rulesOn(['a', 'b']);

interface Shown {
  readonly game: Game;
  readonly rules?: OrderRules<Order, Actor<Order>>;
}

async function desk(first: Shown = { game: shownGame() }) {
  const versions = new Map<string, number>();
  const platform = fakedPlatform(({ path, body }) => {
    const version = (versions.get(path) ?? 0) + 1;
    versions.set(path, version);
    return { ...storedOrders([], version), ...(body as object), version, closed: false };
  });
  const refetch = vi.fn(async () => undefined);
  const shown = await tab.hook(
    ({ game, rules = RULES }: Shown) => useDesk(game, refetch, rules),
    first,
    inEnglish,
  );
  return {
    ...shown,
    platform,
    /** Taps places one after the other; requests go out once the page has been painted. */
    taps: async (...places: readonly string[]) => {
      for (const place of places) await tab.does(() => shown.now().choosing.tap(place));
      await tab.passes(100);
    },
    /** What was sent: the step, and each order as "a-X". */
    sent: () =>
      platform.asked.map(({ path, body }) => {
        const { orders } = body as { orders: readonly Order[] };
        return [path, ...orders.map(({ unit, to }) => `${unit}-${to}`)].join(' ');
      }),
    orders: () => shown.now().actors.map(({ key, order }) => `${key}-${order?.to ?? ''}`),
    state: () => [shown.now().list.saving, shown.now().choosing.choice?.key ?? null],
  };
}
const STEP_3 = '/games/g/steps/3/orders';
const STEP_4 = '/games/g/steps/4/orders';

describe('a reader who orders by tapping', () => {
  test('gives each unit its order, which is sent with all others at once', async () => {
    const { taps, sent, orders, now } = await desk();
    expect(orders()).toEqual(['a-', 'b-']);
    await taps('A', 'X');
    await taps('B', 'Y');
    expect([orders(), sent()]).toEqual([
      ['a-X', 'b-Y'],
      [`${STEP_3} a-X`, `${STEP_3} a-X b-Y`],
    ]);
    await tab.does(() => now().choosing.clear('a'));
    await tab.passes(100);
    expect([orders(), sent().at(-1)]).toEqual([['a-', 'b-Y'], `${STEP_3} b-Y`]);
  });

  test('changes their mind while the first order is on its way: the newest counts', async () => {
    const { taps, sent, orders, platform, state } = await desk();
    platform.faults.push('late');
    await taps('A', 'X');
    await taps('A', 'Y');
    expect([orders(), state(), sent()]).toEqual([['a-Y', 'b-'], ['saving', null], [`${STEP_3} a-X`]]);
    await tab.does(() => platform.late[0]?.());
    await tab.passes(100);
    expect([orders(), state(), sent().at(-1)]).toEqual([['a-Y', 'b-'], ['calm', null], `${STEP_3} a-Y`]);
  });

  test('sees orders that were stored elsewhere, with their units', async () => {
    const { again, orders } = await desk();
    await again({ game: shownGame({ me: { stored: storedOrders([move('b', 'X')], 4) } }) });
    expect(orders()).toEqual(['a-', 'b-X']);
  });

  test.each([
    ['is lost', 'lost', 'offline'],
    ['was stored, but the answer is lost', 'answer-lost', 'offline'],
    ['comes too often', 429, 'offline'],
    ['comes after the session has ended', 401, 'logged-out'],
    ['is refused', 422, 'refused'],
  ] as const)('keeps an order whose list %s', async (_, fault, saving) => {
    const { taps, orders, platform, state } = await desk();
    platform.faults.push(fault);
    await taps('A', 'X');
    expect([orders(), state()]).toEqual([
      ['a-X', 'b-'],
      [saving, null],
    ]);
    await taps('B', 'Y');
    expect([orders(), platform.asked.at(-1)?.body]).toMatchObject([
      ['a-X', 'b-Y'],
      { orders: [move('a', 'X'), move('b', 'Y')] },
    ]);
  });
});

describe('an order that the rules refuse', () => {
  const rules = rulesOn(['a', 'b'], ['X']);

  test('stays in the list with its rule, and is not sent', async () => {
    const { taps, sent, now } = await desk({ game: shownGame(), rules });
    await taps('A', 'X');
    await taps('B', 'Y');
    expect([...now().list.refused.keys()].map((at) => now().list.orders[at]?.unit)).toEqual(['a']);
    expect(sent().at(-1)).toBe(`${STEP_3} b-Y`);
  });

  test('leaves its unit to the order that is legal', async () => {
    const orders = [move('a', 'X'), move('a', 'Y')];
    const { orders: given } = await desk({
      ...{ game: shownGame({ me: { stored: storedOrders(orders, 1) } }), rules },
    });
    expect(given()).toEqual(['a-Y', 'b-']);
  });
});

describe('a step that closes while the reader', () => {
  const NEXT = { game: shownGame({ step: 4 }), rules: rulesOn(['a', 'c']) };

  test('has selected a unit takes the selection along, and the next order is of the next step', async () => {
    const { taps, sent, orders, again, state } = await desk();
    await taps('A');
    expect(state()).toEqual(['calm', 'a']);
    await again(NEXT);
    expect([state(), orders()]).toEqual([
      ['calm', null],
      ['a-', 'c-'],
    ]);
    await taps('X');
    expect(sent()).toEqual([]);
    await taps('C', 'X');
    expect(sent()).toEqual([`${STEP_4} c-X`]);
  });

  test('waits for an answer does not bring the old orders into the next one', async () => {
    const { taps, orders, again, platform, sent } = await desk();
    platform.faults.push('late');
    await taps('A', 'X');
    await again(NEXT);
    expect(orders()).toEqual(['a-', 'c-']);
    await taps('C', 'Y');
    await tab.does(() => platform.late[0]?.());
    await tab.passes(100);
    expect([orders(), sent()]).toEqual([
      ['a-', 'c-Y'],
      [`${STEP_3} a-X`, `${STEP_4} c-Y`],
    ]);
  });
});

test('actors stay the same for the same list, and are those of the board', async () => {
  const { now, again } = await desk();
  const before = now().actors;
  await again({ game: shownGame({ now: '2026-01-01T00:00:10.000Z' }) });
  expect(now().actors).toBe(before);
  const rules = { ...rulesOn(['c']), problemsOf: RULES.problemsOf };
  await again({ game: shownGame(), rules });
  expect(now().actors.map(({ key }) => key)).toEqual(['c']);
  expect(now().rules).toBe(rules);
});

test('somebody without units has nothing to order', async () => {
  const { taps, sent, now } = await desk({ game: shownGame({ me: { seat: null } }), rules: rulesOn([]) });
  await taps('A', 'X');
  expect([now().actors, now().choosing.choice, sent()]).toEqual([[], null, []]);
});
