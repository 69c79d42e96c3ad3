import type { Unreadable } from './due-items.questions';
import type { PlatformEvent } from './records';

export interface OutboxStore {
  /**
   * Events older than a point in time. `unreadable` receives descriptions of items that contain no event; without it
   * the first of them is thrown.
   */
  outboxBefore(at: number, unreadable?: Unreadable): Promise<readonly PlatformEvent[]>;
  /** Posts a separate event: a decision, before any of it is carried out. */
  post(event: PlatformEvent): Promise<void>;
  settle(event: PlatformEvent): Promise<void>;
  /**
   * Settles an event of which a part is done, and posts the one that continues it; only once, even with concurrent
   * handlers.
   */
  handOn(event: PlatformEvent, next: PlatformEvent): Promise<void>;
}
