import pMap from 'p-map';
import * as z from 'zod';
import { readEvent } from '../lambda-event';
import { errorFields, log, logAbout } from '../log';
import { ChangeRecord, stepIn } from './records';

/** The reply that names the records of a batch to be delivered again. */
export interface BatchReply {
  readonly batchItemFailures: readonly { readonly itemIdentifier: string }[];
}

export const ChangeBatch = z.object({ Records: z.array(ChangeRecord) });

/** A run has a minute, and a record may take half of it. */
const BEGINS_WITHIN_MS = 25_000;

/**
 * Handles each record of a batch independently: one that fails must not block those behind it. From the first failure
 * on they are delivered again, which is harmless for those already handled. Records for which the run has no time left
 * are not started, so that a batch that is too large for one run is handled in several.
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
  const handleRecord = (record: ChangeRecord) =>
    logAbout({ correlation: stepIn(record) }, () => attempt(record));
  await pMap(Records, handleRecord, { concurrency: atOnce });
  const inOrder = Records.map(({ dynamodb }) => dynamodb.SequenceNumber).filter((one) => failed.has(one));
  return { batchItemFailures: inOrder.map((itemIdentifier) => ({ itemIdentifier })) };
}
