import {
  DeleteScheduleCommand,
  GetScheduleCommand,
  type GetScheduleCommandOutput,
  ListSchedulesCommand,
  type SchedulerClient,
} from '@aws-sdk/client-scheduler';

/** A schedule that functions have created, as the account stores it. */
export interface Schedule {
  readonly name: string;
  readonly group: string;
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly target: string;
  readonly role: string;
  /** The input with which its target is invoked. */
  readonly input: unknown;
}

/** Every schedule of a group, the earliest first. */
export async function schedulesIn(
  scheduler: SchedulerClient,
  GroupName: string,
): Promise<readonly Schedule[]> {
  const { Schedules = [] } = await scheduler.send(new ListSchedulesCommand({ GroupName }));
  const read = Schedules.map(({ Name }) => scheduler.send(new GetScheduleCommand({ GroupName, Name })));
  return (await Promise.all(read)).map(scheduleOf).sort((one, other) => one.at - other.at);
}

/** A schedule asks to be deleted after its delivery. */
export async function remove(scheduler: SchedulerClient, { name, group }: Schedule): Promise<void> {
  await scheduler.send(new DeleteScheduleCommand({ GroupName: group, Name: name }));
}

function scheduleOf(reply: GetScheduleCommandOutput): Schedule {
  const { Name = '', GroupName = '', ScheduleExpression = '', ScheduleExpressionTimezone, Target } = reply;
  const time = /^at\((.+)\)$/.exec(ScheduleExpression)?.[1];
  if (time === undefined || ScheduleExpressionTimezone !== 'UTC' || Target === undefined)
    throw new Error(`${Name} is no schedule for one time in UTC: ${ScheduleExpression}`);
  return {
    name: Name,
    group: GroupName,
    at: Date.parse(`${time}Z`),
    target: Target.Arn ?? '',
    role: Target.RoleArn ?? '',
    input: JSON.parse(Target.Input ?? 'null'),
  };
}
