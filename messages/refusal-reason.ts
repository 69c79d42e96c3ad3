import type { Message } from '../engine/game/message';
import type refusals from './en/refusals.json';
import type { Hour } from './hour-in-zone';

/** RefusalReason something is refused, by its text in the catalogue (`refusals.json`): its reader's language says how it reads. */
export interface RefusalReason {
  readonly text: keyof typeof refusals.why;
  /** What the text leaves open, by name. */
  readonly with?: Readonly<Record<string, string | number | Message | Hour>>;
}

/** What cannot be found. */
export type Missing = keyof typeof refusals.missing;
