import { describe, expect, test } from 'vitest';
import { nextDivisions } from '.';
import { divisionCount, divisionSizes } from './division-sizes';

const RULES = { up: 1, down: 1, target: 3, least: 2, most: 4 };

describe('the number of divisions', () => {
  test.each([
    ['stays while all have room', 6, 2, 2],
    ['stays where each is as small as it may be', 4, 2, 2],
    ['stays where each is as large as it may be', 8, 2, 2],
    ['falls to what can be filled', 3, 2, 1],
    ['falls by two', 5, 4, 2],
    ['is one where too few are left for any', 1, 1, 1],
    ['grows to about the target', 9, 2, 3],
    ['is rounded', 11, 2, 4],
    ['grows by as few as that takes', 5, 1, 2],
  ])('%s: %i players in %i', (_shows, players, present, count) => {
    expect(divisionCount(players, present, RULES)).toBe(count);
  });

  test('is no more than can be filled, and no fewer than hold all', () => {
    expect(divisionCount(9, 1, { target: 4, least: 4, most: 5 })).toBe(2);
    expect(divisionCount(13, 1, { target: 3, least: 3, most: 12 })).toBe(4);
    expect(divisionCount(25, 1, { target: 12, least: 2, most: 12 })).toBe(3);
    expect(divisionCount(11, 1, { target: 4, least: 4, most: 5 })).toBe(1);
    expect(divisionCount(7, 1, { target: 2, least: 3, most: 6 })).toBe(2);
  });
});

describe('sizes', () => {
  const sizes = (before: readonly number[], more: Partial<typeof RULES> = {}) =>
    divisionSizes(before, { ...RULES, ...more });

  test.each([
    ['stay where as many rise as fall', [3, 3, 3], {}, [3, 3, 3]],
    ['grow at the top where more rise', [3, 3, 3], { up: 2, least: 1 }, [4, 3, 2]],
    ['grow at the bottom where more fall', [3, 3, 3], { down: 2, least: 1 }, [2, 3, 4]],
    ['are bounded above', [3, 4, 3], { up: 3, least: 1 }, [4, 4, 2]],
    ['are bounded below', [3, 3, 3], { down: 3 }, [2, 3, 4]],
    ['leave enough for those below', [4, 1, 1], {}, [2, 2, 2]],
    ['take what those below cannot hold', [2, 4, 6], {}, [4, 4, 4]],
    ['count only those who can rise', [3, 1, 4], { up: 2, down: 2, least: 1 }, [2, 3, 3]],
    ['are the target where a division opens, and above it', [8, 0], {}, [4, 4]],
    ['are the target above one that opens, however many there were', [6, 0], { most: 9 }, [3, 3]],
    ['leave enough for a division that opens', [3, 4, 0], { most: 6 }, [3, 2, 2]],
    ['go to the highest first where all cannot be filled', [1, 1], {}, [2, 0]],
  ])('%s: %j', (_shows, before, more, expected) => {
    expect(sizes(before, more)).toEqual(expected);
  });
});

describe('moves', () => {
  const moves = (finished: readonly string[], more: Partial<typeof RULES>, leaving = '', joining = '') =>
    nextDivisions(
      finished.map((division) => [...division]),
      { ...RULES, ...more },
      [...leaving],
      [...joining],
    ).moves.map(({ player, from, to, why }) => `${player} ${from}-${to} ${why}`);

  test('name who rises and falls by the rules', () => {
    expect(moves(['abc', 'def'], {})).toEqual(['c 0-1 relegated', 'd 1-0 promoted']);
  });

  test('beyond that even out sizes', () => {
    expect(moves(['abcdef', 'ghij'], {}, 'hij')).toEqual([
      'd 0-1 rebalanced',
      'e 0-1 rebalanced',
      'f 0-1 relegated',
      'g 1-0 promoted',
    ]);
  });

  test('all of a small division may fall by the rules', () => {
    expect(moves(['ab', 'cdef'], { up: 2, down: 5 })).toEqual([
      'a 0-1 relegated',
      'b 0-1 relegated',
      'c 1-0 promoted',
      'd 1-0 promoted',
    ]);
  });

  test('by two divisions are no promotion', () => {
    expect(moves(['abc', 'd', 'efg'], {}, 'abcd')).toEqual([
      'e 2-0 rebalanced',
      'f 2-0 rebalanced',
      'g 2-0 rebalanced',
    ]);
  });

  test('nobody moves where nobody is, and the first season has one division', () => {
    expect(nextDivisions([], RULES)).toEqual({ divisions: [], moves: [] });
    expect(nextDivisions([], RULES, [], [...'abcd'])).toEqual({ divisions: [[...'abcd']], moves: [] });
    expect(nextDivisions([['a']], RULES)).toEqual({ divisions: [['a']], moves: [] });
  });
});
