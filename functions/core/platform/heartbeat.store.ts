import { HeartbeatRecord } from './heartbeat.records';
import { HEARTBEAT_KEY } from './keys';
import { getItem, type Table } from './reads';
import { insert, put, write } from './writes';

/** When the platform was running, in one item: the second clock, with which closing times are compared. */
export function heartbeatStore(table: Table) {
  return {
    /** Undefined before the platform's first sweep. */
    heartbeat: () => getItem(table, HEARTBEAT_KEY, HeartbeatRecord),

    /** Replaces it, if it is unchanged since it was read. */
    async saveHeartbeat(
      before: HeartbeatRecord | undefined,
      after: HeartbeatRecord,
    ): Promise<'saved' | 'changed-meanwhile'> {
      const item = { ...HEARTBEAT_KEY, ...after };
      const same = { when: '#at = :at AND doubt = :doubt', values: { at: before?.at, doubt: before?.doubt } };
      const saved = await write(table, before === undefined ? insert(item) : put(item, same));
      return saved ? 'saved' : 'changed-meanwhile';
    },
  };
}
