import type { StoreClient } from '../../functions/core/platform/store-client';
import { aroundCalls, type SentCall } from './around-calls';

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
export interface MeteredCall extends Consumed, SentCall {
  /** Units by index; part of the sum. */
  readonly indexes: Readonly<Record<string, number>>;
}

const READING = new Set(['GetCommand', 'QueryCommand', 'BatchGetCommand', 'TransactGetCommand']);

/** Requests the consumed capacity in every call of a client. `begun` is called before a call is sent. */
export function meterCalls(
  client: StoreClient,
  ended: (call: MeteredCall) => void,
  begun: () => void = () => undefined,
): void {
  aroundCalls(client, async ({ command, input }, send) => {
    Object.assign(input, { ReturnConsumedCapacity: 'INDEXES' });
    begun();
    const output = await send();
    const replies = [output.ConsumedCapacity ?? []].flat() as readonly CapacityReply[];
    const units = replies.reduce((sum, { CapacityUnits = 0 }) => sum + CapacityUnits, 0);
    const reads = READING.has(command);
    ended({
      command,
      input,
      read: reads ? units : 0,
      write: reads ? 0 : units,
      indexes: unitsByIndex(replies),
    });
    return output;
  });
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
export function capacityMeter(client: StoreClient): () => Consumed {
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
