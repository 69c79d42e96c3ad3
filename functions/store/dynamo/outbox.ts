import * as z from 'zod';
import { outboxKey, SHARDS } from '../keys';
import type { OutboxStore } from '../questions/outbox';
import { aboutOf, PlatformEvent } from '../records';
import { queryItems, type Table } from './reads';
import { insert, remove, type Write, write } from './writes';

/** Posts an event, in the transaction of the change that caused it. The same one is not posted a second time. */
export function posted(event: PlatformEvent): Write {
  return insert({ ...outboxKey(event.id, aboutOf(event)), event });
}

const Outboxed = z.object({ pk: z.string(), sk: z.string(), event: z.unknown() });

function refuse(problem: string): never {
  throw new Error(problem);
}

/** Events that were written with the change that caused them and wait to be acted on. */
export function outboxStore(table: Table): OutboxStore {
  return {
    async outboxBefore(at, unreadable = refuse) {
      const shards = await Promise.all(
        Array.from({ length: SHARDS }, (_, shard) =>
          queryItems(table, { partition: `OUTBOX#${shard}`, limit: 100 }, Outboxed),
        ),
      );
      return shards.flat().flatMap((item) => {
        const read = PlatformEvent.safeParse(item.event);
        if (!read.success) unreadable(`outbox item ${item.pk} ${item.sk}: ${z.prettifyError(read.error)}`);
        return read.success && read.data.at < at ? [read.data] : [];
      });
    },

    async post(event) {
      await write(table, posted(event));
    },

    async settle(event) {
      await write(table, remove(outboxKey(event.id, aboutOf(event))));
    },
  };
}
