import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { seatRound } from '../../engine/tournament/seating';
import { EMPTY, type SeatedBoard } from '../../engine/tournament/seating/problem';
import { entrants, meetingsOn, repeatsOf, roundsOf, swissOfTwo } from './rounds';

const SEEDS = ['1', '2', '3', '4', '5', '6'];

describe('boards of two', () => {
  test.each([
    [8, 5],
    [16, 5],
    [16, 7],
    [32, 6],
  ])('%i players, %i rounds, twelve tournaments: nobody meets twice, and sides are even', (players, rounds) => {
    for (let tournament = 0; tournament < 12; tournament += 1) {
      const { boards } = swissOfTwo(players, rounds, `tournament ${tournament}`);
      expect(repeatsOf(boards).met).toBe(0);
      for (const { id } of entrants(players)) {
        const first = boards.filter(({ a }) => a === id).length;
        expect(Math.abs(2 * first - rounds)).toBeLessThanOrEqual(2);
      }
    }
  });

  test('nobody meets again while any pairing avoids it', () => {
    const earlier = fc.array(fc.tuple(fc.nat(7), fc.nat(7)), { maxLength: 18 });
    const strengths = fc.array(fc.nat(4), { minLength: 8, maxLength: 8 });
    fc.assert(
      fc.property(earlier, strengths, fc.string(), (met, strength, seed) => {
        const players = entrants(8).map((player, at) => ({ ...player, strength: strength[at] }));
        const boards = met.flatMap(([a, b]) => (a === b ? [] : [{ a: `p${a}`, b: `p${b}` }]));
        const problem = { players, seats: ['a', 'b'], earlier: boards, strength: 'swiss' } as const;
        const { certificate } = seatRound(problem, seed, 2);
        const known = new Set(boards.flatMap(meetingsOn));
        if (
          strangersPairUp(
            entrants(8).map(({ id }) => id),
            known,
          )
        )
          expect(certificate.meetAgain).toEqual([]);
      }),
      { numRuns: 200 },
    );
  });

  test('those of like points meet, and one of an odd group floats to the next', () => {
    const strength = [3, 3, 2, 2, 2, 1, 1, 1];
    const players = entrants(8).map((player, at) => ({ ...player, strength: strength[at] }));
    for (const seed of SEEDS) {
      const { boards } = seatRound({ players, seats: ['a', 'b'], earlier: [], strength: 'swiss' }, seed, 2);
      const apart = boards.map((board) => {
        const [one = 0, other = 0] = Object.values(board).map((id) => strength[Number(id.slice(1))] ?? 0);
        return Math.abs(one - other);
      });
      expect(apart.sort()).toEqual([0, 0, 0, 1]);
    }
  });
});

/** Whether all can be paired with new opponents, by trying every pairing. */
function strangersPairUp([first, ...others]: readonly string[], known: ReadonlySet<string>): boolean {
  if (first === undefined) return true;
  return others.some(
    (other) =>
      !known.has([first, other].sort().join(' ')) &&
      strangersPairUp(
        others.filter((left) => left !== other),
        known,
      ),
  );
}

describe('larger boards', () => {
  test.each([
    [49, 7, 4],
    [49, 7, 7],
    [16, 4, 5],
    [32, 4, 8],
  ])('%i level players on boards of %i, %i rounds: nobody meets twice', (players, size, rounds) => {
    const level = entrants(players).map((player) => ({ ...player, strength: 10 }));
    expect(repeatsOf(roundsOf(players, size, rounds, { players: level, strength: 'swiss' }).boards).met).toBe(
      0,
    );
  });

  /** Two with 3 points, six with 2, five with 1, three with none, on boards of four. */
  const strength = [3, 3, 2, 2, 2, 2, 2, 2, 1, 1, 1, 1, 1, 0, 0, 0];
  const players = entrants(16).map((player, at) => ({ ...player, strength: strength[at] }));
  const draw = (seed: string, earlier: readonly SeatedBoard[] = []) =>
    seatRound({ players, seats: ['a', 'b', 'c', 'd'], earlier, strength: 'swiss' }, seed, 2).boards;
  const points = (board: SeatedBoard) =>
    Object.values(board)
      .map((id) => strength[Number(id.slice(1))])
      .sort()
      .join('');

  test('the strongest groups sit together, and only as many float as boards need', () => {
    for (const seed of SEEDS) expect(draw(seed).map(points)).toEqual(['2233', '2222', '1111', '0001']);
  });

  test('any of a level group may be the one who floats', () => {
    const floated = new Set<string>();
    for (let seed = 0; seed < 30; seed += 1)
      for (const id of Object.values(draw(`seed ${seed}`)[3] ?? {})) floated.add(id);
    expect(floated).toEqual(new Set(['p8', 'p9', 'p10', 'p11', 'p12', 'p13', 'p14', 'p15']));
  });

  test('where groups leave a choice nobody meets again', () => {
    for (const seed of SEEDS) {
      const earlier = [
        { a: 'p0', b: 'p2', c: 'p3', d: 'p4' },
        { a: 'p1', b: 'p5', c: 'p8', d: 'p9' },
      ];
      const boards = draw(seed, earlier);
      expect(repeatsOf([...earlier, ...boards]).met).toBe(0);
    }
  });

  test('empty seats are on the last boards', () => {
    const some = players.map((player, at) => (at < 14 ? player : { id: `${EMPTY}${at}` }));
    const apart = [[`${EMPTY}14`, `${EMPTY}15`]] as const;
    const problem = {
      players: some,
      seats: ['a', 'b', 'c', 'd'],
      earlier: [],
      apart,
      strength: 'swiss',
    } as const;
    for (const seed of SEEDS) {
      const { boards } = seatRound(problem, seed, 2);
      expect(boards.map((board) => Object.values(board).filter((id) => id.startsWith(EMPTY)).length)).toEqual(
        [0, 0, 1, 1],
      );
    }
  });
});
