import type { HeartbeatRecord } from './records';

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
