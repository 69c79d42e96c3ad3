import { comparePoints } from '../equal-points';
import { UNKNOWN } from '../scoring/range';
import type { PointRange } from '../scoring/system';
import { type EventInput, gamesOf } from './games';
import type { AggregationRules } from './rules';
import { eventTable } from './table';
import { totalsOf } from './totals';

/** A season that is being played. */
export interface OpenSeason {
  readonly players: readonly string[];
  /** Boards that have ended, or are being played, with what each seat can still get from them. */
  readonly boards: readonly OpenBoard[];
  /** Rounds that are still to be drawn, with the possible points of a game; players may also sit them out. */
  readonly toCome: readonly ({ readonly round: number } & PointRange)[];
  readonly satOut?: EventInput['satOut'];
  readonly askedOut?: EventInput['askedOut'];
  readonly adjustments?: EventInput['adjustments'];
}

export interface OpenBoard {
  readonly round: number;
  readonly running: boolean;
  readonly topBoard?: boolean;
  readonly seats: readonly OpenSeat[];
}

export interface OpenSeat extends PointRange {
  readonly player: string;
  /** Whether the player lost the seat under the season's policy. */
  readonly forfeited?: boolean;
  /** The effect on a player who may still lose the seat: the game pays nothing, or does not count. */
  readonly mayLose?: 'pays-nothing' | 'does-not-count';
}

/** The best and the worst place in which a player can still finish. */
export interface FinishRange {
  readonly player: string;
  readonly best: number;
  readonly worst: number;
  /** Bounds of the total; infinite if the scoring guarantees none. */
  readonly total: PointRange;
}

/**
 * The places that are still possible. The bounds are safe, not sharp: no one finishes outside them, but their ends may
 * be unreachable, because every player is given the best result while all rivals get the worst from the same boards.
 * Ties may be broken either way. Rules under which more points can lower a total, or in which a total depends on other
 * players' (places, a final with qualifiers), guarantee nothing before the last board has ended.
 */
export function finishRanges(season: OpenSeason, rules: AggregationRules): readonly FinishRange[] {
  const over = season.toCome.length === 0 && season.boards.every(({ running }) => !running);
  if (over) return finished(season, rules);
  const played = boardsByPlayer(season.boards);
  const bounds = new Map(
    season.players.map((player) => [player, totalRange(season, rules, player, played.get(player) ?? [])]),
  );
  const leasts = Float64Array.from(bounds.values(), ({ least }) => least).sort();
  const mosts = Float64Array.from(bounds.values(), ({ most }) => most).sort();
  return season.players.map((player) => {
    const total = bounds.get(player) ?? UNKNOWN;
    return {
      player,
      best: 1 + countFrom(leasts, (least) => comparePoints(least, total.most) > 0),
      // The player is one of those who may tie or pass, so the count is the place itself.
      worst: countFrom(mosts, (most) => comparePoints(most, total.least) >= 0),
      total,
    };
  });
}

/** How many numbers of an ascending list are left from the first one that is large enough. */
function countFrom(sorted: Float64Array, isEnough: (number: number) => boolean): number {
  let [low, high] = [0, sorted.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (isEnough(sorted[middle] ?? Number.NaN)) high = middle;
    else low = middle + 1;
  }
  return sorted.length - low;
}

/** Nothing is open: the standings are final, though tie-breaks by centres may still be unknown here. */
function finished(season: OpenSeason, rules: AggregationRules): readonly FinishRange[] {
  const table = eventTable(inputOf(season, 'least'), { ...rules, tieBreaks: [] });
  return table.map(({ player, total, place }) => ({
    player,
    best: place,
    worst: place + table.filter((row) => row.place === place).length - 1,
    total: { least: total, most: total },
  }));
}

/** The boards of each player, with only their own seats. */
function boardsByPlayer(boards: readonly OpenBoard[]): ReadonlyMap<string, readonly OpenBoard[]> {
  const found = new Map<string, OpenBoard[]>();
  for (const board of boards)
    for (const player of new Set(board.seats.map((seat) => seat.player))) {
      const own = { ...board, seats: board.seats.filter((seat) => seat.player === player) };
      found.set(player, [...(found.get(player) ?? []), own]);
    }
  return found;
}

/**
 * The range of the total: with the least and the most of everything, for every way of playing future rounds or not. A
 * bad game may cost more than none if a mean of the rest counts.
 */
