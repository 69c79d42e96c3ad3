import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';

/** Capacity units consumed by calls so far. */
export interface Consumed {
  readonly read: number;
  readonly write: number;
}

/** A reply's data on the capacity of one table. */
interface CapacityReply {
  readonly CapacityUnits?: number;
  readonly GlobalSecondaryIndexes?: Readonly<Record<string, { readonly CapacityUnits?: number }>>;
}

/** One call of a client when it ends, with the units it consumed of the table and its indexes together. */
export interface MeteredCall extends Consumed {
  readonly command: string;
  readonly input: Readonly<Record<string, unknown>>;
  /** Units by index; part of the sum. */
  readonly indexes: Readonly<Record<string, number>>;
}

const READING = new Set(['GetItemCommand', 'QueryCommand', 'BatchGetItemCommand', 'TransactGetItemsCommand']);

/** Requests the consumed capacity in every call of a client. `begun` is called before a call is sent. */
export function meterCalls(
  client: DynamoDBDocumentClient,
  ended: (call: MeteredCall) => void,
  begun: () => void = () => undefined,
): void {
  client.middlewareStack.add(
    (next, context) => async (args) => {
      Object.assign(args.input, { ReturnConsumedCapacity: 'INDEXES' });
      begun();
      const result = await next(args);
      const { ConsumedCapacity } = result.output as { ConsumedCapacity?: unknown };
      const replies = [ConsumedCapacity ?? []].flat() as readonly CapacityReply[];
      const units = replies.reduce((sum, { CapacityUnits = 0 }) => sum + CapacityUnits, 0);
      const command = String(context.commandName);
      const reads = READING.has(command);
      const { input } = args as { readonly input: MeteredCall['input'] };
      ended({
        command,
        input,
        read: reads ? units : 0,
        write: reads ? 0 : units,
        indexes: unitsByIndex(replies),
      });
      return result;
    },
    { step: 'initialize', name: 'meter', priority: 'low' },
  );
}

function unitsByIndex(replies: readonly CapacityReply[]): Record<string, number> {
  const units: Record<string, number> = {};
  for (const { GlobalSecondaryIndexes = {} } of replies)
    for (const [index, { CapacityUnits = 0 }] of Object.entries(GlobalSecondaryIndexes))
      units[index] = (units[index] ?? 0) + CapacityUnits;
  return units;
}

/**
 * Requests the consumed capacity in every call of a client and adds it up.
 * @returns the sums so far, each time it is called
 */
export function capacityMeter(client: DynamoDBDocumentClient): () => Consumed {
  const used = { read: 0, write: 0 };
  meterCalls(client, ({ read, write }) => {
    used.read += read;
    used.write += write;
  });
  return () => ({ ...used });
}

/** The consumption between two times. */
export function consumedSince(before: Consumed, after: Consumed): Consumed {
  return { read: after.read - before.read, write: after.write - before.write };
}
