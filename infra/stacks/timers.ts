import { Stack, type StackProps } from 'aws-cdk-lib';
import type { Construct } from 'constructs';
import type { StageConfig } from '../config';
import { StepClock } from '../lib/step-clock';

export interface TimersStackProps extends StackProps {
  readonly config: StageConfig;
}

/** The group of schedules that close steps, their role, and the queue of undeliverable ones. */
export class TimersStack extends Stack {
  readonly clock: StepClock;

  constructor(scope: Construct, id: string, { config, ...props }: TimersStackProps) {
    super(scope, id, props);
    this.clock = new StepClock(this, 'StepClock', { stage: config.stage });
  }
}
