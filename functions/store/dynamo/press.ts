import { DeleteCommand, PutCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod';
import { blockKey, gateKey, messageKey, readingKey, THREAD_PREFIX, threadKey } from '../keys';
import { BlockRecord, MessageRecord, ThreadRecord } from '../records';
import type { PressStore } from '../store';
import { outboxItem } from './outbox';
import { conditionFailed, getItem, queryItems, type Table, type TransactItems, transact } from './table';
import { current } from './versions';

/** A reading has one attribute a thread, named so: a counter that can be added to without reading it. */
const READ = 'read#';

/** How far a player has read each thread, as it is stored. */
export const Reading = z
  .record(z.string(), z.unknown())
  .transform((item) =>
    Object.fromEntries(
      Object.entries(item).flatMap(([name, count]) =>
        name.startsWith(READ) && typeof count === 'number' ? [[name.slice(READ.length), count]] : [],
      ),
    ),
  );

/** A thread is named by its key alone: every view of a table reads all of them. */
export const StoredThread = z
  .looseObject({ sk: z.string() })
  .transform(({ sk, ...counted }) =>
    ThreadRecord.parse({ ...counted, id: sk.slice(THREAD_PREFIX.length).split('#')[0] }),
  );

/** Messages between seats, the threads they form, and how far each player has read. */
export function pressStore(table: Table): PressStore {
  const { client, name } = table;
  return {
    threads: (game) => queryItems(table, { partition: `GAME#${game}`, prefix: THREAD_PREFIX }, StoredThread),

    async messages(game, thread, limit, before) {
      const prefix = `PRESS#${thread}#`;
      const bound = before === undefined ? { prefix } : { between: [prefix, `${prefix}${before}`] as const };
      // The message that the others are to stand before is in the range itself.
      const wanted = before === undefined ? limit : limit + 1;
      const range = { partition: `GAME#${game}`, ...bound, consistent: true };
      const newest = await queryItems(table, { ...range, newestFirst: true, limit: wanted }, MessageRecord);
      return newest
        .filter(({ id }) => id !== before)
        .slice(0, limit)
        .reverse();
    },

    message: (game, thread, id) =>
      getItem(table, messageKey(game, thread, id), MessageRecord, { consistent: true }),

    async sendMessage(message, during) {
      const { id, at, game, thread, from, player } = message;
      const event = { id, kind: 'press-sent', at, game, thread, from } as const;
      const sent = await transact(table, [
        { Put: { TableName: name, Item: outboxItem(event) } },
        {
          Put: {
            TableName: name,
            Item: { ...messageKey(game, thread, id), ...message },
            ConditionExpression: 'attribute_not_exists(pk)',
          },
        },
        { Update: { TableName: name, ...counted(message) } },
        // What one has written oneself is read.
        {
          Update: {
            TableName: name,
            Key: readingKey(game, player),
            UpdateExpression: 'ADD #read :one',
            ExpressionAttributeNames: { '#read': `${READ}${thread}` },
            ExpressionAttributeValues: { ':one': 1 },
          },
        },
        ...(during === null ? [] : whileOpen(name, game, during)),
      ]);
      if (sent.ok) return 'sent';
      if (sent.failed[4] === true) return 'step-over';
      throw new Error(`message ${id} of game ${game} is there already`);
    },

    async deleteMessage(message, at) {
      const { game, thread, id } = message;
      await transact(table, [
        {
          Update: {
            TableName: name,
            Key: messageKey(game, thread, id),
            UpdateExpression: 'SET #text = :nothing, deletedAt = :at',
            ConditionExpression: 'attribute_exists(pk) AND attribute_not_exists(deletedAt)',
            ExpressionAttributeNames: { '#text': 'text' },
            ExpressionAttributeValues: { ':nothing': '', ':at': at },
          },
        },
        {
          Update: {
            TableName: name,
            Key: threadKey(game, message),
            UpdateExpression: 'ADD deleted :one',
            ExpressionAttributeValues: { ':one': 1 },
          },
        },
      ]);
    },

    async markRead(game, player, thread, messages) {
      try {
        await client.send(
          new UpdateCommand({
            TableName: name,
            Key: readingKey(game, player),
            UpdateExpression: 'SET #read = :messages',
            ConditionExpression: 'attribute_not_exists(#read) OR #read < :messages',
            ExpressionAttributeNames: { '#read': `${READ}${thread}` },
            ExpressionAttributeValues: { ':messages': messages },
          }),
        );
      } catch (error) {
        // Another window of the same player has read as far already.
        if (!conditionFailed(error)) throw error;
      }
    },

    blockedBy: (player) =>
      queryItems(table, { partition: `PLAYER#${player}`, prefix: 'BLOCKED#', consistent: true }, BlockRecord),

    async block(block) {
      const Item = { ...blockKey(block.player, block.blocked.id), ...block };
      await client.send(new PutCommand({ TableName: name, Item: current(Item) }));
    },

    async unblock(player, blocked) {
      await client.send(new DeleteCommand({ TableName: name, Key: blockKey(player, blocked) }));
    },
  };
}

/** One message more in the count of its thread. */
function counted(message: MessageRecord) {
  const { game, at, from, visibleFrom } = message;
  const held = visibleFrom === undefined ? '' : ', #from = :from, visibleFrom = :visibleFrom';
  return {
    Key: threadKey(game, message),
    UpdateExpression: `SET lastAt = :at${held} ADD messages :one`,
    ...(held === '' ? {} : { ExpressionAttributeNames: { '#from': 'from' } }),
    ExpressionAttributeValues: {
      ':at': at,
      ':one': 1,
      ...(held === '' ? {} : { ':from': from, ':visibleFrom': visibleFrom }),
    },
  };
}

/** Holds only while this step is open. */
function whileOpen(name: string, game: string, step: number): TransactItems {
  return [
    {
      ConditionCheck: {
        TableName: name,
        Key: gateKey(game),
        ConditionExpression: '#state = :open AND step = :step',
        ExpressionAttributeNames: { '#state': 'state' },
        ExpressionAttributeValues: { ':open': 'open', ':step': step },
      },
    },
  ];
}
