import type { BySeat, SeatId } from '../../game';
import type { Message, Part } from '../../game/message';
import { ONE } from '../game-words';
import type { ScoredBoard } from './board';
import { message, shown } from './message';
import { afterMove } from './sample-boards';
import { forSeats, type ScoringSystem, sumOf } from './system';

/** Properties that organizers ask of a scoring system (petermc.net 2020/12). */
export const PROPERTY_IDS = ['solo-draw-loss', 'monotone', 'path-independent', 'constant-sum'] as const;
export type PropertyId = (typeof PROPERTY_IDS)[number];

export const PROPERTY_WORDS: Readonly<Record<PropertyId, Message>> = {
  'solo-draw-loss': message('property.solo'),
  monotone: message('property.monotone', { one: ONE }),
  'path-independent': message('property.path'),
  'constant-sum': message('property.sum'),
};

/** Whether a property holds for all boards that were tried, or the boards that show that it does not. */
export type Verdict =
  | { readonly holds: true; readonly tried: number }
  | { readonly holds: false; readonly why: Message; readonly boards: readonly ScoredBoard[] };

type Points = (board: ScoredBoard) => BySeat<number>;
type Property = (points: Points, boards: readonly ScoredBoard[]) => Verdict;

/** Points that differ by less are equal: sums of thirds are not exact. */
const CLOSE = 1e-9;

/** Tests every property of a system on the boards. */
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
 * Compared over all boards together: the least that a solo pays, the least and the most that a share of a draw of all
 * survivors pays, and the most that a loser gets, who lost to a solo or left the game before a draw. A timed end counts
 * as such a draw. Draws that exclude survivors are not tried: few systems consider who was in a draw.
 */
const soloDrawLoss: Property = (points, boards) => {
  const results = boards.flatMap((board) => {
    const paid = points(board);
    return board.seats.map((seat) => ({ board, seat, points: paid[seat] ?? 0, as: roleOf(board, seat) }));
  });
  const of = (role: Role) => results.filter(({ as }) => as === role);
  return (
    pairOf(lowest(of('solo')), highest(of('draw')), lowSolo) ??
    pairOf(lowest(of('draw')), highest(of('loss')), lowDraw) ??
    held(boards)
  );
};

type Claim = (more: Result, less: Result) => Message;

const lowSolo: Claim = (more, less) =>
  message('property.lowSolo', {
    seat: more.seat,
    points: shown(more.points),
    other: less.seat,
    others: shown(less.points),
  });

const lowDraw: Claim = (more, less) =>
  message('property.lowDraw', {
    seat: more.seat,
    points: shown(more.points),
    other: less.seat,
    others: shown(less.points),
  });

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

function pairOf(more: Result | undefined, less: Result | undefined, claim: Claim): Verdict | null {
  if (more === undefined || less === undefined || more.points > less.points + CLOSE) return null;
  return { holds: false, why: claim(more, less), boards: [more.board, less.board] };
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
): Message {
  return message('property.taken', {
    ...{ to, from, seat, one: ONE, change: seat === to ? 'loses' : 'gains' },
    before: of(before, seat),
    after: of(after, seat),
  });
}

function of(points: BySeat<number>, seat: SeatId): Part {
  return shown(points[seat] ?? 0);
}

/** The same last position with other years of leaving, other earlier years, and another length. */
const pathIndependent: Property = (points, boards) => {
  for (const board of boards)
    for (const other of otherPaths(board)) {
      const [here, there] = [points(board), points(other)];
      const seat = board.seats.find((one) => Math.abs((here[one] ?? 0) - (there[one] ?? 0)) > CLOSE);
      if (seat !== undefined)
        return {
          holds: false,
          why: message('property.paths', { seat, here: of(here, seat), there: of(there, seat) }),
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
  const why = message('property.sums', { points: shown(first), others: shown(sums[at] ?? 0) });
  return { holds: false, why, boards: [boards[0], boards[at]].filter((board) => board !== undefined) };
};

function held(boards: readonly ScoredBoard[]): Verdict {
  return { holds: true, tried: boards.length };
}
