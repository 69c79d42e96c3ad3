import type { BySeat, SeatId } from '../../game';
import type { ScoredBoard } from './board';
import { afterMove } from './sample-boards';
import { forSeats, type ScoringSystem, shown, sumOf } from './system';

/** Properties that organizers ask of a scoring system (petermc.net 2020/12). */
export const PROPERTY_IDS = ['solo-draw-loss', 'monotone', 'path-independent', 'constant-sum'] as const;
export type PropertyId = (typeof PROPERTY_IDS)[number];

export const PROPERTY_WORDS: Readonly<Record<PropertyId, string>> = {
  'solo-draw-loss': 'A solo pays more than any share of a draw, and any share of a draw more than any loss.',
  monotone: 'A seat that takes a centre never loses points by it, and the seat that gives it never gains.',
  'path-independent': 'Only the last position counts, not who left when or who led before.',
  'constant-sum': 'Every board pays the same sum, so that no player gains but at the cost of another.',
};

/** Whether a property holds for all boards that were tried, or the boards that show that it does not. */
export type Verdict =
  | { readonly holds: true; readonly tried: number }
  | { readonly holds: false; readonly why: string; readonly boards: readonly ScoredBoard[] };

type Points = (board: ScoredBoard) => BySeat<number>;
type Property = (points: Points, boards: readonly ScoredBoard[]) => Verdict;

/** Points that differ by less are equal: sums of thirds are not exact. */
const CLOSE = 1e-9;

/** Tries every property of a system on the boards. */
export function propertiesOf<Parameters>(
  system: Pick<ScoringSystem<Parameters>, 'score'>,
  parameters: Parameters,
  boards: readonly ScoredBoard[],
): Readonly<Record<PropertyId, Verdict>> {
  const points: Points = (board) => {
    const scores = system.score(board, parameters);
    return forSeats(board.seats, (seat) => scores[seat]?.points ?? 0);
  };
  return {
    'solo-draw-loss': soloDrawLoss(points, boards),
    monotone: monotone(points, boards),
    'path-independent': pathIndependent(points, boards),
    'constant-sum': constantSum(points, boards),
  };
}

interface Result {
  readonly board: ScoredBoard;
  readonly seat: SeatId;
  readonly points: number;
}

/**
 * Compared over all boards together: the least that a solo pays, the least and the most that a share of a draw of
 * all survivors pays, and the most that a loser gets, who lost to a solo or left the game before a draw. A timed end
 * counts as such a draw. Draws that leave survivors out are not tried: few systems look at who was in a draw.
 */
const soloDrawLoss: Property = (points, boards) => {
  const results = boards.flatMap((board) => {
    const paid = points(board);
    return board.seats.map((seat) => ({ board, seat, points: paid[seat] ?? 0, as: roleOf(board, seat) }));
  });
  const of = (role: Role) => results.filter(({ as }) => as === role);
  return (
    pairOf(lowest(of('solo')), highest(of('draw')), 'a solo pays no more than a share of a draw') ??
    pairOf(lowest(of('draw')), highest(of('loss')), 'a share of a draw pays no more than a loss') ??
    held(boards)
  );
};

type Role = 'solo' | 'draw' | 'loss';

function roleOf({ ending, out }: ScoredBoard, seat: SeatId): Role {
  if (ending.type === 'solo') return ending.winner === seat ? 'solo' : 'loss';
  return out[seat] === undefined ? 'draw' : 'loss';
}

function lowest(results: readonly Result[]): Result | undefined {
  return results.reduce<Result | undefined>(
    (least, one) => (least === undefined || one.points < least.points ? one : least),
    undefined,
  );
}

function highest(results: readonly Result[]): Result | undefined {
  return results.reduce<Result | undefined>(
    (most, one) => (most === undefined || one.points > most.points ? one : most),
    undefined,
  );
}

function pairOf(more: Result | undefined, less: Result | undefined, claim: string): Verdict | null {
  if (more === undefined || less === undefined || more.points > less.points + CLOSE) return null;
  const why = `${claim}: ${pointsOf(more)} against ${pointsOf(less)}`;
  return { holds: false, why, boards: [more.board, less.board] };
}

function pointsOf({ seat, points }: Result): string {
  return `${seat} has ${shown(points)}`;
}

/** Every possible move of one centre on every board. */
const monotone: Property = (points, boards) => {
  for (const board of boards) {
    const before = points(board);
    for (const { from, to, after } of movesOf(board)) {
      const paid = points(after);
      const gained = (seat: SeatId) => (paid[seat] ?? 0) - (before[seat] ?? 0);
      if (gained(to) < -CLOSE)
        return { holds: false, why: moveText(from, to, to, before, paid), boards: [board, after] };
      if (gained(from) > CLOSE)
        return { holds: false, why: moveText(from, to, from, before, paid), boards: [board, after] };
    }
  }
  return held(boards);
};

function movesOf(board: ScoredBoard) {
  return board.seats.flatMap((from) =>
    board.seats.flatMap((to) => {
      const after = from === to ? null : afterMove(board, from, to);
      return after === null ? [] : [{ from, to, after }];
    }),
  );
}

function moveText(
  from: SeatId,
  to: SeatId,
  seat: SeatId,
  before: BySeat<number>,
  after: BySeat<number>,
): string {
  const change = seat === to ? 'loses' : 'gains';
  return `${to} takes a centre from ${from} and ${seat} ${change}: ${shown(before[seat] ?? 0)}, then ${shown(after[seat] ?? 0)}`;
}

/** The same last position with other years of leaving, other years before, and another length. */
const pathIndependent: Property = (points, boards) => {
  for (const board of boards)
    for (const other of otherPaths(board)) {
      const [here, there] = [points(board), points(other)];
      const seat = board.seats.find((one) => Math.abs((here[one] ?? 0) - (there[one] ?? 0)) > CLOSE);
      if (seat !== undefined)
        return {
          holds: false,
          why: `${seat} has ${shown(here[seat] ?? 0)} on one way to this position and ${shown(there[seat] ?? 0)} on another`,
          boards: [board, other],
        };
    }
  return held(boards);
};

function otherPaths(board: ScoredBoard): readonly ScoredBoard[] {
  const gone = Object.keys(board.out);
  const turned = [...board.seats].reverse();
  const mirrored = (year: BySeat<number>) =>
    forSeats(board.seats, (seat) => year[turned[board.seats.indexOf(seat)] ?? seat] ?? 0);
  return [
    { ...board, out: Object.fromEntries(gone.map((seat, at) => [seat, 1 + (at % board.years)])) },
    { ...board, years: board.years + 1 },
    { ...board, history: board.history.map(mirrored) },
  ];
}

const constantSum: Property = (points, boards) => {
  const sums = boards.map((board) => sumOf(Object.values(points(board))));
  const [first = 0] = sums;
  const at = sums.findIndex((sum) => Math.abs(sum - first) > CLOSE * Math.max(1, Math.abs(first)));
  if (at < 0) return held(boards);
  const why = `one board pays ${shown(first)} in all, another ${shown(sums[at] ?? 0)}`;
  return { holds: false, why, boards: [boards[0], boards[at]].filter((board) => board !== undefined) };
};

function held(boards: readonly ScoredBoard[]): Verdict {
  return { holds: true, tried: boards.length };
}
