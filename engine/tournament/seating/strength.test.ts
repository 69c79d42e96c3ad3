import { describe, expect, test } from 'vitest';
import { type GivenRound, priceOf, problemOf } from '../../../test/support/priced-seating';
import { costsOf } from './costs';
import type { SeatingProblem } from './problem';
import { totalCost } from './search';
import { compare } from './strength';

describe('the price of strength', () => {
  /** Two strong players, two without a strength, and two weak ones. */
  const levels = (at: number) =>
    [{ strength: 20 }, { strength: 20 }, {}, {}, { strength: 0 }, { strength: 0 }][at] ?? {};
  const six = { players: 'abcdef', size: 2, of: levels };
  const ladder = (at: number) => ({ strength: 100 - at });
  const cases: readonly (readonly [shows: string, given: GivenRound, boards: string, price: number])[] = [
    // Strong and weak players are a deviation from the mean.
    ['balance: strong with weak is free', { ...six, strength: 'balance' }, 'ae bf cd', 50],
    ['balance: like with like', { ...six, strength: 'balance' }, 'ab cd ef', 100 + 50 + 100],
    ['balance: all level', { ...six, of: () => ({ strength: 0.1 }), strength: 'balance' }, 'ab cd ef', 0],
    ['pots: one of each', { ...six, strength: 'pots', of: ladder }, 'ad be cf', 0],
    ['pots: two of the first, two of the second', { ...six, strength: 'pots', of: ladder }, 'ab cd ef', 400],
    ['Swiss for two: two of one group', { ...six, strength: 'swiss' }, 'ab cd ef', 0],
    ['Swiss for two: the square of groups between', { ...six, strength: 'swiss' }, 'ae bc df', 200 + 50 + 50],
    [
      'Swiss for two: a meeting again',
      { ...six, strength: 'swiss', earlier: 'ab ba' },
      'ab cd ef',
      4_000_000,
    ],
    [
      'Swiss for two: kept apart',
      { ...six, strength: 'swiss', apart: [['a', 'b']] },
      'ab cd ef',
      1_000_000_000,
    ],
    [
      'Swiss: a board too low, and one too high',
      { players: 'abcdef', size: 3, strength: 'swiss', of: ladder },
      'abd cef',
      100,
    ],
    [
      'Swiss: the strongest together',
      { players: 'abcdef', size: 3, strength: 'swiss', of: ladder },
      'cab fed',
      0,
    ],
    [
      'Swiss: two boards too low',
      { players: 'abcdefghi', size: 3, strength: 'swiss', of: ladder },
      'gbc def ahi',
      400,
    ],
    [
      'Swiss: a group has all boards that it reaches into',
      {
        players: 'abcdef',
        size: 3,
        strength: 'swiss',
        of: (at) => ({ strength: at === 0 ? 2 : at === 5 ? 0 : 1 }),
      },
      'abe cdf',
      0,
    ],
    [
      'Swiss: but no more',
      {
        players: 'abcdefghi',
        size: 3,
        strength: 'swiss',
        of: (at) => ({ strength: at < 2 ? 2 : at < 4 ? 1 : 0 }),
      },
      'abg ehi cdf',
      50 + 50 + 50,
    ],
    [
      'Swiss: the last boards are those with an empty seat',
      { players: 'abcdefgh-', size: 3, strength: 'swiss', of: ladder },
      'abc def gh-',
      0,
    ],
    [
      'Swiss: and none before them',
      { players: 'abcdefgh-', size: 3, strength: 'swiss', of: ladder },
      'ab- def ghc',
      200 + 200,
    ],
    [
      'Swiss: a meeting again',
      { players: 'abcdef', size: 3, strength: 'swiss', of: ladder, earlier: 'xab' },
      'abc def',
      3_000,
    ],
    [
      'Swiss: kept apart',
      { players: 'abcdef', size: 3, strength: 'swiss', of: ladder, apart: [['c', 'b']] },
      'abc def',
      1_000_000,
    ],
  ];
  test.each(cases)('%s', (_shows, given, boards, price) => {
    expect(priceOf(given, boards)).toBe(price);
  });

  test('two who are more than a hundred groups apart cost no more than at a hundred', () => {
    const many = Array.from({ length: 104 }, (_, at) => ({ id: `p${at}`, strength: at }));
    const problem: SeatingProblem = { players: many, seats: ['a', 'b'], earlier: [], strength: 'swiss' };
    const straight = many.map((_, at) => at);
    const crossed = [103, ...straight.slice(1, 103), 0];
    const price = (places: readonly number[]) => totalCost(Int32Array.from(places), costsOf(problem, 'lots'));
    expect(price(straight)).toBe(52 * 50);
    // The first and the last one are 102 apart from those they meet now.
    expect(price(crossed)).toBe(50 * 50 + 2 * 50 * 100 ** 2);
  });

  test('lots among equals at the edge of a pot follow from the seed, whatever the order of entries', () => {
    const pots = (players: string, lots: string) => {
      const { pair } = costsOf(
        problemOf({ players, size: 2, strength: 'pots', of: () => ({ strength: 1 }) }),
        lots,
      );
      const together = (one: string, other: string) => {
        const [low, high] = [players.indexOf(one), players.indexOf(other)].sort((a, b) => a - b);
        return (pair[((high ?? 0) * ((high ?? 0) - 1)) / 2 + (low ?? 0)] ?? 0) > 0;
      };
      return ['b', 'c', 'd', 'e', 'f'].filter((other) => together('a', other)).join('');
    };
    expect(pots('fbdcea', 'seed')).toBe(pots('abcdef', 'seed'));
    const drawn = ['s', 't', 'u', 'v', 'w', 'x', 'y', 'z'].map((seed) => pots('abcdef', seed));
    expect(drawn.every(({ length }) => length === 2)).toBe(true);
    expect(new Set(drawn).size).toBeGreaterThan(2);
  });
});

test.each([
  ['a', 'b', -1],
  ['b', 'a', 1],
  ['a', 'a', 0],
])('%s beside %s: %i', (one, other, sign) => {
  expect(compare(one, other)).toBe(sign);
});
