import { sessionsKey } from '../keys';
import type { SessionStore } from '../questions/sessions';
import { SessionsRecord } from '../records';
import { getItem, type Table } from './reads';
import { ABSENT, put, type Write, write } from './writes';

/** The sessions of players. */
export function sessionStore(table: Table): SessionStore {
  return {
    sessions: (player, how) => getItem(table, sessionsKey(player), SessionsRecord, how),

    async saveSessions(sessions, until) {
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
