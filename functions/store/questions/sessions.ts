import type { SessionsRecord } from '../records';

export interface SessionStore {
  /** The sessions of a player; undefined for one who has none that are known. */
  sessions(player: string, how?: { readonly weak?: boolean }): Promise<SessionsRecord | undefined>;
  /** Saves them if they are those of the version before. @param until when nothing needs them any more */
  saveSessions(sessions: SessionsRecord, until: number): Promise<'saved' | 'changed-meanwhile'>;
}
