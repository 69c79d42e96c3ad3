import type { HeartbeatStore } from './heartbeat.questions';
import { HEARTBEAT_KEY } from './keys';
import { getItem, type Table } from './reads';
import { HeartbeatRecord } from './records';
import { insert, put, write } from './writes';

/** The platform's heartbeat, one item. */
export function heartbeatStore(table: Table): HeartbeatStore {
  return {
    heartbeat: () => getItem(table, HEARTBEAT_KEY, HeartbeatRecord),

    async saveHeartbeat(before, after) {
      const item = { ...HEARTBEAT_KEY, ...after };
      const same = { when: '#at = :at AND doubt = :doubt', values: { at: before?.at, doubt: before?.doubt } };
      const saved = await write(table, before === undefined ? insert(item) : put(item, same));
      return saved ? 'saved' : 'changed-meanwhile';
    },
  };
}
