import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod';
import { limitKey } from './keys';
import type { LimitStore } from './limits.questions';
import type { Table } from './reads';
import { SCHEMA } from './versions';

const Counted = z.object({ used: z.number().int() });

/** Counters of limited operations, each an item that expires. */
export function limitStore({ client, name: TableName }: Table): LimitStore {
  return {
    async countUse(name, window, until) {
      const { Attributes } = await client.send(
        new UpdateCommand({
          TableName,
          Key: limitKey(name, window),
          UpdateExpression: 'ADD used :one SET expiresAt = :until, v = :v',
          ExpressionAttributeValues: { ':one': 1, ':until': Math.ceil(until / 1000), ':v': SCHEMA },
          ReturnValues: 'UPDATED_NEW',
        }),
      );
      return Counted.parse(Attributes).used;
    },
  };
}
