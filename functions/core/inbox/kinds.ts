import type { Message } from '../../../engine/game';

/** The kinds of inbox items, the most urgent first: all but the last are for the people who run a league. */
export const WAITING_KINDS = [
  'stuck',
  'abandoned',
  'hand-over',
  'dispute',
  'appeal',
  'report',
  'result',
  'request',
  'round',
  'proposal',
  'disorder',
  'seeking',
  'missed',
  'paused',
  'team-invitation',
] as const;
export type WaitingKind = (typeof WAITING_KINDS)[number];

/** An inbox item: one sentence about it, its date, and the page on which it is settled. */
export interface Waiting {
  /** Stable as long as the item is open. */
  readonly id: string;
  readonly kind: WaitingKind;
  readonly text: Message;
  readonly since: number;
  /** The board that it concerns; null for what concerns a whole season, league or team. */
  readonly game: string | null;
  /** Relative to the site's address. */
  readonly path: string;
  /** Whether this person may settle it; a player of the season only sees that someone else has to. */
  readonly settles: boolean;
}

export interface WaitingInSeason extends Waiting {
  readonly season: { readonly id: string; readonly name: string };
}
