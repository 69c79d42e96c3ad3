import { carryOut } from '../api/all';
import { readEvent, ScheduledEvent } from '../lambda-event';
import { logMetrics } from '../metrics';
import { lambdaDeps, log } from '../runtime';
import { sweep } from '../services/follow-ups/sweep';
import { leaveSignOfLife } from '../services/steps/heartbeat';

const deps = { ...lambdaDeps(), carryOut };

/** Called each minute: closes steps whose timer was lost and acts on events whose delivery was. */
export async function handler(event: unknown): Promise<void> {
  readEvent("the minute's scheduled event", ScheduledEvent, event);
  await leaveSignOfLife(deps);
  const { failures, ...swept } = await sweep(deps);
  // The alarm on overdue steps reads this line.
  logMetrics('sweep', { closed: swept.closed, events: swept.events }, { OverdueSteps: swept.overdue });
  for (const failure of failures) log('error', 'sweep', { failure });
  if (failures.length > 0) throw new Error(`${failures.length} of the sweep's tasks failed`);
}
