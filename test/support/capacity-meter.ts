import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';

/** Capacity units that calls have consumed so far. */
export interface Consumed {
  readonly read: number;
  readonly write: number;
}

const READING = new Set(['GetItemCommand', 'QueryCommand', 'BatchGetItemCommand', 'TransactGetItemsCommand']);

/**
 * Asks every call of a client for its consumed capacity and adds it up.
 *
 * @returns the sums so far, each time it is called
 */
export function capacityMeter(client: DynamoDBDocumentClient): () => Consumed {
  const used = { read: 0, write: 0 };
  client.middlewareStack.add(
    (next, context) => async (args) => {
      Object.assign(args.input, { ReturnConsumedCapacity: 'TOTAL' });
      const result = await next(args);
      const { ConsumedCapacity } = result.output as { ConsumedCapacity?: unknown };
      const units = [ConsumedCapacity ?? []]
        .flat()
        .reduce<number>(
          (sum, one) => sum + Number((one as { CapacityUnits?: number }).CapacityUnits ?? 0),
          0,
        );
      used[READING.has(String(context.commandName)) ? 'read' : 'write'] += units;
      return result;
    },
    { step: 'initialize', name: 'meter', priority: 'low' },
  );
  return () => ({ ...used });
}

/** What was consumed between two moments. */
export function consumedSince(before: Consumed, after: Consumed): Consumed {
  return { read: after.read - before.read, write: after.write - before.write };
}
