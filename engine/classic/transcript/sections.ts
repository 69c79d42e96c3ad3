import type { Power } from '../types';
import type { Heading } from './headings';

/** What a judge marks at an order, as far as it can be compared with what comes out here. */
export type Mark = 'bounced' | 'cut' | 'void' | 'illegal' | 'dislodged' | 'succeeded';

/** An order of a text, as it is written. */
export interface WrittenOrder {
  /** Its line, counted from 0. */
  readonly at: number;
  readonly power: Power | null;
  readonly text: string;
  readonly marks: readonly Mark[];
  /** Whether it can be nothing but an order, so that it is a problem if it cannot be read. */
  readonly isSure: boolean;
  /** A word before the colon that is no power. */
  readonly stranger?: string;
}

/** Units or centres that a text says somebody has. */
export interface Stated {
  readonly at: number;
  readonly power: Power;
  /** Units as in "A VIE", or codes of provinces, sorted. */
  readonly units?: readonly string[];
  readonly centres?: readonly string[];
  /** Whether orders came before it in its section, so that it may tell what stood after them. */
  readonly isAfter: boolean;
}

/** A phase of a game as it is written: its heading, its orders, and what else is known of it. */
export interface Section {
  readonly heading: Heading;
  /** The line of the heading. */
  readonly at: number;
  /** Whether it gives a position instead of orders. */
  readonly isPosition: boolean;
  readonly orders: readonly WrittenOrder[];
  readonly stated: readonly Stated[];
  /** Powers that it says are out, with the year. */
  readonly out: readonly { readonly at: number; readonly power: Power; readonly year: number }[];
  /** All lines below the heading, for a position to begin with. */
  readonly lines: readonly { readonly at: number; readonly text: string }[];
}

/** What was taken from a text before any order is read. */
export interface Sections {
  readonly sections: readonly Section[];
  /** Lines that are no part of a game, counted from 0. */
  readonly skipped: readonly number[];
  /** Whether the game was printed here. */
  readonly isOurs?: boolean;
}

/** How the prints of this platform begin, so that they are read by its own rules. */
export const OUR_PRINT = 'Turreton, Classic';
