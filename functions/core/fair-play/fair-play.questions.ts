import type { DealingsRecord, PresenceRecord } from '../platform/records';

/** The data for moderators who suspect that players do not play for themselves. */
export interface FairPlayStore {
  /** Records a player's presence; stored for half a year after the last time. */
  notePresence(presence: Omit<PresenceRecord, 'firstAt'>): Promise<void>;
  presencesOf(player: string): Promise<readonly PresenceRecord[]>;
  /** Stores how a game was played, replacing earlier data of the same game. */
  saveDealings(dealings: DealingsRecord): Promise<void>;
  /** Those of the latest finished games of one system in a league. */
  dealingsIn(league: string, system: string, limit: number): Promise<readonly DealingsRecord[]>;
}
