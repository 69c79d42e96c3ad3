import { loggedRun } from '../logged-run';
import { logMetrics } from '../metrics';
import { lambdaDeps } from '../runtime';
import { actOnEach, type BatchReply } from './batch';
import { handleEvent } from './event-handlers';
import { eventIn } from './records';

const deps = lambdaDeps();

/** Handles new outbox items from the table's stream, in their order. */
export const handler = loggedRun(
  'stream',
  (batch): Promise<BatchReply> =>
    actOnEach(batch, async (record) => {
      const event = eventIn(record);
      if (event === undefined) return;
      await handleEvent(deps, event);
      if (event.kind !== 'step-closed') return;
      logMetrics('followed', { event: event.id }, { FollowedAfter: deps.clock() - event.at });
    }),
);
