import { lambdaDeps } from '../runtime';
import { actOn } from '../services/act-on';
import { actOnEach, type BatchReply } from './batch';
import { eventIn } from './records';

const deps = lambdaDeps();

/** Acts on new outbox items from the table's stream, in their order. */
export function handler(batch: unknown): Promise<BatchReply> {
  return actOnEach(batch, async (record) => {
    const event = eventIn(record);
    if (event !== undefined) await actOn(deps, event);
  });
}
