import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Order } from '../../../../engine/nyc-risk/orders/order-types';
import { openTab, type Tab } from '../../../../test/support/browser-tab';
import type { RiskOffer } from './offers';
import { useMapChoice } from './use-map-choice';

let tab: Tab;
beforeEach(async () => {
  tab = await openTab();
});
afterEach(() => tab.close());

const attack = (from: string, to: string): RiskOffer => ({ order: { type: 'attack', from, to } });
const fortify = (from: string, to: string): RiskOffer => ({ order: { type: 'fortify', from, to, count: 1 } });
const put = (type: 'reinforce' | 'place', max = 2): RiskOffer => ({
  order: type === 'place' ? { type, mayor: 'harlem', placements: [] } : { type, placements: [] },
  open: [{ field: 'placements', kind: 'placements', to: ['harlem', 'inwood'], min: 1, max }],
});
const ATTACKS = [attack('harlem', 'inwood'), attack('harlem', 'soho'), attack('tribeca', 'soho')];

/** What an order does: "attack harlem inwood", "reinforce harlem 2". */
function inShort(order: Order): string {
  if (order.type === 'attack' || order.type === 'fortify') return `${order.type} ${order.from} ${order.to}`;
  if (order.type === 'draft') return `draft ${order.to}`;
  if (order.type === 'reinforce' || order.type === 'place')
    return [order.type, ...order.placements.map(({ to, count }) => `${to} ${count}`)].join(' ');
  return order.type;
}

async function map(first: readonly RiskOffer[]) {
  let orders: readonly Order[] = [];
  const made: number[] = [];
  const change = (next: readonly Order[]) => {
    orders = next;
  };
  let params = { step: 1, offers: first };
  const shown = await tab.hook(
    ({ step, offers }: typeof params) =>
      useMapChoice({ step, offers, orders, change, onMade: (index) => made.push(index) }),
    params,
  );
  const goesOn = async (next: Partial<typeof params>) => {
    params = { ...params, ...next };
    await shown.again(params);
  };
  return {
    made,
    goesOn,
    taps: async (...hoods: readonly string[]) => {
      for (const hood of hoods) {
        await tab.does(() => shown.now().tap(hood));
        await goesOn({});
      }
    },
    leaves: () => tab.does(() => shown.now().leave()),
    now: () => {
      const { chosen, goals } = shown.now();
      return [chosen, [...goals].map((one) => one.join(' ')).join(', '), orders.map(inShort).join(', ')];
    },
  };
}

const STARTS = 'harlem start, tribeca start';
const FROM_HARLEM = 'inwood attack, soho attack';

test.each([
  ['an own hood', ['harlem'], ['harlem', FROM_HARLEM, '']],
  ['it once more', ['harlem', 'harlem'], [null, STARTS, '']],
  ['another own hood', ['harlem', 'tribeca'], ['tribeca', 'soho attack', '']],
  ['a hood from which nothing is possible', ['soho'], ['soho', STARTS, '']],
  ['a goal', ['harlem', 'inwood'], ['harlem', FROM_HARLEM, 'attack harlem inwood']],
  [
    'two goals from the same hood, the second with one tap',
    ['harlem', 'inwood', 'soho'],
    ['harlem', FROM_HARLEM, 'attack harlem inwood, attack harlem soho'],
  ],
  [
    'the hood of an attack, which ends it',
    ['harlem', 'inwood', 'harlem'],
    [null, STARTS, 'attack harlem inwood'],
  ],
] as const)('a tap on %s', async (_, taps, expected) => {
  const shown = await map(ATTACKS);
  await shown.taps(...taps);
  expect(shown.now()).toEqual(expected);
});

test('a hood stays chosen after its attack only as long as it can attack', async () => {
  const shown = await map(ATTACKS);
  await shown.taps('harlem', 'inwood');
  await shown.goesOn({ offers: ATTACKS.slice(2) });
  expect(shown.now()).toEqual([null, 'tribeca start', 'attack harlem inwood']);
  expect(shown.made).toEqual([0]);
});

test('a choice ends with its step, and where the reader leaves it', async () => {
  const shown = await map(ATTACKS);
  await shown.taps('harlem');
  await shown.goesOn({ step: 2 });
  expect(shown.now()).toEqual([null, STARTS, '']);
  await shown.taps('harlem');
  await shown.leaves();
  expect(shown.now()).toEqual([null, STARTS, '']);
});

test('a move is made once, and nothing stays chosen', async () => {
  const shown = await map([fortify('harlem', 'inwood')]);
  await shown.taps('harlem', 'inwood');
  expect(shown.now()).toEqual([null, 'harlem start', 'fortify harlem inwood']);
});

test('a free hood is taken in place of the one taken before', async () => {
  const shown = await map(['inwood', 'soho'].map((to) => ({ order: { type: 'draft', to } })));
  await shown.taps('inwood', 'soho');
  expect([shown.now(), shown.made]).toEqual([
    [null, 'inwood take, soho take', 'draft soho'],
    [0, 0],
  ]);
});

test.each([
  ['come in', 'reinforce', ['harlem', 'harlem', 'inwood'], 'reinforce harlem 2 inwood 1'],
  ['are placed, as many as there are', 'place', ['harlem', 'harlem', 'inwood'], 'place harlem 2'],
] as const)('units that %s are put one by one', async (_, type, taps, expected) => {
  const shown = await map([put(type)]);
  await shown.taps(...taps);
  expect([shown.now(), shown.made]).toEqual([
    [null, 'harlem put, inwood put', expected],
    [0, 0, 0],
  ]);
});
