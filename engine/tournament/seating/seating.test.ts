import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isNightly } from '../../../test/support/nightly';
import { shuffled } from '../../core/shuffled';
import { textRandom } from '../../random';
import { seatRound } from '.';
import { costsOf } from './costs';
import { pairUp, pairUpInParts } from './pair-up';
import { pairsOf, type SeatedBoard, type SeatingProblem } from './problem';
import { totalCost } from './search';

const SEATS = ['a', 'b', 'c', 'd', 'e', 'f', 'g'];

function entrants(count: number) {
  return Array.from({ length: count }, (_, index) => ({ id: `p${index}` }));
}

/** Consecutive rounds, each with the previous ones as input. */
function season(
  players: number,
  rounds: number,
  more: Partial<SeatingProblem> = {},
  seats = SEATS,
): SeatedBoard[][] {
  const played: SeatedBoard[][] = [];
  for (let round = 1; round <= rounds; round += 1) {
    const problem = { players: entrants(players), seats, earlier: played.flat(), ...more };
    played.push([...seatRound(problem, 'a seed', round).boards]);
  }
  return played;
}

/** How many meetings, and how many held seats, are repetitions. */
function repeats(boards: readonly SeatedBoard[]) {
  const meetings = boards.flatMap((board) =>
    pairsOf(Object.values(board)).map((pair) => [...pair].sort().join(' ')),
  );
  const held = boards.flatMap((board) => Object.entries(board).map((entry) => entry.join(' ')));
  return { met: meetings.length - new Set(meetings).size, seat: held.length - new Set(held).size };
}

/** A round of random boards, with players of whom each is a little weaker than the one before. */
function played(count: number, size: number) {
  const seats = SEATS.slice(0, size);
  const ids = shuffled(
    entrants(count).map(({ id }) => id),
    textRandom('played'),
  );
  const earlier = Array.from({ length: count / size }, (_, board) =>
    Object.fromEntries(seats.map((seat, at) => [seat, ids[board * size + at] ?? ''])),
  );
  const players = entrants(count).map(({ id }, at) => ({ id, strength: count - Math.floor(at / 3) }));
  return { players, seats, earlier };
}

describe('seating thousands', () => {
  test('boards of two are paired part by part, near each other, and nobody meets again', () => {
    const problem = { ...played(3000, 2), strength: 'swiss' as const };
    const { boards, certificate } = seatRound(problem, 'a seed', 2);
    expect(certificate).toMatchObject({ method: 'search', meetAgain: [] });
    expect(new Set(boards.flatMap((board) => Object.values(board))).size).toBe(3000);
    // Three of each strength: every pairing has every third board between neighbours.
    const strength = new Map(problem.players.map((player) => [player.id, player.strength]));
    const apart = boards.map(({ a = '', b = '' }) =>
      Math.abs((strength.get(a) ?? 0) - (strength.get(b) ?? 0)),
    );
    expect(Math.max(...apart)).toBeLessThanOrEqual(2);
  });

  test('as cheaply as all pairings compared, but for a hundredth', () => {
    const problem = { ...played(700, 2), strength: 'swiss' as const };
    const costs = costsOf(problem, 'a seed');
    const least = totalCost(pairUp(costs, textRandom('lots')), costs);
    expect(totalCost(pairUpInParts(problem, costs, textRandom('lots')), costs)).toBeLessThanOrEqual(
      least * 1.01,
    );
  });

  test('the round of a design has seats for all, however many', () => {
    const { boards, certificate } = seatRound(
      { players: entrants(10_003), seats: SEATS, earlier: [] },
      'a seed',
      2,
    );
    expect(certificate.method).toBe('exact-design');
    expect(new Set(boards.flatMap((board) => Object.values(board))).size).toBe(10_003);
  });
});

