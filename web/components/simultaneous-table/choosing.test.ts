import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { openTab, type Tab } from '../../../test/support/browser-tab';
import { type Offers, sortedOffers } from './offers';
import type { OrderRules } from './order-rules';
import type { Actor, AnyOrder } from './orders';
import { useChoice } from './use-choice';

interface Order extends AnyOrder {
  readonly unit: string;
  readonly viaConvoy?: true;
}

/** Units A and B, one place each; C goes to D by two coasts, or by sea; nothing leads to Z. */
const OFFERS: Readonly<Record<string, Offers<Order>>> = {
  a: sortedOffers<Order>([
    { unit: 'a', type: 'HOLD' },
    { unit: 'a', type: 'MOVE', to: 'C' },
    { unit: 'a', type: 'MOVE', to: 'C', viaConvoy: true },
    { unit: 'a', type: 'SUPPORT', at: 'B' },
    { unit: 'a', type: 'SUPPORT', from: 'B', to: 'C' },
    { unit: 'a', type: 'CONVOY', from: 'B', to: 'D' },
  ]),
  b: sortedOffers<Order>(
    [
      { unit: 'b', type: 'MOVE', to: 'D/north' },
      { unit: 'b', type: 'MOVE', to: 'D/south' },
    ],
    (place) => place.charAt(0),
  ),
};
const WHY = { message: 'No way.', rule: '1' } as never;
const RULES: OrderRules<Order, Actor<Order>> = {
  problemsOf: () => [],
  actorsOf: () => [],
  keyOf: ({ unit }) => unit,
  offersFor: (_, key) => OFFERS[key] as Offers<Order>,
  whyNot: () => WHY,
};

let tab: Tab;
beforeEach(async () => {
  tab = await openTab();
});
afterEach(() => tab.close());

async function desk(orders: readonly Order[] = []) {
  const change = vi.fn();
  const actors = ['a', 'b'].map((key, index) => ({
    ...{ key, place: key.toUpperCase(), name: key, index: null },
    order: orders[index] ?? null,
  }));
  const shown = await tab.hook((step: number) => useChoice(step, RULES, { orders, change }, actors), 1);
  return {
    ...shown,
    change,
    tap: (...places: readonly string[]) =>
      places.reduce(
        (before, place) => before.then(() => tab.does(() => shown.now().tap(place))),
        Promise.resolve(),
      ),
    does: (act: (now: ReturnType<typeof shown.now>) => void) => tab.does(() => act(shown.now())),
  };
}

const MOVE: Order = { unit: 'a', type: 'MOVE', to: 'C' };

describe('orders by tapping', () => {
  test('a unit and its goal make an order, with the way by sea as another choice', async () => {
    const { tap, now, change } = await desk();
    expect([now().choice, now().goals]).toEqual([null, []]);
    await tap('A');
    expect([now().choice?.key, now().goals]).toEqual(['a', ['C']]);
    await tap('C');
    expect(change.mock.calls).toEqual([[[MOVE]]]);
    expect([now().choice, now().detour]).toEqual([
      null,
      { key: 'a', given: MOVE, instead: { ...MOVE, viaConvoy: true } },
    ]);
    await tap('B');
    expect(now().detour).toBeNull();
  });

  test('a unit tapped again is no longer selected, and a place with nobody selects nobody', async () => {
    const { tap, now, change } = await desk();
    await tap('A', 'A');
    expect(now().choice).toBeNull();
    await tap('Z');
    expect([now().choice, change.mock.calls.length]).toEqual([null, 0]);
  });

  test('a goal with two coasts is asked about', async () => {
    const { tap, now, change, does } = await desk();
    await tap('B', 'D');
    expect(now().choice?.forms.map(({ to }) => to)).toEqual(['D/north', 'D/south']);
    expect(change).not.toHaveBeenCalled();
    await does(({ choice, give }) => give(choice?.forms[1] as Order));
    expect(change.mock.calls).toEqual([[[{ unit: 'b', type: 'MOVE', to: 'D/south' }]]]);
    expect([now().choice, now().detour]).toEqual([null, null]);
  });

  test('a friend is helped, and help begins anew by its button', async () => {
    const { tap, now, change, does } = await desk();
    await tap('A', 'B');
    expect([now().choice?.verb, now().choice?.aided, now().goals]).toEqual(['support', 'B', ['B', 'C']]);
    // The unit cannot help into its own place, and stays selected.
    await tap('A');
    expect([now().choice?.aided, now().refusal]).toEqual(['B', WHY]);
    await does(({ start }) => start('convoy'));
    expect([now().choice?.verb, now().choice?.aided, now().goals]).toEqual(['convoy', null, ['B']]);
    await tap('B', 'D');
    expect(change.mock.calls).toEqual([[[{ unit: 'a', type: 'CONVOY', from: 'B', to: 'D' }]]]);
  });

  test('a place that no order leads to says why, until something else is chosen', async () => {
    const { tap, now, does, change } = await desk();
    await tap('A', 'Z');
    expect([now().refusal, now().choice?.key, change.mock.calls.length]).toEqual([WHY, 'a', 0]);
    await does(({ start }) => start('support'));
    expect(now().refusal).toBeNull();
    await tap('Z');
    expect(now().refusal).toEqual(WHY);
    await does(({ choose }) => choose('b'));
    expect([now().refusal, now().choice]).toEqual([null, { key: 'b', verb: 'go', aided: null, forms: [] }]);
    await does(({ choose }) => choose(null));
    expect([now().choice, now().offers]).toEqual([null, null]);
  });

  test('an order takes the place of the unit’s earlier one, and can be taken back', async () => {
    const held: Order = { unit: 'a', type: 'HOLD' };
    const other: Order = { unit: 'b', type: 'HOLD' };
    const { tap, change, does, now } = await desk([held, other]);
    await tap('A', 'C');
    expect(change.mock.calls.at(-1)?.[0]).toEqual(expect.arrayContaining([MOVE, other]));
    expect(change.mock.calls.at(-1)?.[0]).toHaveLength(2);
    await does(({ clear }) => clear('a'));
    expect([change.mock.calls.at(-1), now().choice]).toEqual([[[other]], null]);
  });

  test('what was selected ends with its step', async () => {
    const { tap, now, again } = await desk();
    await tap('A', 'Z');
    await again(2);
    expect([now().choice, now().refusal, now().goals]).toEqual([null, null, []]);
  });
});
