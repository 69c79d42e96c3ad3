import { textRandom } from '../../engine/random';
import { aheadOf, type Format, planRound } from '../../engine/tournament/formats';
import { seatRound } from '../../engine/tournament/seating';
import type { Certificate } from '../../engine/tournament/seating/certificate';
import { pointsOf } from '../../engine/tournament/seating/numbering';
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

/** A tournament of duels: its boards, and who sat out each round. */
export interface Duels {
  readonly boards: readonly SeatedBoard[];
  readonly sittingOut: readonly string[];
}

/**
 * A tournament of duels from its first round to its last, drawn round by round as a season draws it, with byes for an odd
 * number of players and random results.
 */
export function tournamentOfTwo(format: Format, players: number, seed: string): Duels {
  const random = textRandom(`results of ${seed}`);
  const totals = new Map(entrants(players).map(({ id }) => [id, 0]));
  const gain = (id: string, points: number) => totals.set(id, (totals.get(id) ?? 0) + points);
  let played: Duels = { boards: [], sittingOut: [] };
  let kept: readonly string[] | undefined;
  for (let round = 1; ; round += 1) {
    const standing = [...totals].sort(([, one], [, other]) => other - one);
    const byesOf = (id: string) => played.sittingOut.filter((one) => one === id).length;
    const contenders = standing.map(([id, total], at) => ({ id, total, place: at + 1, byes: byesOf(id) }));
    const state = {
      ...({
        boardSize: 2,
        smallest: 2,
        leftOver: 'byes',
        format,
        round,
        contenders,
        last: undefined,
      } as const),
      met: { earlier: played.boards, away: [] },
    };
    const plan = planRound(state);
    if (plan.kind === 'over') return played;
    const problem = {
      players: plan.seated.map((id) => ({ id, strength: totals.get(id) })),
      seats: ['a', 'b'],
      earlier: played.boards,
      strength: plan.strength,
      ahead: aheadOf(state, plan.sittingOut),
    };
    const points = pointsOf(problem, seed, kept);
    kept = points ?? kept;
    const { boards } = seatRound({ ...problem, points }, `${seed} ${round}`, round);
    for (const id of plan.sittingOut) gain(id, 1);
    for (const { a = '', b = '' } of boards) {
      const result = random.draw(0, 2) / 2;
      gain(a, result);
      gain(b, 1 - result);
    }
    played = {
      boards: [...played.boards, ...boards],
      sittingOut: [...played.sittingOut, ...plan.sittingOut],
    };
  }
}
