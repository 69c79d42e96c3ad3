import type { PlatformEvent } from '../records';
import type { Unreadable } from './due-items';

export interface OutboxStore {
  /**
   * Events older than a point in time. `unreadable` gets, in words, items that hold no event; without it the
   * first of them is thrown.
   */
  outboxBefore(at: number, unreadable?: Unreadable): Promise<readonly PlatformEvent[]>;
  /** Posts an event by itself: what someone decided, before any of it is done. */
  post(event: PlatformEvent): Promise<void>;
  settle(event: PlatformEvent): Promise<void>;
  /** Settles an event of which a piece is done, and posts the one that goes on; once, whoever else acts on it. */
  handOn(event: PlatformEvent, next: PlatformEvent): Promise<void>;
}
