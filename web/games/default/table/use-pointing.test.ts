import { afterEach, beforeEach, expect, test } from 'vitest';
import type { GameSystem } from '../../../../engine/game';
import { openTab, type Tab } from '../../../../test/support/browser-tab';
import { usePointing } from './use-pointing';

let tab: Tab;
beforeEach(async () => {
  tab = await openTab();
});
afterEach(() => tab.close());

interface Move {
  readonly spaces: readonly string[];
}
const move = (spaces: string): Move => ({ spaces: [...spaces] });

/** A game whose turn is one move along the spaces that the view lists; none follows a given one. */
const RULES = {
  legal: (ways: readonly string[], _seat: string, orders: readonly Move[]) =>
    orders.length > 0 ? [] : ways.map((spaces) => ({ order: move(spaces) })),
  spacesOf: (order: Move) => order.spaces,
} as unknown as GameSystem;

async function table(first: readonly string[], seat: string | null = 'white') {
  let orders: readonly object[] = [];
  const change = (next: readonly object[]) => {
    orders = next;
  };
  const shown = await tab.hook(
    (ways: readonly string[]) => usePointing(RULES, ways, seat, { orders, change }),
    first,
  );
  let ways = first;
  const goesOn = async (next: readonly string[]) => {
    ways = next;
    await shown.again(next);
  };
  return {
    goesOn,
    /** Points at each space, and says what is chosen, what may follow, and what is ordered. */
    taps: async (spaces: string) => {
      for (const space of spaces) {
        await tab.does(() => shown.now().tap(space));
        await goesOn(ways);
      }
      const { path, next } = shown.now();
      const given = (orders as readonly Move[]).map((one) => one.spaces.join(''));
      return [path.join(''), next.join(''), given.join(' ')];
    },
    leaves: () => tab.does(() => shown.now().leave()),
  };
}

const WAYS = ['ab', 'ac', 'bcd', 'e'];

test.each([
  ['nothing', '', ['', 'abe', '']],
  ['the first space', 'a', ['a', 'bc', '']],
  ['a whole order', 'ab', ['', 'abe', 'ab']],
  ['an order of one space', 'e', ['', 'abe', 'e']],
  ['a longer one', 'bc', ['bc', 'd', '']],
  ['another first space instead of a goal', 'ae', ['', 'abe', 'e']],
  ['a first space that is no goal of the one before', 'ba', ['a', 'bc', '']],
  ['a space that begins nothing', 'd', ['', 'abe', '']],
  ['a space that begins nothing, after a beginning', 'ad', ['', 'abe', '']],
  ['another order after a whole one, which takes its place', 'abac', ['', 'abe', 'ac']],
] as const)('pointing at %s', async (_, spaces, expected) => {
  expect(await (await table(WAYS)).taps(spaces)).toEqual(expected);
});

test('a begun order ends with the position in which it can be given, and begins anew in the next', async () => {
  const shown = await table(WAYS);
  await shown.taps('b');
  await shown.goesOn(['xy', 'ab']);
  expect(await shown.taps('')).toEqual(['', 'xa', '']);
  expect(await shown.taps('xy')).toEqual(['', 'xa', 'xy']);
});

test('a reader leaves a begun order', async () => {
  const shown = await table(WAYS);
  await shown.taps('b');
  await shown.leaves();
  expect(await shown.taps('')).toEqual(['', 'abe', '']);
});

test('who has no seat points at nothing', async () => {
  expect(await (await table(WAYS, null)).taps('ab')).toEqual(['', '', '']);
});
