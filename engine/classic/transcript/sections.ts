import type { Power } from '../types';
import type { Heading } from './headings';

/** An adjudicator's mark at an order, if it can be compared with the result here. */
export type Mark = 'bounced' | 'cut' | 'void' | 'illegal' | 'dislodged' | 'succeeded';

/** An order of a text, as written. */
export interface WrittenOrder {
  /** Its line, counted from 0. */
  readonly at: number;
  readonly power: Power | null;
  readonly text: string;
  readonly marks: readonly Mark[];
  /** Whether it can only be an order, so that it is a problem if it cannot be read. */
  readonly isSure: boolean;
  /** A word before the colon that is not a power. */
  readonly stranger?: string;
}

/** Units or centres that a text states for a power. */
export interface Stated {
  readonly at: number;
  readonly power: Power;
  /** Units as in "A VIE", or codes of provinces, sorted. */
  readonly units?: readonly string[];
  readonly centres?: readonly string[];
  /** Whether orders precede it in its section, so that it may describe the position after them. */
  readonly isAfter: boolean;
}

/** A phase of a game as written: its heading, its orders, and other statements. */
export interface Section {
  readonly heading: Heading;
  /** The line of the heading. */
  readonly at: number;
  /** Whether it gives a position instead of orders. */
  readonly isPosition: boolean;
  readonly orders: readonly WrittenOrder[];
  readonly stated: readonly Stated[];
  /** Powers that are stated to be out, with the year. */
  readonly out: readonly { readonly at: number; readonly power: Power; readonly year: number }[];
  /** All lines below the heading, for an initial position. */
  readonly lines: readonly { readonly at: number; readonly text: string }[];
}

/** The parts of a text before any order is read. */
export interface Sections {
  readonly sections: readonly Section[];
  /** Lines that are not part of a game, counted from 0. */
  readonly skipped: readonly number[];
  /** Whether the game was printed by this platform. */
  readonly isOurs?: boolean;
}

/** The beginning of this platform's prints, so that they are read by its own rules. */
export const OUR_PRINT = 'Turreton, Classic';
