import type { ScoringId } from './scoring-ids';

/** A seat's name inside its game: a faction of New York 2047, or any name the board was set up with. */
export type SeatId = string;

/** The seats of a board. */
export interface SeatRules {
  /** What the platform calls them; a smaller board has the first of them. */
  readonly names: readonly SeatId[];
  /** Whether there can be no others: factions are fixed, colours are only usual. */
  readonly fixed: boolean;
  readonly min: number;
  readonly max: number;
  /** How many a season's boards have unless its organizer chooses. */
  readonly usual: number;
  /** Seats that have a name of their own, as factions do. Seats without one are named by their colour. */
  readonly named?: Readonly<Record<SeatId, NamedSeat>>;
}

/** The colours of seats; a board without factions names its seats by the first of them. */
export const SEAT_COLOURS = ['yellow', 'blue', 'green', 'red', 'teal', 'violet', 'pink'] as const;
export type SeatColour = (typeof SEAT_COLOURS)[number];

export interface NamedSeat {
  /** Inside a list: "Tower". */
  readonly name: string;
  /** In full: "The Tower Syndicate". */
  readonly title: string;
  readonly colour: SeatColour;
}

/** What the game counts first, for sentences: "a star", "7 stars". */
export interface Counted {
  readonly one: string;
  readonly many: string;
}

/** What can be said of a game without its rules: pages and schemas need no more of it. */
export interface GameIdentity {
  readonly title: string;
  readonly seats: SeatRules;
  readonly counts: Counted;
  /** What a practice board does otherwise than the usual options, so that its player is soon in the middle of it. */
  readonly practice?: Readonly<Record<string, unknown>>;
  /** Whether a game or a position of it can be read from text (`loadTranscripts` of its system). */
  readonly readsText?: true;
  /** The year with which it begins, where its years have numbers. */
  readonly firstYear?: number;
  /** How its boards are scored unless an organizer chooses otherwise. */
  readonly scoring: ScoringId;
}
