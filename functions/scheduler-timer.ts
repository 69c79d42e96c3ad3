import {
  ConflictException,
  CreateScheduleCommand,
  type CreateScheduleCommandInput,
  SchedulerClient,
  UpdateScheduleCommand,
} from '@aws-sdk/client-scheduler';
import { PATIENCE } from './patience';
import type { StepTimer } from './services/deps';

export interface ScheduleTarget {
  readonly group: string;
  readonly role: string;
  readonly deadLetterQueue: string;
  /** The deadline function. */
  readonly target: string;
}

/**
 * One-time schedules of EventBridge Scheduler, named after game and step so that setting one again moves it. They
 * may fire up to a minute late and more than once; the gate's condition decides, not they.
 */
export function schedulerTimer(settings: ScheduleTarget, client = new SchedulerClient(PATIENCE)): StepTimer {
  return {
    async at(game, step, deadline) {
      const input = scheduleOf(settings, game, step, deadline);
      try {
        await client.send(new CreateScheduleCommand(input));
      } catch (error) {
        if (!(error instanceof ConflictException)) throw error;
        await client.send(new UpdateScheduleCommand(input));
      }
    },
  };
}

function scheduleOf(
  settings: ScheduleTarget,
  game: string,
  step: number,
  deadline: number,
): CreateScheduleCommandInput {
  return {
    Name: `${game}-${step}`,
    GroupName: settings.group,
    // Seconds are the finest a schedule knows; rounded up, so that it never fires before the deadline.
    ScheduleExpression: `at(${new Date(Math.ceil(deadline / 1000) * 1000).toISOString().slice(0, 19)})`,
    ScheduleExpressionTimezone: 'UTC',
    FlexibleTimeWindow: { Mode: 'OFF' },
    ActionAfterCompletion: 'DELETE',
    Target: {
      Arn: settings.target,
      RoleArn: settings.role,
      Input: JSON.stringify({ game, step, due: deadline }),
      DeadLetterConfig: { Arn: settings.deadLetterQueue },
      RetryPolicy: { MaximumRetryAttempts: 20, MaximumEventAgeInSeconds: 3600 },
    },
  };
}
