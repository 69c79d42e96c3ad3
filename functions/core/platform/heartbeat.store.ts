import { HeartbeatRecord } from './heartbeat.records';
import { HEARTBEAT_KEY } from './keys';
import { getItem, type Table } from './reads';
import { insert, put, write } from './writes';

/** When the platform was running: the second clock, with which closing times are compared. */
export interface HeartbeatStore {
  /** Undefined before the platform's first sweep. */
  heartbeat(): Promise<HeartbeatRecord | undefined>;
  /** Replaces it, if it is unchanged since it was read. */
  saveHeartbeat(
    before: HeartbeatRecord | undefined,
    after: HeartbeatRecord,
  ): Promise<'saved' | 'changed-meanwhile'>;
}

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
