import { RemovalPolicy, Stack } from 'aws-cdk-lib';
import { Policy, PolicyStatement, Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import { ScheduleGroup } from 'aws-cdk-lib/aws-scheduler';
import { Construct } from 'constructs';
import { acknowledge, resourceInFindings } from './acknowledge';
import { DeadLetterQueue } from './dead-letter-queue';
import { deadlineFunctionArn, scheduleGroupName } from './names';

export interface StepClockProps {
  readonly stage: string;
}

/** The timers of the platform: one one-time schedule per step, created by the functions. */
export class StepClock extends Construct {
  readonly undelivered: DeadLetterQueue;
  readonly group: ScheduleGroup;
  /** The role in which Scheduler invokes the deadline function. */
  readonly role: Role;
  /** The environment variables that functions need to create a schedule. */
  readonly environment: Readonly<Record<string, string>>;

  private readonly stage: string;

  constructor(scope: Construct, id: string, { stage }: StepClockProps) {
    super(scope, id);
    this.stage = stage;
    const target = deadlineFunctionArn(this, stage);
    this.undelivered = new DeadLetterQueue(this, 'Undelivered', { stage, of: 'schedules' });
    this.group = new ScheduleGroup(this, 'Group', {
      scheduleGroupName: scheduleGroupName(stage),
      removalPolicy: RemovalPolicy.DESTROY,
    });
    this.role = this.invokerRole(target);
    this.environment = {
      SCHEDULE_GROUP: this.group.scheduleGroupName,
      SCHEDULE_ROLE_ARN: this.role.roleArn,
      SCHEDULE_DLQ_ARN: this.undelivered.queueArn,
      DEADLINE_FUNCTION_ARN: target,
    };
  }

  private invokerRole(target: string): Role {
    const role = new Role(this, 'Role', {
      // Only this account's schedules may use the role, and of those only this group's.
      assumedBy: new ServicePrincipal('scheduler.amazonaws.com', {
        conditions: {
          StringEquals: {
            'aws:SourceAccount': Stack.of(this).account,
            'aws:SourceArn': this.group.scheduleGroupArn,
          },
        },
      }),
    });
    role.attachInlinePolicy(
      new Policy(this, 'InvokePolicy', {
        statements: [
          new PolicyStatement({ actions: ['lambda:InvokeFunction'], resources: [target] }),
          new PolicyStatement({ actions: ['sqs:SendMessage'], resources: [this.undelivered.queueArn] }),
        ],
      }),
    );
    return role;
  }

  /** Lets a function create and move the group's schedules, and pass the invoking role to Scheduler. */
  grantSchedule({ role }: { readonly role: Role }): void {
    const resourceName = `${scheduleGroupName(this.stage)}/*`;
    const schedules = Stack.of(this).formatArn({ service: 'scheduler', resource: 'schedule', resourceName });
    const statements = [
      new PolicyStatement({
        // A schedule deletes itself after it has fired, so no one needs to delete any.
        actions: ['scheduler:CreateSchedule', 'scheduler:UpdateSchedule'],
        resources: [schedules],
      }),
      new PolicyStatement({
        actions: ['iam:PassRole'],
        resources: [this.role.roleArn],
        conditions: { StringEquals: { 'iam:PassedToService': 'scheduler.amazonaws.com' } },
      }),
    ];
    for (const statement of statements) role.addToPrincipalPolicy(statement);
    acknowledge(
      role,
      `IAM5[Resource::${resourceInFindings(this, 'scheduler', `schedule/${resourceName}`)}]`,
      'A schedule is named after its game and step; the group before the wildcard is fixed.',
    );
  }
}
