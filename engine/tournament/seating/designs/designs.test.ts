import { describe, expect, test } from 'vitest';
import { designsFor } from '.';
import { upTo } from './design';
import { fieldOf } from './field';
import { seatsInRound } from './seats';

/** Players, seats, rounds without a repeated meeting, and whether all players have met all others after them. */
const DESIGNS: readonly (readonly [number, number, number, boolean])[] = [
  [8, 2, 7, true],
  [50, 2, 49, true],
  [9, 3, 4, true],
  [15, 3, 7, true],
  [21, 3, 9, false],
  [27, 3, 13, true],
  [30, 3, 14, false],
  [39, 3, 19, true],
  [24, 3, 11, false],
  [24, 4, 7, false],
  [70, 7, 7, false],
  [84, 7, 7, false],
  [16, 4, 5, true],
  [28, 4, 9, true],
  [18, 3, 7, false],
  [40, 4, 9, false],
  [30, 5, 6, false],
  [60, 6, 7, false],
  [72, 6, 7, false],
  [44, 4, 11, false],
  [64, 4, 21, true],
  [25, 5, 6, true],
  [49, 7, 8, true],
  [56, 7, 8, false],
  [64, 8, 9, true],
  [81, 9, 10, true],
  [98, 7, 7, false],
  [147, 7, 8, false],
  [700, 7, 47, false],
];

describe.each(DESIGNS)('%i players on boards of %i', (players, size, rounds, complete) => {
  const made = () => {
    const [design] = designsFor(players, size);
    if (design === undefined) throw new Error('there is no such design');
    return { design, shown: upTo(Math.min(design.classes, 21)) };
  };

  test(`has ${rounds} rounds, in each of which everybody sits once`, () => {
    const { design, shown } = made();
    expect(design.classes).toBe(rounds);
    for (const round of shown) {
      expect(design.blocks(round).every((block) => block.length === size)).toBe(true);
      expect(
        design
          .blocks(round)
          .flat()
          .sort((one, other) => one - other),
      ).toEqual(upTo(players));
    }
  });

  test(`has nobody meet twice${complete ? ', and all meet' : ''}`, () => {
    const { design } = made();
    const met = new Set<number>();
    let pairs = 0;
    for (const round of upTo(design.classes))
      for (const block of design.blocks(round))
        for (const one of block)
          for (const other of block)
            if (one < other) {
              met.add(one * players + other);
              pairs += 1;
            }
    expect(met.size).toBe(pairs);
    if (complete) expect(pairs).toBe((players * (players - 1)) / 2);
  });

  test('has players who are to be kept apart meet in the last round at the earliest', () => {
    const { design, shown } = made();
    expect(design.strangers.flat().sort((one, other) => one - other)).toEqual(upTo(players));
    const setOf = new Map(design.strangers.flatMap((set, at) => set.map((point) => [point, at])));
    for (const round of shown.slice(0, design.classes - 1))
      for (const block of design.blocks(round))
        expect(new Set(block.map((point) => setOf.get(point))).size).toBe(size);
  });

  test('gives each seat equally often, but for one', () => {
    const { design, shown } = made();
    const held = upTo(players).map(() => new Array<number>(size).fill(0));
    for (const round of shown) {
      const places = seatsInRound(design, round);
      expect([...places].sort((one, other) => one - other)).toEqual(upTo(players));
      const boards = upTo(players / size).map((board) => [...places.slice(board * size, (board + 1) * size)]);
      expect(boards.map((board) => board.sort().join())).toEqual(
        design.blocks(round).map((block) => [...block].sort().join()),
      );
      for (const [place, point] of places.entries()) {
        const seats = held[point] ?? [];
        seats[place % size] = (seats[place % size] ?? 0) + 1;
      }
      for (const seats of held) expect(Math.max(...seats) - Math.min(...seats)).toBeLessThanOrEqual(1);
    }
  });
});

test('with as many boards as seats, or more, everybody holds each seat once and meets nobody twice', () => {
  const missing = [2, 3, 4, 5, 6, 7].flatMap((size) =>
    upTo(100)
      .map((more) => size + more)
      .filter((boards) => !designsFor(size * boards, size).some(({ classes }) => classes >= size))
      .map((boards) => `${size * boards} on boards of ${size}`),
  );
  expect(missing).toEqual(['36 on boards of 6']);
});

test.each([
  [28, 7],
  [36, 6],
  [42, 7],
  [7, 7],
  [9, 4],
])('%i players on boards of %i have no design', (players, size) => {
  expect(designsFor(players, size)).toEqual([]);
});

test.each([2, 3, 4, 5, 7, 8, 9, 16, 25, 27, 32, 49, 64, 81, 121, 125])('%i elements are a field', (order) => {
  const field = fieldOf(order);
  const elements = upTo(order);
  const sorted = (list: readonly (number | undefined)[]) => [...list].sort((a = 0, b = 0) => a - b);
  for (const one of elements) {
    expect(sorted(elements.map((other) => field?.plus(one, other)))).toEqual(elements);
    if (one > 0) expect(sorted(elements.map((other) => field?.times(one, other)))).toEqual(elements);
    for (const other of elements.slice(0, 12)) {
      const third = elements[order - 1] ?? 0;
      expect(field?.times(third, field.plus(one, other))).toBe(
        field?.plus(field.times(third, one), field.times(third, other)),
      );
    }
  }
});

test.each([1, 6, 10, 12, 14, 15, 100])('there is no field of %i elements', (order) => {
  expect(fieldOf(order)).toBeUndefined();
});
