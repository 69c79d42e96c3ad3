import type { SeatId } from '../game-identity';
import type { Problem, Result } from './problem';

/** A game, or a part of one, that was read from text. */
export interface Transcript<Position = unknown, Order = unknown> {
  /** Where it begins: the start of a game, or the position that the text gives. */
  readonly start: Position;
  /** The orders of each step that was played, by seat. */
  readonly steps: readonly Readonly<Partial<Record<SeatId, readonly Order[]>>>[];
  /** Where it has come to. */
  readonly end: Position;
  /** What stood after each phase that the text names, by its short heading ("S1901M"), in the order of the text. */
  readonly after: readonly PhaseAfter<Position>[];
  /** What was left out, kept as a refused order, or comes out differently here; path `[line]`, counted from 0. */
  readonly notes: readonly Problem[];
}

/** What stood after a phase of a text. */
export interface PhaseAfter<Position = unknown> {
  readonly heading: string;
  readonly position: Position;
  /** Units that are gone here and that the text still names, by its retreats. */
  readonly gone: readonly unknown[];
}

/** Whole games as text, as players and other judges write them. */
export interface Transcripts<Position = unknown, Order = unknown> {
  /** Every problem has the path `[line]`, counted from 0. */
  read(text: string): Result<Transcript<Position, Order>>;
  /** What `read` reads back to the same positions. */
  print(start: Position, steps: Transcript<Position, Order>['steps']): string;
}

/** A list that was read from text, with what the player should know of how it was read; paths as in problems. */
export type ReadOrders<Order> =
  | { readonly ok: true; readonly value: readonly Order[]; readonly notes?: readonly Problem[] }
  | { readonly ok: false; readonly problems: readonly Problem[] };

export interface Notation<Position = unknown, Order = unknown> {
  /** One order a line. Every unreadable line is a problem with path `[line index]`. */
  parse(position: Position, seat: SeatId, text: string): ReadOrders<Order>;
  print(position: Position, order: Order): string;
}

/** How a system writes orders and games as text. */
export interface AsText<Position, Order> {
  /** Typed notation, for systems that have one. */
  readonly notation?: Notation<Position, Order>;
  /** Loads what reads and prints whole games as text, for systems that have it: it is large, and few need it. */
  readonly loadTranscripts?: () => Promise<Transcripts<Position, Order>>;
}
