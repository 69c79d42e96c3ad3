import { Stack, type StackProps } from 'aws-cdk-lib';
import type { Construct } from 'constructs';
import type { StageConfig } from '../config';
import { Alarms } from '../lib/alarms';
import type { PlatformStack } from './platform';

export interface ObservabilityStackProps extends StackProps {
  readonly config: StageConfig;
  readonly platform: PlatformStack;
}

/** The alarms and the dashboard; may be deployed, changed and removed without touching what runs. */
export class ObservabilityStack extends Stack {
  constructor(scope: Construct, id: string, { config, platform, ...props }: ObservabilityStackProps) {
    super(scope, id, props);
    const { functions, queues, follower } = platform;
    new Alarms(this, 'Alarms', {
      stage: config.stage,
      functions,
      queues,
      follower,
      email: config.alarmEmail,
    });
  }
}
