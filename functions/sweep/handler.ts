import type { Deps } from '../core/platform/deps';
import { beat } from '../core/platform/heartbeat';
import { readEvent, ScheduledEvent } from '../lambda-event';
import { log } from '../log';
import { loggedRun } from '../logged-run';
import { logMetrics } from '../metrics';
import { lambdaDeps } from '../runtime';
import { sweep } from './sweep';

const deps: Deps = {
  ...lambdaDeps(),
  // A quarter of the API, only needed if a request was cut off after its confirmation.
  carryOut: async (...proposed) => (await import('../api/proposable')).carryOut(...proposed),
};

/** Called each minute: closes steps whose timer was lost and handles events whose delivery was lost. */
export const handler = loggedRun('sweep', async (event): Promise<void> => {
  readEvent("the minute's scheduled event", ScheduledEvent, event);
  await beat(deps);
  const { failures, caught, ...swept } = await sweep(deps);
  for (const correlation of caught) log('info', 'closed by the sweep', { correlation });
  // The alarm on overdue steps reads this line.
  logMetrics('sweep', { closed: swept.closed, events: swept.events }, { OverdueSteps: swept.overdue });
  for (const failure of failures) log('error', 'sweep failed', { ...failure });
  if (failures.length > 0) throw new Error(`${failures.length} of the sweep's tasks failed`);
});
