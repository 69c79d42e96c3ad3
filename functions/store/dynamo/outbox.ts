import { DeleteCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod';
import { outboxKey, SHARDS } from '../keys';
import { aboutOf, PlatformEvent } from '../records';
import type { OutboxStore } from '../store';
import { queryItems, type Table } from './table';

/** An event as it is stored, in the transaction of the change that caused it. */
export function outboxItem(event: PlatformEvent): Record<string, unknown> {
  return { ...outboxKey(event.id, aboutOf(event)), event };
}

/** Events that were written with the change that caused them and wait to be acted on. */
export function outboxStore(table: Table): OutboxStore {
  return {
    async outboxBefore(at) {
      const shards = await Promise.all(
        Array.from({ length: SHARDS }, (_, shard) =>
          queryItems(table, { partition: `OUTBOX#${shard}`, limit: 100 }, z.object({ event: PlatformEvent })),
        ),
      );
      return shards
        .flat()
        .map(({ event }) => event)
        .filter((event) => event.at < at);
    },

    async settle(event) {
      await table.client.send(
        new DeleteCommand({ TableName: table.name, Key: outboxKey(event.id, aboutOf(event)) }),
      );
    },
  };
}
