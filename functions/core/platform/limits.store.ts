import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod';
import { limitKey } from './keys';
import type { Table } from './reads';
import { SCHEMA } from './versions';

const Counted = z.object({ used: z.number().int() });

/** How often something was done within a period: counters, each an item that expires. */
export function limitStore({ client, name: TableName }: Table) {
  return {
    /**
     * Counts one more use.
     * @param name the name of the counter, with its owner: `leagues/p1`
     * @param window the number of the period; each period starts at 0
     * @param until when the count may be deleted, in milliseconds
     * @returns how many there were in this period, including this one
     */
    async countUse(name: string, window: number, until: number): Promise<number> {
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
