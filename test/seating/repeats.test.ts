import { describe, expect, test } from 'vitest';
import { shuffled } from '../../engine/core/shuffled';
import { textRandom } from '../../engine/random';
import { seatRound } from '../../engine/tournament/seating';
import { pointsOf } from '../../engine/tournament/seating/numbering';
import type { SeatedBoard } from '../../engine/tournament/seating/problem';
import { isNightly } from '../support/nightly';
import { entrants, fewestRepeats, repeatsOf, roundsOf } from './rounds';

/** Players, seats, rounds: schedules with the fewest possible repeats. */
const REACHED: readonly (readonly [number, number, number])[] = [
  [16, 4, 5],
  [28, 4, 9],
  [15, 3, 7],
  [9, 3, 4],
  [64, 4, 9],
  [49, 7, 6],
  [49, 7, 8],
  [98, 7, 7],
  [56, 7, 7],
  [70, 7, 7],
  [84, 7, 7],
  [24, 4, 7],
  [700, 7, 7],
  [12, 2, 11],
];

/** Fewer boards than seats: no design, and unavoidable repeats. */
const SMALL: readonly (readonly [number, number, number])[] = [
  [12, 4, 3],
  [21, 7, 4],
  [35, 7, 5],
  [24, 6, 4],
];

test.each(
  isNightly ? SMALL : SMALL.slice(0, 2),
)('%i players on boards of %i, %i rounds: hardly more than nobody can avoid', (...event) => {
  const [found, least] = [repeatsOf(roundsOf(...event).boards), fewestRepeats(...event)];
  expect(found.seats).toBe(least.seats);
  expect(found.met).toBeLessThanOrEqual(least.met + 2);
});

test.each(REACHED)('%i players on boards of %i, %i rounds: no needless repeat', (players, size, rounds) => {
  const { boards, certificates } = roundsOf(players, size, rounds);
  expect(repeatsOf(boards)).toEqual(fewestRepeats(players, size, rounds));
  expect(new Set(certificates.map(({ method }) => method))).toEqual(new Set(['exact-design']));
});

test('16 players on boards of 4 all meet in five rounds', () => {
  const met = roundsOf(16, 4, 5).certificates.map(({ meetAgain }) => meetAgain.length);
  expect(met).toEqual([0, 0, 0, 0, 0]);
});

test('liked seats do not cost a meeting, and the design gives them where it can', () => {
  const players = entrants(49).map((player) => ({ ...player, prefers: ['c'] }));
  const { boards, certificates } = roundsOf(49, 7, 7, { players });
  expect(repeatsOf(boards)).toEqual({ met: 0, seats: 0 });
  expect(certificates.map(({ firstChoices }) => firstChoices.met)).toEqual([7, 7, 7, 7, 7, 7, 7]);
});

describe('a player who leaves', () => {
  test('hands their place in the design to the player who comes: nobody meets twice', () => {
    const seats = ['a', 'b', 'c', 'd', 'e', 'f', 'g'];
    let earlier: readonly SeatedBoard[] = [];
    let points: readonly string[] | undefined;
    for (let round = 1; round <= 7; round += 1) {
      const players = entrants(50).filter(({ id }) => id !== (round <= 3 ? 'p49' : 'p11'));
      const problem = { players, seats, earlier };
      points = pointsOf(problem, 'a seed', points);
      const drawn = seatRound({ ...problem, points }, 'a seed', round);
      expect(drawn.certificate.method).toBe('exact-design');
      earlier = [...earlier, ...drawn.boards];
    }
    expect(repeatsOf(earlier)).toEqual({ met: 0, seats: 0 });
  });
});

test('a season whose first rounds an older version drew goes on in its design', () => {
  const seats = ['a', 'b', 'c', 'd', 'e', 'f', 'g'];
  const ids = shuffled(
    entrants(49)
      .map(({ id }) => id)
      .sort(),
    textRandom('a seed:design'),
  );
  // Player (x, y) sat in round m on board y - m x in seat x + m, all mod 7.
  const old = [0, 1, 2].flatMap((round) =>
    seats.map((_, board) =>
      Object.fromEntries(
        seats.map((_seat, x) => [seats[(x + round) % 7], ids[x * 7 + ((board + round * x) % 7)] ?? '']),
      ),
    ),
  );
  let earlier: readonly SeatedBoard[] = old;
  for (let round = 4; round <= 7; round += 1) {
    const drawn = seatRound({ players: entrants(49), seats, earlier }, 'a seed', round);
    earlier = [...earlier, ...drawn.boards];
  }
  expect(repeatsOf(earlier).met).toBe(0);
});
