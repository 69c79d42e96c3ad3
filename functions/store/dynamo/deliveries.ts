import { DeleteCommand, PutCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod';
import { deliveryKey, dispatchKey, dueAtIndex, listing, TOLD_SHARDS } from '../keys';
import type { DeliveryStore } from '../notification-store';
import { type DeliveryName, DeliveryRecord, DispatchRecord, Recipient } from '../records';
import { conditionFailed, getItem, getLastingItem, queryItems, type Table } from './table';
import { current } from './versions';

/** How long it is known what was sent: longer than an event can come again. */
export const KEPT_MS = 14 * 86_400_000;
const AT_ONCE = 100;

/** A delivery as it is stored: one that is to be tried again stands in the index of what is due. */
export function deliveryItem(delivery: DeliveryRecord): Record<string, unknown> {
  const { pk, sk } = deliveryKey(delivery);
  const failed = delivery.state === 'failed';
  return {
    pk,
    sk,
    ...delivery,
    ...(delivery.state === 'pending' && delivery.dueAt !== null
      ? dueAtIndex('DELIVERY', pk + sk, delivery.dueAt)
      : {}),
    ...(failed ? listing(failedList(delivery.to), `${delivery.event}#${sk}`) : {}),
    expiresAt: Math.ceil((delivery.createdAt + KEPT_MS) / 1000),
  };
}

function failedList({ kind, id }: Recipient): string {
  return `${kind.toUpperCase()}#${id}#FAILED`;
}

/** The name of a delivery, read back from its key. */
const StoredName = z.object({ pk: z.string(), sk: z.string() }).transform(({ pk, sk }): DeliveryName => {
  const [kind = '', ...id] = pk.split('#');
  const [, ...rest] = sk.split('#');
  return {
    to: Recipient.parse({ kind: kind.toLowerCase(), id: id.join('#') }),
    subject: rest.slice(0, -1).join('#'),
    channel: DeliveryRecord.shape.channel.parse(rest.at(-1)),
  };
});

/** What is told to whom, over which channel, and how it went. */
export function deliveryStore(table: Table): DeliveryStore {
  const { client, name } = table;
  const shards = Array.from({ length: TOLD_SHARDS }, (_, shard) => shard);
  return {
    async saveDispatch(dispatch) {
      await client.send(
        new PutCommand({ TableName: name, Item: current({ ...dispatchKey(dispatch.id), ...dispatch }) }),
      );
    },

    async dispatchesBefore(at) {
      const found = await Promise.all(
        shards.map((shard) =>
          queryItems(table, { partition: `DISPATCH#${shard}`, limit: AT_ONCE }, DispatchRecord),
        ),
      );
      return found.flat().filter((dispatch) => dispatch.at < at);
    },

    async settleDispatch(id) {
      await client.send(new DeleteCommand({ TableName: name, Key: dispatchKey(id) }));
    },

    async addDelivery(delivery, { gathering = false } = {}) {
      const written = await putIf(table, deliveryItem(delivery), {
        ConditionExpression: `attribute_not_exists(pk)${gathering ? ' OR event < :event' : ''}`,
        ...(gathering && { ExpressionAttributeValues: { ':event': delivery.event } }),
      });
      return written ? 'added' : 'already-there';
    },

    delivery: (wanted, { consistent = true } = {}) =>
      consistent
        ? getItem(table, deliveryKey(wanted), DeliveryRecord, { consistent })
        : getLastingItem(table, deliveryKey(wanted), DeliveryRecord),

    async deliveriesDueBefore(at) {
      const below = new Date(at + 1).toISOString();
      const found = await Promise.all(
        shards.map((shard) =>
          queryItems(
            table,
            { index: 'due', partition: `DELIVERY#${shard}`, below, limit: AT_ONCE },
            StoredName,
          ),
        ),
      );
      return found.flat();
    },

    async changeDelivery(before, after) {
      const changed = await putIf(table, deliveryItem(after), {
        ConditionExpression: '#state = :state AND attempts = :attempts AND dueAt = :dueAt AND event = :event',
        ExpressionAttributeNames: { '#state': 'state' },
        ExpressionAttributeValues: {
          ':state': before.state,
          ':attempts': before.attempts,
          ':dueAt': before.dueAt,
          ':event': before.event,
        },
      });
      return changed ? 'changed' : 'changed-meanwhile';
    },

    failedDeliveries: (to) =>
      queryItems(
        table,
        { index: 'listing', partition: failedList(to), newestFirst: true, limit: AT_ONCE },
        DeliveryRecord,
      ),
  };
}

type Condition = Pick<
  PutCommand['input'],
  'ConditionExpression' | 'ExpressionAttributeNames' | 'ExpressionAttributeValues'
>;

/** Writes an item if its condition holds. @returns whether it did */
export async function putIf(
  { client, name }: Table,
  Item: Record<string, unknown>,
  condition: Condition,
): Promise<boolean> {
  try {
    await client.send(new PutCommand({ TableName: name, Item: current(Item), ...condition }));
    return true;
  } catch (error) {
    if (conditionFailed(error)) return false;
    throw error;
  }
}
