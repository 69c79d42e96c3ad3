import type { Threads } from '../../../functions/core/press/press.schema';

/** The current threads of a table. */
export interface Press extends Threads {
  /** Unread messages of all threads. */
  readonly unread: number;
  readonly refresh: () => Promise<unknown>;
}
