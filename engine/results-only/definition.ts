import { SEAT_COLOURS } from '../game-identity';

/** The system of games without an engine: each season defines its own in its options. */
export const RESULTS_ONLY = 'results-only';

/** What a table writes down: points (and further figures), the place of each seat, or who won. */
export const COUNTED = ['points', 'places', 'wins'] as const;
export type CountedAs = (typeof COUNTED)[number];

/** The largest board of a game that has no engine here. */
export const MOST_SEATS = 12;

/**
 * A game without an engine: what seating, results, scoring and pages need to know of it. It is stored as the options of
 * a season and of each of its games, so that a game keeps the definition it began with.
 */
export interface Definition {
  readonly title: string;
  /** How many play on one board: equal, or a range. */
  readonly seats: { readonly min: number; readonly max: number };
  readonly counts: CountedAs;
  /** The figures of a game that counts points, the leading one first; empty: points alone. */
  readonly figures: readonly string[];
  /** Whether less of the leading figure is better. */
  readonly fewest: boolean;
  /** The names of sides or roles, in the order in which a smaller board has them; empty: seats are alike. */
  readonly roles: readonly string[];
}

/** The definition of a game of which nothing is known yet, such as one in a form that has just been opened. */
const UNKNOWN: Definition = {
  title: 'Results only',
  seats: { min: 2, max: 4 },
  counts: 'points',
  figures: [],
  fewest: false,
  roles: [],
};

/**
 * Reads the definition in a season's or a game's options. It never fails, because pages show what is stored, and checks
 * of a request need a game even if its definition has problems (`options.ts` finds those).
 */
export function definitionIn(options: Readonly<Record<string, unknown>> | undefined): Definition {
  const { title, seats, counts, figures, fewest, roles } = options ?? {};
  return {
    title: typeof title === 'string' ? title : UNKNOWN.title,
    seats: seatsIn(seats) ?? UNKNOWN.seats,
    counts: COUNTED.find((one) => one === counts) ?? UNKNOWN.counts,
    figures: textsIn(figures),
    fewest: fewest === true,
    roles: textsIn(roles),
  };
}

function seatsIn(seats: unknown): Definition['seats'] | undefined {
  const { min, max } = (seats ?? {}) as Readonly<Record<string, unknown>>;
  const isCount = (count: unknown): count is number =>
    typeof count === 'number' && Number.isInteger(count) && count >= 2 && count <= MOST_SEATS;
  return isCount(min) && isCount(max) && min <= max ? { min, max } : undefined;
}

function textsIn(list: unknown): readonly string[] {
  return Array.isArray(list) ? list.filter((one) => typeof one === 'string') : [];
}

/** The names of the seats of the largest board: the roles, or numbers where seats are alike. */
export function seatNamesOf({
  roles,
  seats: { max },
}: Pick<Definition, 'roles' | 'seats'>): readonly string[] {
  return roles.length > 0 ? roles.slice(0, max) : Array.from({ length: max }, (_, at) => String(at + 1));
}

/** The number of a seat that has no name of its own; undefined for a side, a faction or a colour. */
export function seatNumber(seat: string): number | undefined {
  return /^([1-9]|1[0-2])$/.test(seat) ? Number(seat) : undefined;
}

/** The colours of seats that have none of their own, in turn. */
export function colourInTurn(number: number): (typeof SEAT_COLOURS)[number] {
  return SEAT_COLOURS[(number - 1) % SEAT_COLOURS.length] ?? SEAT_COLOURS[0];
}
