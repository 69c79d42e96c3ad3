import { lambdaDeps, log } from '../runtime';
import { actOn } from '../services/act-on';
import { type ChangeRecord, eventIn } from './records';

const deps = lambdaDeps();

interface BatchReply {
  readonly batchItemFailures: readonly { readonly itemIdentifier: string }[];
}

/** Acts on new outbox items from the table's stream. From the first failure on, the batch is delivered again. */
export async function handler({
  Records,
}: {
  readonly Records: readonly ChangeRecord[];
}): Promise<BatchReply> {
  for (const record of Records) {
    const event = eventIn(record);
    if (event === undefined) continue;
    try {
      await actOn(deps, event);
    } catch (error) {
      log('error', 'event failed', { event, error: String(error) });
      return { batchItemFailures: [{ itemIdentifier: record.dynamodb?.SequenceNumber ?? '' }] };
    }
  }
  return { batchItemFailures: [] };
}
