import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { textRandom } from '../core/random';
import { drawBoards, type SeatedBoard } from './draw';

const SEATS = ['a', 'b', 'c', 'd', 'e', 'f', 'g'];
const players = (count: number) => Array.from({ length: count }, (_, index) => `p${index}`);

function rounds(count: number, of: number): SeatedBoard[][] {
  const played: SeatedBoard[][] = [];
  for (let round = 0; round < of; round += 1)
    played.push(
      drawBoards(
        { players: players(count), seats: SEATS, earlier: played.flat() },
        textRandom(`draw ${round}`),
      ),
    );
  return played;
}

function mostOften(keys: readonly string[]): number {
  const counts = new Map<string, number>();
  for (const key of keys) counts.set(key, (counts.get(key) ?? 0) + 1);
  return Math.max(...counts.values());
}

describe('drawing boards', () => {
  test('every player sits exactly once', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 6 }), fc.string(), (boards, seed) => {
        const drawn = drawBoards(
          { players: players(boards * 7), seats: SEATS, earlier: [] },
          textRandom(seed),
        );
        expect(drawn.flatMap((board) => Object.values(board)).sort()).toEqual(players(boards * 7).sort());
        for (const board of drawn) expect(Object.keys(board)).toEqual(SEATS);
      }),
    );
  });

  test('the same seed draws the same boards', () => {
    expect(rounds(28, 3)).toEqual(rounds(28, 3));
  });

  test('in three rounds of 49 nobody has a seat twice and hardly anybody an opponent twice', () => {
    const boards = rounds(49, 3).flat();
    expect(
      mostOften(
        boards.flatMap((board) => Object.entries(board).map(([seat, player]) => `${seat} ${player}`)),
      ),
    ).toBe(1);
    const pairs = boards.flatMap((board) => {
      const sorted = Object.values(board).sort();
      return sorted.flatMap((one, index) => sorted.slice(index + 1).map((other) => `${one} ${other}`));
    });
    const repeats = pairs.length - new Set(pairs).size;
    expect(repeats).toBeLessThanOrEqual(12);
  });
});
