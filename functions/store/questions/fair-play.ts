import type { DealingsRecord, PresenceRecord } from '../records';

/** What moderators look at where they suspect that players do not play for themselves. */
export interface FairPlayStore {
  /** Notes that a player was there; kept for half a year after the last time. */
  notePresence(presence: Omit<PresenceRecord, 'firstAt'>): Promise<void>;
  presencesOf(player: string): Promise<readonly PresenceRecord[]>;
  /** Keeps how a game was played; a later one of the same game takes its place. */
  saveDealings(dealings: DealingsRecord): Promise<void>;
  /** Of the last games of one system that ended in a league. */
  dealingsIn(league: string, system: string, limit: number): Promise<readonly DealingsRecord[]>;
}
