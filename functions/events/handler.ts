import { logMetrics } from '../metrics';
import { lambdaDeps } from '../runtime';
import { actOn } from '../services/follow-ups/act-on';
import { stepName } from '../services/step-name';
import { actOnEach, type BatchReply } from './batch';
import { eventIn } from './records';

const deps = lambdaDeps();

/** Acts on new outbox items from the table's stream, in their order. */
export function handler(batch: unknown): Promise<BatchReply> {
  return actOnEach(batch, async (record) => {
    const event = eventIn(record);
    if (event === undefined) return;
    await actOn(deps, event);
    if (event.kind !== 'step-closed') return;
    const fields = { correlation: stepName(event.game, event.step), event: event.id };
    logMetrics('followed', fields, { FollowedAfter: deps.clock() - event.at });
  });
}
