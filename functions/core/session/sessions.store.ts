import { sessionsKey } from '../platform/keys';
import { getItem, type Table } from '../platform/reads';
import { ABSENT, put, type Write, write } from '../platform/writes';
import { SessionsRecord } from './sessions.records';

/** The sessions of players. */
export function sessionStore(table: Table) {
  return {
    /** The sessions of a player; undefined if none are stored. */
    sessions: (player: string, how?: { readonly weak?: boolean }) =>
      getItem(table, sessionsKey(player), SessionsRecord, how),

    /**
     * Saves them if the stored version is the previous one.
     * @param until when they are no longer needed
     */
    async saveSessions(sessions: SessionsRecord, until: number): Promise<'saved' | 'changed-meanwhile'> {
      return (await write(table, savedSessions(sessions, until))) ? 'saved' : 'changed-meanwhile';
    },
  };
}

/** Saves sessions if the stored version is the previous one. */
export function savedSessions(sessions: SessionsRecord, until: number): Write {
  const before = sessions.version - 1;
  const item = { ...sessionsKey(sessions.player), ...sessions, expiresAt: Math.ceil(until / 1000) };
  return put(item, { when: before === 0 ? ABSENT : 'version = :before', values: { before } });
}
