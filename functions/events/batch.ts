import pMap from 'p-map';
import * as z from 'zod';
import { readEvent } from '../lambda-event';
import { errorFields, log, logAbout } from '../log';
import { ChangeRecord, stepIn } from './records';

/** What tells the event source which records of a batch are to be delivered again. */
export interface BatchReply {
  readonly batchItemFailures: readonly { readonly itemIdentifier: string }[];
}

export const ChangeBatch = z.object({ Records: z.array(ChangeRecord) });

/** A run has a minute, and what it begins may take half of one. */
const BEGINS_WITHIN_MS = 25_000;

/**
 * Acts on each record of a batch, whatever becomes of the others: one that cannot be acted on must not hold up those
 * behind it. From the first failure on they are delivered again, which is harmless for those that were done. Records for
 * which the run has no time left are not begun, so that a batch that is too large for one run is done in several.
 */
export async function actOnEach(
  batch: unknown,
  act: (record: ChangeRecord) => Promise<void>,
  { atOnce = 1, clock = Date.now }: { readonly atOnce?: number; readonly clock?: () => number } = {},
): Promise<BatchReply> {
  const { Records } = readEvent('a batch of DynamoDB stream records', ChangeBatch, batch);
  const failed = new Set<string>();
  const began = clock();
  const attempt = async (record: ChangeRecord) => {
    const sequenceNumber = record.dynamodb.SequenceNumber;
    if (clock() - began > BEGINS_WITHIN_MS) return void failed.add(sequenceNumber);
    try {
      await act(record);
    } catch (error) {
      failed.add(sequenceNumber);
      log('error', 'record failed', { sequenceNumber, ...errorFields(error) });
    }
  };
  const told = (record: ChangeRecord) => logAbout({ correlation: stepIn(record) }, () => attempt(record));
  await pMap(Records, told, { concurrency: atOnce });
  const inOrder = Records.map(({ dynamodb }) => dynamodb.SequenceNumber).filter((one) => failed.has(one));
  return { batchItemFailures: inOrder.map((itemIdentifier) => ({ itemIdentifier })) };
}
