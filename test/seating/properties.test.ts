import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { seatRound } from '../../engine/tournament/seating';
import { costsOf } from '../../engine/tournament/seating/costs';
import { EMPTY, type SeatedBoard, STRENGTH_RULES } from '../../engine/tournament/seating/problem';
import { totalCost } from '../../engine/tournament/seating/search';
import { cases } from '../support/nightly';
import { entrants, meetingsOn } from './rounds';

const SEATS = ['a', 'b', 'c', 'd', 'e', 'f', 'g'];

const rounds = fc
  .record({ size: fc.integer({ min: 2, max: 7 }), boards: fc.integer({ min: 1, max: 8 }) })
  .chain(({ size, boards }) => {
    const players = size * boards;
    const player = fc.nat(players - 1).map((at) => `p${at}`);
    return fc.record({
      seats: fc.constant(SEATS.slice(0, size)),
      players: fc
        .array(
          fc.record({
            strength: fc.option(fc.nat(4), { nil: undefined }),
            prefers: fc.subarray(SEATS.slice(0, size)),
          }),
          { minLength: players, maxLength: players },
        )
        .map((list) => list.map((wishes, at) => ({ id: `p${at}`, ...wishes }))),
      earlier: fc
        .array(fc.shuffledSubarray(entrants(players), { minLength: size, maxLength: size }), { maxLength: 6 })
        .map((list) =>
          list.map((board): SeatedBoard => Object.fromEntries(board.map(({ id }, at) => [SEATS[at], id]))),
        ),
      apart: fc.array(fc.tuple(player, player), { maxLength: 6 }),
      teams: fc.array(fc.uniqueArray(player, { maxLength: 4 }), { maxLength: 3 }),
      strength: fc.constantFrom(...STRENGTH_RULES),
    });
  });

test('each player sits exactly once, and the same seed seats the same boards', () => {
  fc.assert(
    fc.property(rounds, fc.string(), (problem, seed) => {
      const drawn = seatRound(problem, seed, 2);
      const seated = drawn.boards.flatMap((board) => Object.values(board));
      expect(seated.sort()).toEqual(problem.players.map(({ id }) => id).sort());
      expect(drawn.boards.every((board) => Object.keys(board).join() === problem.seats.join())).toBe(true);
      expect(seatRound(problem, seed, 2)).toEqual(drawn);
    }),
    { numRuns: cases(100, 8) },
  );
});

describe('boards of three', () => {
  test.each([
    'ignore',
    'swiss',
  ] as const)('%s: nobody meets again where any seating avoids it', (strength) => {
    const nine = entrants(9);
    const trio = fc.shuffledSubarray(nine, { minLength: 3, maxLength: 3 });
    const strengths = fc.array(fc.nat(3), { minLength: 9, maxLength: 9 });
    fc.assert(
      fc.property(fc.array(trio, { maxLength: 7 }), strengths, (met, points) => {
        // Seats outside this round, so that they have no weight.
        const earlier = met.map(
          (board): SeatedBoard => Object.fromEntries(board.map(({ id }, at) => [`earlier seat ${at}`, id])),
        );
        const players = nine.map((player, at) => ({ ...player, strength: points[at] }));
        const { certificate } = seatRound({ players, seats: ['a', 'b', 'c'], earlier, strength }, 'x', 2);
        const known = new Set(earlier.flatMap(meetingsOn));
        if (
          trios(
            nine.map(({ id }) => id),
            known,
          )
        )
          expect(certificate.meetAgain).toEqual([]);
      }),
      { numRuns: cases(15, 5) },
    );
  });
});

/** Whether all players fit on boards of three without a pair that has met, by trying every seating. */
function trios([first, ...others]: readonly string[], known: ReadonlySet<string>): boolean {
  if (first === undefined) return true;
  return others.some((second, at) =>
    others.slice(at + 1).some((third) => {
      if (meetingsOn({ first, second, third }).some((pair) => known.has(pair))) return false;
      return trios(
        others.filter((other) => other !== second && other !== third),
        known,
      );
    }),
  );
}

describe('lots among equals, not their place in the list', () => {
  const companions = (strength: 'pots' | 'swiss', size: number, of: string, points: readonly number[]) => {
    const players = entrants(points.length).map((player, at) => ({ ...player, strength: points[at] }));
    const met = new Set<string>();
    for (let seed = 0; seed < 40; seed += 1) {
      const problem = { players, seats: SEATS.slice(0, size), earlier: [], strength };
      for (const board of seatRound(problem, `seed ${seed}`, 2).boards)
        if (Object.values(board).includes(of)) for (const id of Object.values(board)) met.add(id);
    }
    met.delete(of);
    return met;
  };

  test('pots: any of six equals may stand in the first pot of four', () => {
    const met = companions('pots', 2, 'p0', [2, 2, 2, 2, 2, 2, 0, 0]);
    expect(met).toEqual(new Set(['p1', 'p2', 'p3', 'p4', 'p5', 'p6', 'p7']));
  });

  test('Swiss: any of a group may meet any other', () => {
    const two = companions('swiss', 2, 'p0', [2, 2, 2, 2, 2, 2, 0, 0]);
    expect(two).toEqual(new Set(['p1', 'p2', 'p3', 'p4', 'p5']));
    const four = companions('swiss', 4, 'p0', [2, 2, 2, 2, 2, 2, 2, 2, 1, 1, 1, 1]);
    expect(four).toEqual(new Set(['p1', 'p2', 'p3', 'p4', 'p5', 'p6', 'p7']));
  });
});

test('empty seats never share a board, whatever the design', () => {
  for (const empty of [2, 5]) {
    const gaps = entrants(empty).map(({ id }) => ({ id: `${EMPTY}${id}` }));
    const apart = gaps.flatMap((one, at) => gaps.slice(at + 1).map((other) => [one.id, other.id] as const));
    const players = [...entrants(49 - empty), ...gaps];
    const { boards, certificate } = seatRound({ players, seats: SEATS, earlier: [], apart }, 'x', 1);
    const gapsOn = (board: SeatedBoard) => Object.values(board).filter((id) => id.startsWith(EMPTY)).length;
    expect(Math.max(...boards.map(gapsOn))).toBe(1);
    expect(certificate.method).toBe('exact-design');
  }
});

test('few players sit as cheaply as they can', () => {
  const few = rounds.filter(({ seats, players }) => seats.length > 2 && players.length <= 7);
  fc.assert(
    fc.property(few, fc.string(), (problem, seed) => {
      const { certificate } = seatRound(problem, seed, 2);
      fc.pre(certificate.method === 'all-compared');
      const costs = costsOf(problem, seed);
      const prices = everyOrder(problem.players.map((_, at) => at)).map((order) =>
        totalCost(Int32Array.from(order), costs),
      );
      expect(certificate.cost).toBe(Math.min(...prices));
    }),
    { numRuns: cases(60, 20) },
  );
});

function everyOrder(numbers: readonly number[]): readonly (readonly number[])[] {
  if (numbers.length < 2) return [numbers];
  return numbers.flatMap((first) =>
    everyOrder(numbers.filter((one) => one !== first)).map((rest) => [first, ...rest]),
  );
}
