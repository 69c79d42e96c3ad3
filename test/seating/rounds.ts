import { textRandom } from '../../engine/random';
import { seatRound } from '../../engine/tournament/seating';
import type { Certificate } from '../../engine/tournament/seating/certificate';
import { pairsOf, type SeatedBoard, type SeatingProblem } from '../../engine/tournament/seating/problem';

export const SEATS = ['a', 'b', 'c', 'd', 'e', 'f', 'g'];

export function entrants(count: number): { id: string }[] {
  return Array.from({ length: count }, (_, at) => ({ id: `p${at}` }));
}

export interface Rounds {
  readonly boards: readonly SeatedBoard[];
  readonly certificates: readonly Certificate[];
}

/** Consecutive rounds of the same players, each with the earlier ones. */
export function roundsOf(
  players: number,
  size: number,
  rounds: number,
  more: Partial<SeatingProblem> = {},
  seed = 'a seed',
): Rounds {
  const problem = { players: entrants(players), seats: SEATS.slice(0, size), earlier: [], ...more };
  let played: Rounds = { boards: problem.earlier, certificates: [] };
  for (let round = 1; round <= rounds; round += 1) {
    const drawn = seatRound({ ...problem, earlier: played.boards }, seed, round);
    played = {
      boards: [...played.boards, ...drawn.boards],
      certificates: [...played.certificates, drawn.certificate],
    };
  }
  return played;
}

/**
 * Repeats: meetings again, each counted with every earlier one of the same pair, so that a third meeting counts two;
 * and seats held again.
 */
export function repeatsOf(boards: readonly SeatedBoard[]): { met: number; seats: number } {
  const times = new Map<string, number>();
  let met = 0;
  for (const pair of boards.flatMap(meetingsOn)) {
    const before = times.get(pair) ?? 0;
    met += before;
    times.set(pair, before + 1);
  }
  const held = boards.flatMap((board) => Object.entries(board).map((entry) => entry.join(' ')));
  return { met, seats: held.length - new Set(held).size };
}

/** The pairs on a board, each in the order of its ids. */
export function meetingsOn(board: SeatedBoard): readonly string[] {
  return pairsOf(Object.values(board)).map((pair) => [...pair].sort().join(' '));
}

/**
 * The fewest repeats of any schedule: the numbers of opponents and of seats are limited; with fewer boards than seats,
 * some players of a board have met in each earlier round.
 */
export function fewestRepeats(players: number, size: number, rounds: number): { met: number; seats: number } {
  const boards = players / size;
  const forced = Math.ceil((players * Math.max(0, rounds * (size - 1) - (players - 1))) / 2);
  // The players of a board come from the boards of any earlier round as evenly as possible.
  const [each, more] = [Math.floor(size / boards), size % boards];
  const again = boards * (more * pairs(each + 1) + (boards - more) * pairs(each));
  return { met: Math.max(forced, pairs(rounds) * again), seats: players * Math.max(0, rounds - size) };
}

function pairs(count: number): number {
  return (count * (count - 1)) / 2;
}

/**
 * A Swiss tournament on boards of two, with random results: the better player mostly wins, two games in ten are drawn.
 * `between` is the sum of the differences in points between opponents when they met.
 */
export function swissOfTwo(
  players: number,
  rounds: number,
  seed: string,
): { boards: readonly SeatedBoard[]; between: number } {
  const random = textRandom(`results of ${seed}`);
  const points = new Map(entrants(players).map(({ id }) => [id, 0]));
  const pointsFor = (id: string) => points.get(id) ?? 0;
  let earlier: readonly SeatedBoard[] = [];
  let between = 0;
  for (let round = 1; round <= rounds; round += 1) {
    const standing = [...points].map(([id, strength]) => ({ id, strength }));
    const strength = round === 1 ? 'ignore' : 'swiss';
    const { boards } = seatRound({ players: standing, seats: ['a', 'b'], earlier, strength }, seed, round);
    for (const { a = '', b = '' } of boards) between += Math.abs(pointsFor(a) - pointsFor(b));
    for (const { a = '', b = '' } of boards) {
      const result = random.draw(0, 9);
      const [better, other] = Number(a.slice(1)) < Number(b.slice(1)) ? [a, b] : [b, a];
      const gained = result < 2 ? 0.5 : result < 8 ? 1 : 0;
      points.set(better, pointsFor(better) + gained);
      points.set(other, pointsFor(other) + 1 - gained);
    }
    earlier = [...earlier, ...boards];
  }
  return { boards: earlier, between };
}
