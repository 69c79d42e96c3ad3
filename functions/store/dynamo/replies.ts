import { PutCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod';
import { replyKey } from '../keys';
import type { ReplyStore } from '../store';
import { conditionFailed, getItem, type Table } from './table';
import { current } from './versions';

const KEPT_MS = 48 * 3_600_000;
/** A first request that has not answered for so long is dead, and its key may be taken over. */
const ABANDONED_MS = 60_000;

const Reply = z.object({
  hash: z.string(),
  status: z.number().nullable(),
  body: z.string().nullable(),
});

/** Replies kept for idempotency keys, two days long. */
export function replyStore(table: Table): ReplyStore {
  const { client, name } = table;
  return {
    async claimReply(scope, key, hash, now) {
      try {
        await client.send(
          new PutCommand({
            TableName: name,
            Item: current({
              ...replyKey(scope, key),
              hash,
              status: null,
              body: null,
              claimedAt: now,
              expiresAt: Math.ceil((now + KEPT_MS) / 1000),
            }),
            ConditionExpression:
              'attribute_not_exists(pk) OR expiresAt < :seconds OR (body = :none AND claimedAt < :abandoned AND #hash = :hash)',
            ExpressionAttributeNames: { '#hash': 'hash' },
            ExpressionAttributeValues: {
              ':seconds': Math.floor(now / 1000),
              ':none': null,
              ':abandoned': now - ABANDONED_MS,
              ':hash': hash,
            },
          }),
        );
        return { kind: 'first' };
      } catch (error) {
        if (!conditionFailed(error)) throw error;
      }
      const held = await getItem(table, replyKey(scope, key), Reply, { consistent: true });
      if (held === undefined || (held.hash === hash && held.status === null)) return { kind: 'in-progress' };
      if (held.hash !== hash) return { kind: 'other-request' };
      return { kind: 'replay', reply: { status: held.status ?? 500, body: held.body ?? '' } };
    },

    async saveReply(scope, key, reply) {
      await client.send(
        new UpdateCommand({
          TableName: name,
          Key: replyKey(scope, key),
          UpdateExpression: 'SET #status = :status, body = :body',
          ExpressionAttributeNames: { '#status': 'status' },
          ExpressionAttributeValues: { ':status': reply.status, ':body': reply.body },
        }),
      );
    },
  };
}
