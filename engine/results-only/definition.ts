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
export interface GameDefinition {
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

/** Another game for one round of a season. */
export interface GameOfRound extends GameDefinition {
  readonly round: number;
}

/** The game of a season without an engine, and those that rounds have of their own, by round. */
export interface Definition extends GameDefinition {
  readonly games: readonly GameOfRound[];
}

/** How many rounds of a season may have a game of their own. */
export const MOST_GAMES = 20;

/** The definition of a game of which nothing is known yet, such as one in a form that has just been opened. */
const UNKNOWN: GameDefinition = {
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
export function definitionIn(options: StoredOptions): Definition {
  return { ...gameIn(options), games: gamesIn(options) };
}

type StoredOptions = Readonly<Record<string, unknown>> | undefined;

function gameIn(options: StoredOptions): GameDefinition {
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

/** Stored games of rounds have passed the checks of a request; in a form one may not have its round yet. */
function gamesIn(options: StoredOptions): readonly GameOfRound[] {
  return listIn(options)
    .map((one) => ({ round: typeof one.round === 'number' ? one.round : 0, ...gameIn(one) }))
    .sort((one, other) => one.round - other.round);
}

function listIn(options: StoredOptions): readonly Readonly<Record<string, unknown>>[] {
  const { games } = options ?? {};
  return Array.isArray(games) ? games.filter((one) => typeof one === 'object' && one !== null) : [];
}

/**
 * The options of the boards of a round: the definition of its own game, or that of all other rounds. A board keeps them,
 * and knows of no other round.
 */
export function optionsOfRound(
  options: Readonly<Record<string, unknown>>,
  round: number,
): Readonly<Record<string, unknown>> {
  const { games: _, ...usual } = options;
  const { round: __, ...own } = listIn(options).find((one) => one.round === round) ?? { round };
  return Object.keys(own).length === 0 ? usual : own;
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
}: Pick<GameDefinition, 'roles' | 'seats'>): readonly string[] {
  return roles.length > 0 ? roles.slice(0, max) : Array.from({ length: max }, (_, at) => String(at + 1));
}

/** The number of a seat that has no name of its own; undefined for a side, a faction or a colour. */
export function seatNumber(seat: string): number | undefined {
  return /^([1-9]|1[0-2])$/.test(seat) ? Number(seat) : undefined;
}

/** The number of colours that seats without one of their own have in turn. Another one would recolour running games. */
const IN_TURN = 7;

/** The colours of seats that have none of their own, in turn. */
export function colourInTurn(number: number): (typeof SEAT_COLOURS)[number] {
  return SEAT_COLOURS[(number - 1) % IN_TURN] ?? SEAT_COLOURS[0];
}
