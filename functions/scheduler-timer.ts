import type { CreateScheduleCommandInput, SchedulerClient } from '@aws-sdk/client-scheduler';
import { awsClient } from './aws-clients';
import type { StepTimer } from './core/platform/deps';

export interface ScheduleTarget {
  readonly group: string;
  readonly role: string;
  readonly deadLetterQueue: string;
  /** The deadline function. */
  readonly target: string;
}

/**
 * One-time schedules of EventBridge Scheduler, named after game and step, or after a season, so that setting one again
 * moves it. They may fire up to a minute late and more than once; the store's condition decides, not the schedule.
 */
export function schedulerTimer(settings: ScheduleTarget, given?: SchedulerClient): StepTimer {
  let client = given;
  const set = async (input: CreateScheduleCommandInput): Promise<void> => {
    // Most runs set none: the client is loaded by the first that does.
    const sdk = await import('@aws-sdk/client-scheduler');
    client ??= awsClient(sdk.SchedulerClient);
    await schedule(sdk, client, input);
  };
  return {
    at: (game, step, deadline) =>
      set(scheduleOf(settings, `${game}-${step}`, deadline, { game, step, due: deadline })),
    seasonAt: (season, hour) => set(scheduleOf(settings, `${season}-season`, hour, { season })),
  };
}

/** Creates a schedule, or moves the existing one with its name. */
async function schedule(
  {
    CreateScheduleCommand,
    UpdateScheduleCommand,
    ConflictException,
  }: typeof import('@aws-sdk/client-scheduler'),
  client: SchedulerClient,
  input: CreateScheduleCommandInput,
): Promise<void> {
  try {
    await client.send(new CreateScheduleCommand(input));
  } catch (error) {
    if (!(error instanceof ConflictException)) throw error;
    await client.send(new UpdateScheduleCommand(input));
  }
}

function scheduleOf(
  settings: ScheduleTarget,
  name: string,
  at: number,
  input: Readonly<Record<string, unknown>>,
): CreateScheduleCommandInput {
  return {
    Name: name,
    GroupName: settings.group,
    // A schedule's resolution is one second; rounded up, so that it never fires early.
    ScheduleExpression: `at(${new Date(Math.ceil(at / 1000) * 1000).toISOString().slice(0, 19)})`,
    ScheduleExpressionTimezone: 'UTC',
    FlexibleTimeWindow: { Mode: 'OFF' },
    ActionAfterCompletion: 'DELETE',
    Target: {
      Arn: settings.target,
      RoleArn: settings.role,
      Input: JSON.stringify(input),
      DeadLetterConfig: { Arn: settings.deadLetterQueue },
      RetryPolicy: { MaximumRetryAttempts: 20, MaximumEventAgeInSeconds: 3600 },
    },
  };
}
