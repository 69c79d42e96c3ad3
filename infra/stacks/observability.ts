import { Stack, type StackProps } from 'aws-cdk-lib';
import type { Construct } from 'constructs';
import type { StageConfig } from '../config';
import { Alarms } from '../lib/alarms';
import type { FunctionsStack } from './functions';
import type { TimersStack } from './timers';
import type { WebStack } from './web';

export interface ObservabilityStackProps extends StackProps {
  readonly config: StageConfig;
  readonly functions: FunctionsStack;
  readonly timers: TimersStack;
  readonly web: WebStack;
}

/** The alarms and the dashboard; may be deployed, changed and removed without touching what runs. */
export class ObservabilityStack extends Stack {
  constructor(scope: Construct, id: string, props: ObservabilityStackProps) {
    super(scope, id, props);
    const { config, functions, timers, web } = props;
    new Alarms(this, 'Alarms', {
      stage: config.stage,
      functions: { ...functions.functions, ...web.functions },
      queues: { Schedules: timers.clock.undelivered, ...functions.queues },
      follower: functions.follower,
      email: config.alarmEmail,
    });
  }
}
