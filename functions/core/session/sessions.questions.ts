import type { SessionsRecord } from '../platform/records';

export interface SessionStore {
  /** The sessions of a player; undefined if none are stored. */
  sessions(player: string, how?: { readonly weak?: boolean }): Promise<SessionsRecord | undefined>;
  /**
   * Saves them if the stored version is the previous one.
   * @param until when they are no longer needed
   */
  saveSessions(sessions: SessionsRecord, until: number): Promise<'saved' | 'changed-meanwhile'>;
}
