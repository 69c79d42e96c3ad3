import { sessionsKey } from '../platform/keys';
import { getItem, type Table } from '../platform/reads';
import { SessionsRecord } from '../platform/records';
import { ABSENT, put, type Write, write } from '../platform/writes';
import type { SessionStore } from './sessions.questions';

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
