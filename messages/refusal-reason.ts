import type { Message } from '../engine/game/message';
import type refusals from './en/refusals.json';
import type { Hour } from './hour-in-zone';

/**
 * The reason for a refusal, by its text in the catalogue (`refusals.json`), which is translated into the reader's
 * language.
 */
export interface RefusalReason {
  readonly text: keyof typeof refusals.why;
  /** The values of the text's placeholders, by name. */
  readonly with?: Readonly<Record<string, string | number | Message | Hour>>;
}

/** The things that can be missing. */
export type Missing = keyof typeof refusals.missing;
