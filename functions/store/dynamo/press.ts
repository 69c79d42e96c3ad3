import { messageKey, threadKey } from '../keys';
import { MessageRecord, ThreadRecord } from '../records';
import type { PressStore } from '../store';
import { outboxItem } from './outbox';
import { queryItems, type Table, transact } from './table';

/** Messages between seats and the threads they form. */
export function pressStore(table: Table): PressStore {
  const { name } = table;
  return {
    threads: (game) =>
      queryItems(table, { partition: `GAME#${game}`, prefix: 'THREAD#', consistent: true }, ThreadRecord),

    async messages(game, thread, limit) {
      const range = { partition: `GAME#${game}`, prefix: `PRESS#${thread}#`, consistent: true };
      const newest = await queryItems(table, { ...range, newestFirst: true, limit }, MessageRecord);
      return newest.slice(0, limit).reverse();
    },

    async sendMessage(message, seats) {
      const { id, at, game, thread, from } = message;
      const event = { id, kind: 'press-sent', at, game, thread, from } as const;
      await transact(table, [
        { Put: { TableName: name, Item: outboxItem(event) } },
        {
          Put: {
            TableName: name,
            Item: { ...messageKey(message.game, message.thread, message.id), ...message },
            ConditionExpression: 'attribute_not_exists(pk)',
          },
        },
        {
          Update: {
            TableName: name,
            Key: threadKey(message.game, message.thread),
            UpdateExpression:
              'SET game = :game, id = :id, seats = :seats, lastAt = :at, lastText = :text ADD messages :one',
            ExpressionAttributeValues: {
              ':game': message.game,
              ':id': message.thread,
              ':seats': seats,
              ':at': message.at,
              ':text': message.text.slice(0, 120),
              ':one': 1,
            },
          },
        },
      ]);
    },
  };
}