function totalRange(
  season: OpenSeason,
  rules: AggregationRules,
  player: string,
  boards: readonly OpenBoard[],
): PointRange {
  const own = { ...season, players: [player], boards };
  const losable = boards.filter(({ seats }) => seats.some(({ mayLose }) => mayLose !== undefined));
  const states = rules.sitOut === null ? 2 : rules.sitOut.request === 0 ? 3 : 4;
  const ways = states ** season.toCome.length * 2 ** losable.length;
  if (!growsWithPoints(rules) || ways > MOST_WAYS) return UNKNOWN;
  const totals = Array.from({ length: ways }, (_, way) => way).flatMap((way) => {
    const does = digits(way, states, season.toCome.length);
    const loses = digits(Math.floor(way / states ** season.toCome.length), 2, losable.length);
    const lost = new Set(losable.filter((_, at) => loses[at] === 1));
    const played = { ...own, boards: boards.map((board) => (lost.has(board) ? withoutSeats(board) : board)) };
    return (['least', 'most'] as const).map((end) => totalAt(played, rules, player, end, does));
  });
  if (totals.some(Number.isNaN)) return UNKNOWN;
  return { least: Math.min(...totals), most: Math.max(...totals) };
}

/** Beyond this, a dozen future rounds, the bounds are not computed. */
const MOST_WAYS = 4096;

/** The digits of a number, the last first: a player's choice in each future round. */
function digits(number: number, base: number, count: number): readonly number[] {
  return Array.from({ length: count }, (_, at) => Math.floor(number / base ** at) % base);
}

/** A board with all seats that may be lost as lost. */
function withoutSeats(board: OpenBoard): OpenBoard {
  return {
    ...board,
    seats: board.seats.flatMap((seat): readonly OpenSeat[] => {
      if (seat.mayLose === undefined) return [seat];
      return seat.mayLose === 'does-not-count' ? [] : [{ ...seat, least: 0, most: 0, forfeited: true }];
    }),
  };
}

/** A fourth thing to do is to stay away, 0. */
const [PLAYS, SITS_OUT, ASKS_OUT] = [1, 2, 3];

/** The total if each game pays its least or its most, and future rounds are played, left out, or sat out. */
function totalAt(
  season: OpenSeason,
  rules: AggregationRules,
  player: string,
  end: keyof PointRange,
  does: readonly number[],
): number {
  const played = season.toCome.filter((_, at) => does[at] === PLAYS);
  const roundsOf = (what: number) =>
    season.toCome.filter((_, at) => does[at] === what).map(({ round }) => round);
  const past = inputOf(season, end);
  const input: EventInput = {
    ...past,
    boards: [
      ...past.boards,
      ...played.map((range) => ({ round: range.round, seats: [{ player, points: range[end] }] })),
    ],
    satOut: { [player]: [...(season.satOut?.[player] ?? []), ...roundsOf(SITS_OUT)] },
    askedOut: { [player]: [...(season.askedOut?.[player] ?? []), ...roundsOf(ASKS_OUT)] },
  };
  return totalsOf(input, rules, gamesOf(input))[0]?.total ?? 0;
}

/** The season with every seat at its least, or at its most. */
function inputOf(season: OpenSeason, end: keyof PointRange): EventInput {
  const { players, boards, satOut, askedOut, adjustments } = season;
  return {
    players,
    boards: boards.map(({ round, topBoard, seats }) => ({
      round,
      ...(topBoard === undefined ? {} : { topBoard }),
      seats: seats.map((seat) => ({
        player: seat.player,
        points: seat[end],
        ...(seat.forfeited === true && { forfeited: true }),
      })),
    })),
    ...(satOut === undefined ? {} : { satOut }),
    ...(askedOut === undefined ? {} : { askedOut }),
    ...(adjustments === undefined ? {} : { adjustments }),
  };
}

/** Whether more points in a game can never lower the player's own total, and others' points never affect it. */
function growsWithPoints({ total }: AggregationRules): boolean {
  if (total.rule === 'average') return true;
  if (total.rule !== 'sum') return false;
  // A partly counted game must not count more than a fully counted one, or a better game could cost points.
  const factors = total.rest?.rule === 'parts' ? total.rest.factors : [[total.rest?.factor ?? 0]];
  return factors.every((list) =>
    list.every((factor, at) => factor <= 1 && factor <= (list[at - 1] ?? Number.POSITIVE_INFINITY)),
  );
}

/** The facts about a player that are already certain. */
export interface Notice {
  readonly player: string;
  readonly type: 'clinched' | 'out-of-reach';
  /** The number of first places in question; 1 means winning. */
  readonly places: number;
}

/**
 * The players who are certain of the first places, and those who can no longer reach them, for each given number of
 * places.
 */
export function clinches(ranges: readonly FinishRange[], cuts: readonly number[]): readonly Notice[] {
  return cuts.flatMap((places) =>
    ranges.flatMap(({ player, best, worst }): readonly Notice[] => {
      if (worst <= places) return [{ player, type: 'clinched', places }];
      return best > places ? [{ player, type: 'out-of-reach', places }] : [];
    }),
  );
}
