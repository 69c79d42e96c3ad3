import pMap from 'p-map';
import * as z from 'zod';
import { readEvent } from '../lambda-event';
import { log } from '../runtime';
import { ChangeRecord } from './records';

/** What tells the event source which records of a batch are to be delivered again. */
export interface BatchReply {
  readonly batchItemFailures: readonly { readonly itemIdentifier: string }[];
}

export const ChangeBatch = z.object({ Records: z.array(ChangeRecord) });

/**
 * Acts on each record of a batch, whatever becomes of the others: one that cannot be acted on must not hold up those
 * behind it. From the first failure on they are delivered again, which is harmless for those that were done.
 */
export async function actOnEach(
  batch: unknown,
  act: (record: ChangeRecord) => Promise<void>,
  { atOnce = 1 } = {},
): Promise<BatchReply> {
  const { Records } = readEvent('a batch of DynamoDB stream records', ChangeBatch, batch);
  const failed = new Set<string>();
  const attempt = async (record: ChangeRecord) => {
    const sequenceNumber = record.dynamodb.SequenceNumber;
    try {
      await act(record);
    } catch (error) {
      failed.add(sequenceNumber);
      log('error', 'record failed', { sequenceNumber, error: String(error) });
    }
  };
  await pMap(Records, attempt, { concurrency: atOnce });
  const inOrder = Records.map(({ dynamodb }) => dynamodb.SequenceNumber).filter((one) => failed.has(one));
  return { batchItemFailures: inOrder.map((itemIdentifier) => ({ itemIdentifier })) };
}
