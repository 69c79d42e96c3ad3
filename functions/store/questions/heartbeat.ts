import type { HeartbeatRecord } from '../records';

/** When the platform was there: the second clock, which closing times are compared with. */
export interface HeartbeatStore {
  /** Undefined before the platform has swept for the first time. */
  heartbeat(): Promise<HeartbeatRecord | undefined>;
  /** Replaces it, if it is as it was read. */
  saveHeartbeat(
    before: HeartbeatRecord | undefined,
    after: HeartbeatRecord,
  ): Promise<'saved' | 'changed-meanwhile'>;
}
