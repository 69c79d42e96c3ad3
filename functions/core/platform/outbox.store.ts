import * as z from 'zod';
import { aboutOf, PlatformEvent } from './events.records';
import { outboxKey, SHARDS } from './keys';
import type { Unreadable } from './reads';
import { queryItems, type Table } from './reads';
import { insert, remove, transact, type Write, write } from './writes';

/** Posts an event, in the transaction of the change that caused it. The same event is not posted twice. */
export function posted(event: PlatformEvent): Write {
  return insert({ ...outboxKey(event.id, aboutOf(event)), event });
}

const Outboxed = z.object({ event: PlatformEvent }).transform(({ event }) => event);
/** How many events of a shard one run handles; failed and postponed events are not among them. */
const AT_ONCE = 100;

/** Events that were written with the change that caused them and wait to be handled. */
export function outboxStore(table: Table) {
  return {
    /**
     * Events older than a point in time. `unreadable` receives descriptions of items that contain no event; without it
     * the first of them is thrown.
     */
    async outboxBefore(at: number, unreadable?: Unreadable): Promise<readonly PlatformEvent[]> {
      const shards = await Promise.all(
        Array.from({ length: SHARDS }, (_, shard) =>
          queryItems(
            table,
            { partition: `OUTBOX#${shard}`, limit: AT_ONCE, notPutOffTo: at },
            Outboxed,
            unreadable,
          ),
        ),
      );
      return shards.flat().filter((event) => event.at < at);
    },

    /** Posts a separate event: a decision, before any of it is carried out. */
    async post(event: PlatformEvent) {
      await write(table, posted(event));
    },

    async settle(event: PlatformEvent) {
      await write(table, remove(outboxKey(event.id, aboutOf(event))));
    },

    /**
     * Settles an event of which a part is done, and posts the one that continues it; only once, even with concurrent
     * handlers.
     */
    async handOn(event: PlatformEvent, next: PlatformEvent) {
      const settled = remove(outboxKey(event.id, aboutOf(event)), { when: 'attribute_exists(pk)' });
      await transact(table, [settled, posted(next)]);
    },
  };
}