describe('seating a round', () => {
  test('players who mind meet those whose clocks are near', () => {
    const near = (ids: readonly string[]) => ids.map((id, at) => ({ id, hours: at % 2 === 0 ? 1 : -8 }));
    const problem = {
      players: near(['p0', 'p1', 'p2', 'p3', 'p4', 'p5', 'p6', 'p7']),
      seats: SEATS.slice(0, 4),
      earlier: [],
    };
    const { boards, certificate } = seatRound(problem, 'a seed', 1);
    expect(certificate.hoursApart).toBe(0);
    const parities = boards.map(
      (board) => new Set(Object.values(board).map((id) => Number(id.slice(1)) % 2)),
    );
    expect(parities.map(({ size }) => size)).toEqual([1, 1]);
  });

  test('clocks around the globe are apart by the shorter way, and do not spoil an exact design', () => {
    const players = Array.from({ length: 9 }, (_, at) => ({ id: `p${at}`, hours: at % 2 === 0 ? 12 : -11 }));
    const { certificate } = seatRound({ players, seats: SEATS.slice(0, 3), earlier: [] }, 'a seed', 1);
    expect(certificate.method).toBe('exact-design');
    expect(certificate.hoursApart).toBeLessThanOrEqual(1);
  });

  test.each([[false], [true]])('thousands of players all sit, with wishes: %s', (wishes) => {
    // With wishes the second and third round take most of a quarter of a minute.
    const many = wishes && !isNightly ? 2_002 : 10_003;
    const players = entrants(many).map((player, at) => ({
      ...player,
      ...(wishes ? { prefers: [SEATS[at % 7] ?? ''], hours: (at * 7) % 24 } : {}),
    }));
    const played: SeatedBoard[] = [];
    for (const round of wishes ? [1, 2, 3] : [1]) {
      const { boards, certificate } = seatRound({ players, seats: SEATS, earlier: played }, 'seed', round);
      expect(new Set(boards.flatMap((board) => Object.values(board))).size).toBe(players.length);
      expect(certificate).toMatchObject({ method: 'exact-design', meetAgain: [], seatAgain: [] });
      played.push(...boards);
    }
  });

  test('each player sits exactly once', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 4 }), fc.string(), (boards, seed) => {
        const players = entrants(boards * 4);
        const { boards: seated } = seatRound({ players, seats: ['n', 'e', 's', 'w'], earlier: [] }, seed, 1);
        expect(seated.flatMap((board) => Object.values(board)).sort()).toEqual(
          players.map(({ id }) => id).sort(),
        );
      }),
      { numRuns: 20 },
    );
  });

  test('the same seed seats the same boards, another one others', () => {
    const problem = { players: entrants(28), seats: SEATS, earlier: [] };
    expect(seatRound(problem, 'x', 2)).toEqual(seatRound(problem, 'x', 2));
    expect(seatRound(problem, 'x', 2)).not.toEqual(seatRound(problem, 'y', 2));
  });

  test.each([
    [9, ['a', 'b', 'c']],
    [25, ['a', 'b', 'c', 'd', 'e']],
    [49, SEATS],
  ])('%i players: as many rounds as seats, nobody met twice, every seat held once', (players, seats) => {
    const rounds = season(players, seats.length, {}, seats);
    expect(repeats(rounds.flat())).toEqual({ met: 0, seat: 0 });
  });

  test('98 players: five rounds without a repeated meeting or seat', () => {
    expect(repeats(season(98, 5).flat())).toEqual({ met: 0, seat: 0 });
  });

  test('players who must be kept apart never share a board, even where the design would have them meet', () => {
    const apart = pairsOf(['p0', 'p1', 'p2', 'p3', 'p4', 'p5']);
    for (const round of season(49, 3, { apart }))
      for (const board of round)
        expect(
          Object.values(board).filter((id) => ['p0', 'p1', 'p2', 'p3', 'p4', 'p5'].includes(id)).length,
        ).toBeLessThan(2);
  });

  test('preferences are honoured where nothing weighs against them', () => {
    const players = SEATS.map((seat, index) => ({ id: `p${index}`, prefers: [seat] }));
    const { boards, certificate } = seatRound({ players, seats: SEATS, earlier: [] }, 'x', 1);
    expect(boards).toEqual([Object.fromEntries(SEATS.map((seat, index) => [seat, `p${index}`]))]);
    expect(certificate).toMatchObject({ cost: 0, firstChoices: { met: 7, of: 7 } });
  });

  describe('strength', () => {
    const players = Array.from({ length: 16 }, (_, index) => ({
      id: `p${index}`,
      strength: 1000 + 50 * index,
    }));
    const seats = ['n', 'e', 's', 'w'];
    const strengths = (strength: SeatingProblem['strength']) =>
      seatRound({ players, seats, earlier: [], ...(strength ? { strength } : {}) }, 'x', 1).boards.map(
        (board) =>
          Object.values(board)
            .map((id) => Number(id.slice(1)))
            .sort((one, other) => one - other),
      );

    test('balanced boards have equal sums', () => {
      for (const board of strengths('balance')) expect(board.reduce((sum, one) => sum + one, 0)).toBe(30);
    });
    test('pots put one of each on a board', () => {
      for (const board of strengths('pots'))
        expect(board.map((one) => Math.floor(one / 4))).toEqual([0, 1, 2, 3]);
    });
    test('Swiss puts the strongest together', () => {
      expect(strengths('swiss')).toEqual([
        [12, 13, 14, 15],
        [8, 9, 10, 11],
        [4, 5, 6, 7],
        [0, 1, 2, 3],
      ]);
    });
  });

  test('the certificate names every fault', () => {
    const players = entrants(3);
    const seats = ['a', 'b', 'c'];
    const first = { a: 'p0', b: 'p1', c: 'p2' };
    const earlier = [first, { a: 'p1', b: 'p2', c: 'p0' }, { a: 'p2', b: 'p0', c: 'p1' }];
    const { certificate } = seatRound({ players, seats, earlier, apart: [['p0', 'p1']] }, 'x', 4);
    expect(certificate.apart).toEqual([['p0', 'p1']]);
    expect(certificate.meetAgain.map(({ times }) => times)).toEqual([4, 4, 4]);
    expect(certificate.fewestMeetings).toBe(3);
    expect(certificate.seatAgain.map(({ times }) => times)).toEqual([2, 2, 2]);
  });

  test('players who do not fill boards are a mistake of the caller', () => {
    expect(() => seatRound({ players: entrants(8), seats: SEATS, earlier: [] }, 'x', 1)).toThrow(RangeError);
  });
});
