import type { ScoringId } from './scoring-ids';

/** A scoring: its id, or its id with parameters that differ from its own. */
export type UsualScoring =
  | ScoringId
  | { readonly id: ScoringId; readonly parameters: Readonly<Record<string, unknown>> };

/** The name of a seat in its game: a faction of New York 2047, or any name that the board was set up with. */
export type SeatId = string;

/** The seats of a board. */
export interface SeatRules {
  /** The platform's names of the seats; a smaller board has the first of them. */
  readonly names: readonly SeatId[];
  /** Whether other names are not allowed: factions are fixed, colours are only the default. */
  readonly fixed: boolean;
  readonly min: number;
  readonly max: number;
  /** The number of seats on a season's boards unless the organizer chooses another. */
  readonly usual: number;
  /** Seats that have a name of their own, as factions have. Seats without one are named by their colour. */
  readonly named?: Readonly<Record<SeatId, NamedSeat>>;
}

/**
 * The colours of seats; a board without factions names its seats by the first of them. Stored seats and variants have
 * their names, so they keep them and their order.
 */
export const SEAT_COLOURS = [
  'yellow',
  'blue',
  'green',
  'red',
  'teal',
  'violet',
  'pink',
  'indigo',
  'aqua',
  'stone',
  'ivory',
] as const;
export type SeatColour = (typeof SEAT_COLOURS)[number];

export interface NamedSeat {
  /** Inside a list: "Tower". */
  readonly name: string;
  /** In full: "The Tower Syndicate". */
  readonly title: string;
  readonly colour: SeatColour;
}

/** The unit of the leading measure, for sentences: "a star", "7 stars". */
export interface Counted {
  readonly one: string;
  readonly many: string;
}

/** The description of a game without its rules, which is all that pages and schemas need. */
export interface GameIdentity {
  readonly title: string;
  readonly seats: SeatRules;
  readonly counts: Counted;
  /**
   * The factions that it deals to its seats, where these are only colours: results count for them. Absent: a seat has
   * none, or is one.
   */
  readonly factions?: Readonly<Record<string, NamedSeat>>;
  /**
   * Options of a practice board that differ from the usual ones, so that its player is soon in the middle of the game.
   */
  readonly practice?: Readonly<Record<string, unknown>>;
  /** Whether a game or a position of it can be read from text (`loadTranscripts` of its system). */
  readonly readsText?: true;
  /** Whether it is played on a map, so that a picture of a board shows how it stands. */
  readonly hasMap?: true;
  /** The year with which it begins, where its years have numbers. */
  readonly firstYear?: number;
  /** The number of years from one year of play to the next; absent if it is one. */
  readonly yearsApart?: number;
  /** How its boards are scored unless an organizer chooses otherwise. */
  readonly scoring: UsualScoring;
  /** Its variants that are part of Turreton, by the values of its option `variant`. */
  readonly variants?: Readonly<Record<string, { readonly title: string }>>;
  /**
   * How the result of a board is written, in a game without an engine. Absent: the game counts points, more of them are
   * better, and a seat with none is out.
   */
  readonly results?: WrittenResults;
}

/** The form of a result in a game without an engine, in which no seat leaves before the end. */
export interface WrittenResults {
  readonly kind: 'points' | 'places' | 'wins';
  /** Whether less of the leading figure is better. */
  readonly fewest: boolean;
}
