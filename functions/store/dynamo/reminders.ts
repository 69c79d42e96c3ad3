import { DeleteCommand, PutCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod';
import { digestKey, dueAtIndex, heldKey, reminderKey, TOLD_SHARDS } from '../keys';
import type { ReminderStore } from '../notification-store';
import { DigestRecord, HeldRecord, ReminderRecord } from '../records';
import { deliveryItem, KEPT_MS, putIf } from './deliveries';
import { conditionFailed, getItem, queryItems, type Table, transact } from './table';
import { current } from './versions';

const AT_ONCE = 100;
const KeyOnly = z.object({ pk: z.string() });
const StoredHeld = HeldRecord.extend({ told: z.boolean().default(false) });

/** Reminders and digests: what is due at a time of its own. */
export function reminderStore(table: Table): ReminderStore {
  const { client, name } = table;

  const reminderItem = (reminder: ReminderRecord) => ({
    ...reminderKey(reminder.game),
    ...dueAtIndex('REMINDER', reminder.game, reminder.at),
    ...reminder,
  });
  const dueBefore = async (what: 'REMINDER' | 'DIGEST', at: number) => {
    const below = new Date(at + 1).toISOString();
    const shards = await Promise.all(
      Array.from({ length: TOLD_SHARDS }, (_, shard) =>
        queryItems(table, { index: 'due', partition: `${what}#${shard}`, below, limit: AT_ONCE }, KeyOnly),
      ),
    );
    return shards.flat().map(({ pk }) => pk.slice(pk.indexOf('#') + 1));
  };

  return {
    reminder: (game) => getItem(table, reminderKey(game), ReminderRecord, { consistent: true }),

    async saveReminder(reminder) {
      await client.send(new PutCommand({ TableName: name, Item: current(reminderItem(reminder)) }));
    },

    async changeReminder(before, after) {
      const same = {
        TableName: name,
        ConditionExpression: '#step = :step AND #at = :at AND deadline = :deadline',
        ExpressionAttributeNames: { '#step': 'step', '#at': 'at' },
        ExpressionAttributeValues: {
          ':step': before.step,
          ':at': before.at,
          ':deadline': before.deadline,
        },
      };
      try {
        if (after === null) await client.send(new DeleteCommand({ ...same, Key: reminderKey(before.game) }));
        else await client.send(new PutCommand({ ...same, Item: current(reminderItem(after)) }));
      } catch (error) {
        if (!conditionFailed(error)) throw error;
      }
    },

    remindersDueBefore: (at) => dueBefore('REMINDER', at),

    async hold(held, at) {
      const { player } = held;
      const onlyOnce = { ConditionExpression: 'attribute_not_exists(pk)' };
      const kept = await putIf(table, { ...heldKey(player, held.subject), ...held }, onlyOnce);
      // Also for what was held before: the run that held it may have died here.
      const due: DigestRecord = { player, at };
      const item = { ...digestKey(player), ...dueAtIndex('DIGEST', player, at), ...due };
      await putIf(table, item, onlyOnce);
      return kept ? 'held' : 'already-held';
    },

    async heldFor(player) {
      const range = { partition: `PLAYER#${player}`, prefix: 'HELD#', consistent: true };
      const kept = await queryItems(table, range, StoredHeld);
      return kept.filter(({ told }) => !told).map(({ told, ...held }) => held);
    },

    async digestsDueBefore(at) {
      const players = await dueBefore('DIGEST', at);
      const found = await Promise.all(
        players.map((player) => getItem(table, digestKey(player), DigestRecord, { consistent: true })),
      );
      return found.filter((digest) => digest !== undefined);
    },

    async closeDigest(digest, held, delivery) {
      const closed = await transact(table, [
        {
          Delete: {
            TableName: name,
            Key: digestKey(digest.player),
            ConditionExpression: '#at = :at',
            ExpressionAttributeNames: { '#at': 'at' },
            ExpressionAttributeValues: { ':at': digest.at },
          },
        },
        // They stay for as long as their events can come again.
        ...held.map((one) => ({
          Put: {
            TableName: name,
            Item: {
              ...heldKey(one.player, one.subject),
              ...one,
              told: true,
              expiresAt: Math.ceil((one.at + KEPT_MS) / 1000),
            },
          },
        })),
        ...(delivery === null
          ? []
          : [
              {
                Put: {
                  TableName: name,
                  Item: deliveryItem(delivery),
                  ConditionExpression: 'attribute_not_exists(pk)',
                },
              },
            ]),
      ]);
      return closed.ok ? 'closed' : 'already-closed';
    },
  };
}
