import type { Message } from '../../../engine/game';
/** What can wait for those who run a league, the most urgent first. */
export const WAITING_KINDS = [
  'stuck',
  'abandoned',
  'hand-over',
  'dispute',
  'appeal',
  'report',
  'request',
  'round',
  'proposal',
  'disorder',
  'seeking',
  'missed',
  'paused',
] as const;
export type WaitingKind = (typeof WAITING_KINDS)[number];

/** One thing that waits: what it is in a sentence, since when, and the page on which it is settled. */
export interface Waiting {
  /** The same as long as it waits. */
  readonly id: string;
  readonly kind: WaitingKind;
  readonly text: Message;
  readonly since: number;
  /** Below the site's address. */
  readonly path: string;
  /** Whether this person may settle it; who plays reads only that something waits for somebody else. */
  readonly settles: boolean;
}
