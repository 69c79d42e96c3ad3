import { ranksOf } from './equal-points';

/**
 * Tie-breaks between players with equal totals of a circuit, in the order listed by an organizer. Players whom none of
 * them separates share a place.
 */
export const CIRCUIT_TIE_BREAKS = [
  'best-results',
  'first-places',
  'dropped-results',
  'latest-events',
] as const;
export type CircuitTieBreak = (typeof CIRCUIT_TIE_BREAKS)[number];

/** Points of an event: by place in its final table, or as its table has them. */
export type CircuitPoints =
  | { readonly kind: 'places'; readonly byPlace: readonly number[] }
  | { readonly kind: 'season' };

export interface CircuitRules {
  /** How many of a player's best events count; null: all. */
  readonly best: number | null;
  readonly points: CircuitPoints;
  readonly tieBreaks: readonly CircuitTieBreak[];
}

/** A player's row in the final table of an event. Equals share a place, and the next place is skipped. */
export interface EventPlace {
  readonly player: string;
  readonly place: number;
  /** The total of the event's own table. */
  readonly points: number;
}

export interface CircuitEvent {
  readonly weight: number;
  /** Those who played; empty while the event is not over. */
  readonly places: readonly EventPlace[];
}

export interface CircuitResult {
  readonly place: number;
  /** Weighted. */
  readonly points: number;
  /** Whether it is among the player's best that count. */
  readonly counts: boolean;
}

export interface CircuitRow {
  /** 1 for the leader; equals share a place and the next place is skipped. */
  readonly place: number;
  readonly player: string;
  readonly total: number;
  /** By event, in their order; null for one that the player did not play. */
  readonly results: readonly (CircuitResult | null)[];
}

/** The table of a circuit: the sum of each player's best weighted events. */
export function circuitTable(events: readonly CircuitEvent[], rules: CircuitRules): readonly CircuitRow[] {
  const paid = events.map((event) => pointsOfEvent(event, rules.points));
  const players = [...new Set(paid.flatMap((event) => [...event.keys()]))].sort();
  const rows = players.map((player) => {
    const results = bestCounting(
      paid.map((event) => event.get(player)),
      rules.best,
    );
    const total = sum(results.flatMap((one) => (one?.counts === true ? [one.points] : [])));
    return { player, total, results };
  });
  return placed(rows, rules.tieBreaks);
}

/** The weighted points of everyone who played an event. Equals share the points of the places that they take up. */
function pointsOfEvent({ weight, places }: CircuitEvent, points: CircuitPoints) {
  const sharing = new Map<number, number>();
  for (const { place } of places) sharing.set(place, (sharing.get(place) ?? 0) + 1);
  return new Map(
    places.map(({ player, place, points: own }) => {
      const paid = points.kind === 'season' ? own : shared(points.byPlace, place, sharing.get(place) ?? 1);
      return [player, { place, points: weight * paid }] as const;
    }),
  );
}

function shared(byPlace: readonly number[], place: number, players: number): number {
  return sum(byPlace.slice(place - 1, place - 1 + players)) / players;
}

/** Of results with equal points the earlier one counts. */
function bestCounting(
  results: readonly (Omit<CircuitResult, 'counts'> | undefined)[],
  best: number | null,
): readonly (CircuitResult | null)[] {
  const ranks = ranksOf(results.flatMap((one) => one?.points ?? []));
  const rank = (at: number) => ranks.get(results[at]?.points ?? Number.NaN) ?? 0;
  const counted = results
    .flatMap((one, at) => (one === undefined ? [] : [at]))
    .sort((one, other) => rank(one) - rank(other) || one - other)
    .slice(0, best ?? results.length);
  return results.map((one, at) => (one === undefined ? null : { ...one, counts: counted.includes(at) }));
}

type Unplaced = Omit<CircuitRow, 'place'>;

function placed(rows: readonly Unplaced[], tieBreaks: readonly CircuitTieBreak[]): readonly CircuitRow[] {
  const figures = rows.map((row) => [row.total, ...tieBreaks.flatMap((id) => FIGURES[id](row))]);
  // Compared by rank: figures that are equal except for rounding share one.
  const columns = (figures[0] ?? []).map((_, at) => ranksOf(figures.map((own) => own[at] ?? NONE)));
  const sorted = rows
    .map((row, at) => ({
      row,
      ranks: (figures[at] ?? []).map((figure, column) => columns[column]?.get(figure) ?? 0),
    }))
    .sort((one, other) => firstDifference(one.ranks, other.ranks) || byId(one.row, other.row));
  let place = 0;
  return sorted.map(({ row, ranks }, at) => {
    const before = sorted[at - 1];
    if (before === undefined || firstDifference(before.ranks, ranks) !== 0) place = at + 1;
    return { place, ...row };
  });
}

/** A result that there is not: worse than any. */
const NONE = Number.NEGATIVE_INFINITY;

/** What each tie-break compares, one figure after the other; more is better. */
const FIGURES: Readonly<Record<CircuitTieBreak, (row: Unplaced) => readonly number[]>> = {
  'best-results': ({ results }) =>
    results
      .map((one) => (one?.counts === true ? one.points : NONE))
      .sort((one, other) => descending(one, other)),
  'first-places': ({ results }) => [results.filter((one) => one?.place === 1).length],
  'dropped-results': ({ results }) => [
    sum(results.flatMap((one) => (one?.counts === false ? [one.points] : []))),
  ],
  'latest-events': ({ results }) => [...results].reverse().map((one) => one?.points ?? NONE),
};

function descending(one: number, other: number): number {
  return one === other ? 0 : other - one;
}

function firstDifference(one: readonly number[], other: readonly number[]): number {
  const at = one.findIndex((rank, column) => rank !== other[column]);
  return at < 0 ? 0 : (one[at] ?? 0) - (other[at] ?? 0);
}

function byId(one: Unplaced, other: Unplaced): number {
  return one.player < other.player ? -1 : 1;
}

function sum(figures: readonly number[]): number {
  return figures.reduce((total, figure) => total + figure, 0);
}

/** How one player stands towards an invitation: unanswered or accepted, or gone; undefined: never asked. */
export type Answered = 'holds' | 'gone' | undefined;

/**
 * The next players to be invited: the first of an order who have not been asked yet, so that this many places are held by
 * those who come first in the order and have not declined.
 */
export function nextInvited(
  order: readonly string[],
  places: number,
  answered: (player: string) => Answered,
): readonly string[] {
  const invited: string[] = [];
  let held = 0;
  for (const player of order) {
    if (held === places) break;
    const answer = answered(player);
    if (answer === 'gone') continue;
    held += 1;
    if (answer === undefined) invited.push(player);
  }
  return invited;
}
