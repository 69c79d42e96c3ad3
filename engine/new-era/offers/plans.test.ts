import { describe, expect, test } from 'vitest';
import { OPTIONS } from '../options';
import type { Order } from '../orders/order-types';
import { read } from '../reading/read';
import { view } from '../reading/view';
import { hasPickLeft } from '../rules/lookout';
import type { Position } from '../types';
import { broughtBy, pointsAfter, weighedOffers } from './brings';
import { countOfThisTurn, fromPlan, problemsAhead, validatePlan } from './plans';

const SCRAP: Order = { type: 'trade', resource: 'scrap' };
const FUEL: Order = { type: 'trade', resource: 'fuel' };
const PASS: Order = { type: 'pass' };
const STORE: Order = { type: 'store', location: 'den#1', put: { scrap: 1 } };
const WORK: Order = { type: 'work', location: 'arena#1' };

/** A board on which Ann is asked, with workers for two trades, a weapon for the arena, and a store. */
function position(parts: object = {}, ann: object = {}): Position {
  const written = {
    seats: ['ann', 'bob'],
    stack: ['tank#1', 'quarry#1'],
    players: {
      ann: {
        faction: 'new-york',
        hand: ['village#1', 'hidden-cache#1'],
        goods: { worker: 4, weapons: 1, scrap: 1 },
        locations: { 'arena#1': {}, 'den#1': {} },
        ...ann,
      },
      bob: { faction: 'mutants', goods: { worker: 3 } },
    },
    ...parts,
  };
  const result = read(written, OPTIONS.parse({}), ['ann', 'bob']);
  if (!result.ok) throw new Error(JSON.stringify(result.problems));
  return { ...result.value, awaiting: { seat: 'ann', decision: 'action' }, active: 'ann' };
}

describe('3.2, 3.4 what of a plan is given', () => {
  const rows: readonly (readonly [shows: string, plan: readonly unknown[], given: number, kept: number])[] = [
    ['the first action, the rest waits', [SCRAP, FUEL, PASS], 1, 2],
    ['free orders with the action after them', [STORE, SCRAP, FUEL], 2, 1],
    [
      'what is refused by now goes with the first that is not',
      [{ ...WORK, location: 'smithy#1' }, SCRAP, PASS],
      2,
      1,
    ],
    ['nothing if nothing can be carried out', [{ ...WORK, location: 'smithy#1' }], 0, 1],
    ['nothing if only free orders can', [STORE], 0, 1],
    ['picks wait for a lookout', [{ type: 'draft', prefer: ['tank'] }, PASS], 1, 1],
  ];
  test.each(rows)('%s', (_, plan, given, kept) => {
    const parted = fromPlan(position(), 'ann', plan);
    expect([parted.given.length, parted.kept.length]).toEqual([given, kept]);
    expect([...parted.given, ...parted.kept]).toEqual(expect.arrayContaining([...plan]));
  });

  test('nothing to a seat that is not asked', () => {
    expect(fromPlan(position(), 'bob', [PASS])).toEqual({ given: [], kept: [PASS] });
  });
});

test('3.4, 3.5 the form of a plan is judged when it is stored, and it holds no standing orders', () => {
  const plan = [PASS, { type: 'fly' }, { type: 'resign' }];
  expect(validatePlan(position(), plan).map(({ path, rule }) => [path[0], rule])).toEqual([
    [1, '3.4'],
    [2, '3.5'],
  ]);
});

test('what stands later in a list is judged after what stands earlier', () => {
  const rules = (list: readonly Order[]) =>
    problemsAhead(position(), 'ann', list).map(({ path, rule }) => [path[0], rule]);
  expect(rules([SCRAP, FUEL, SCRAP])).toEqual([[2, '6.4']]);
  expect(rules([WORK, WORK])).toEqual([[1, '7.7']]);
  // 6.2 A seat that has passed is not asked again this turn.
  expect(rules([PASS, SCRAP])).toEqual([]);
});

describe('6.9 how many orders of a list are of this turn', () => {
  const rows: readonly (readonly [shows: string, list: readonly Order[], count: number])[] = [
    ['the first action', [SCRAP, FUEL], 1],
    ['free orders with the action after them', [STORE, SCRAP, FUEL], 2],
    ['what is refused with the action after it', [{ ...WORK, location: 'smithy#1' }, SCRAP, PASS], 2],
    ['free orders alone, since the turn goes on', [STORE], 1],
  ];
  test.each(rows)('%s', (_, list, count) => expect(countOfThisTurn(position(), 'ann', list)).toBe(count));
});

test.each([
  ['lookout', 0, true, true],
  ['lookout', 2, true, true],
  ['lookout', 3, false, true],
  ['lookout', 4, false, false],
  ['actions', 0, false, false],
] as const)('4.2 in the %s after %i picks: the first seat picks again: %s, the second: %s', (phase, picks, ...left) => {
  const board: Position = { ...position(), first: 'ann', phase, picks };
  expect(['ann', 'bob'].map((seat) => hasPickLeft(board, seat))).toEqual(left);
});

describe('what an order brings', () => {
  const rows: readonly (readonly [shows: string, order: Order, brings: object])[] = [
    ['a trade', FUEL, { cost: { worker: 2 }, gain: { fuel: 1 }, points: 0 }],
    ['work for a point', WORK, { cost: { worker: 1, weapons: 1 }, gain: {}, points: 1 }],
    [
      'a location worth a point that produces at once',
      { type: 'contactCard', slot: 'incorp', as: 'act', card: 'village#1' },
      { cost: { scrap: 1 }, gain: { worker: 2 }, points: 1 },
    ],
    ['an instant', { type: 'instant', card: 'hidden-cache#1' }, { cost: {}, gain: { any: 1 }, points: 0 }],
    [
      'cards for a card',
      { type: 'swap', cards: ['village#1', 'hidden-cache#1'] },
      { cost: {}, discarded: 2, drawn: 1 },
    ],
    ['what is stored leaves the pool', STORE, { cost: { scrap: 1 }, gain: {}, points: 0 }],
  ];
  test.each(rows)('%s', (_, order, expected) => {
    expect(broughtBy(position(), 'ann', [order])).toMatchObject([expected]);
  });

  test('goods out of a storage are there without a gain', () => {
    const take: Order = { type: 'store', location: 'den#1', take: { worker: 1 } };
    const own = { locations: { 'den#1': { stored: { worker: 1 } } } };
    expect(broughtBy(position({}, own), 'ann', [take])).toMatchObject([{ cost: {}, gain: { worker: 1 } }]);
  });

  test('null for an order that the earlier ones leave no room for', () => {
    expect(broughtBy(position(), 'ann', [SCRAP, FUEL, SCRAP])).toMatchObject([{}, {}, null]);
  });

  test('each is offered with it, and the points of a list are those of its orders together', () => {
    const offers = weighedOffers(position(), 'ann', [WORK]);
    const visible = offers.filter(({ order }) => order.type === 'workAgain' || order.type === 'trade');
    expect(visible).toMatchObject([{ order: { type: 'trade' }, brings: { gain: { scrap: 1 } } }]);
    expect(pointsAfter(position(), 'ann', [WORK])).toBe(pointsAfter(position(), 'ann', []) + 1);
  });

  test('from what the seat may see the answers are the same as from the whole position', () => {
    const [whole, seen] = [position(), view(position(), { kind: 'seat', seat: 'ann' })];
    expect(weighedOffers(seen, 'ann', [SCRAP])).toEqual(weighedOffers(whole, 'ann', [SCRAP]));
  });
});
