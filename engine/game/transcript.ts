import type { SeatId } from '../game-identity';
import type { Problem, Result } from './problem';

/** A game, or a part of one, parsed from text. */
export interface Transcript<Position = unknown, Order = unknown> {
  /** The initial position: the start of a game, or the position in the text. */
  readonly start: Position;
  /** The orders of each step that was played, by seat. */
  readonly steps: readonly Readonly<Partial<Record<SeatId, readonly Order[]>>>[];
  /** The final position. */
  readonly end: Position;
  /** The position after each phase in the text, by its short heading ("S1901M"), in the order of the text. */
  readonly after: readonly PhaseAfter<Position>[];
  /** Notes about what was left out, stored as a refused order, or differs here; path `[line]`, counted from 0. */
  readonly notes: readonly Problem[];
}

/** The position after a phase of a text. */
export interface PhaseAfter<Position = unknown> {
  readonly heading: string;
  readonly position: Position;
  /** Units that no longer exist here but occur in the retreats of the text. */
  readonly gone: readonly unknown[];
}

/** Whole games as text, in the formats of players and other adjudicators. */
export interface Transcripts<Position = unknown, Order = unknown> {
  /** Every problem has the path `[line]`, counted from 0. */
  read(text: string): Result<Transcript<Position, Order>>;
  /** The text, which `read` parses into the same positions. */
  print(start: Position, steps: Transcript<Position, Order>['steps']): string;
}

/** Orders parsed from text, with notes for the player about how they were read; paths as in problems. */
export type ReadOrders<Order> =
  | { readonly ok: true; readonly value: readonly Order[]; readonly notes?: readonly Problem[] }
  | { readonly ok: false; readonly problems: readonly Problem[] };

export interface Notation<Position = unknown, Order = unknown> {
  /** One order per line. Every unreadable line is a problem with path `[line index]`. */
  parse(position: Position, seat: SeatId, text: string): ReadOrders<Order>;
  print(position: Position, order: Order): string;
}

/** A system's orders and games as text. */
export interface AsText<Position, Order> {
  /** Typed notation, for systems that have one. */
  readonly notation?: Notation<Position, Order>;
  /** Loads the parser and printer of whole games as text, for systems that have one: it is large, and rarely needed. */
  readonly loadTranscripts?: () => Promise<Transcripts<Position, Order>>;
}
