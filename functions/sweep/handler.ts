import { lambdaDeps, log, printLine } from '../runtime';
import { sweep } from '../services/sweep';

const deps = lambdaDeps();

/** Called each minute: closes steps whose timer was lost and acts on events whose delivery was. */
export async function handler(): Promise<void> {
  const { failures, ...swept } = await sweep(deps);
  // CloudWatch's embedded metric format: the alarm on overdue steps reads this line.
  printLine({
    _aws: {
      Timestamp: deps.clock(),
      CloudWatchMetrics: [
        { Namespace: 'Turreton', Dimensions: [[]], Metrics: [{ Name: 'OverdueSteps', Unit: 'Count' }] },
      ],
    },
    OverdueSteps: swept.overdue,
    ...swept,
  });
  for (const failure of failures) log('error', 'sweep', { failure });
  if (failures.length > 0) throw new Error(`${failures.length} of the sweep's tasks failed`);
}
