import * as z from 'zod';
import { outboxKey, SHARDS } from './keys';
import type { OutboxStore } from './outbox.questions';
import { queryItems, type Table } from './reads';
import { aboutOf, PlatformEvent } from './records';
import { insert, remove, transact, type Write, write } from './writes';

/** Posts an event, in the transaction of the change that caused it. The same event is not posted twice. */
export function posted(event: PlatformEvent): Write {
  return insert({ ...outboxKey(event.id, aboutOf(event)), event });
}

const Outboxed = z.object({ event: PlatformEvent }).transform(({ event }) => event);
/** How many events of a shard one run handles; failed and postponed events are not among them. */
const AT_ONCE = 100;

/** Events that were written with the change that caused them and wait to be handled. */
export function outboxStore(table: Table): OutboxStore {
  return {
    async outboxBefore(at, unreadable) {
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

    async post(event) {
      await write(table, posted(event));
    },

    async settle(event) {
      await write(table, remove(outboxKey(event.id, aboutOf(event))));
    },

    async handOn(event, next) {
      const settled = remove(outboxKey(event.id, aboutOf(event)), { when: 'attribute_exists(pk)' });
      await transact(table, [settled, posted(next)]);
    },
  };
}
