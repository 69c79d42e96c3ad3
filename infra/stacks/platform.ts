import { CfnOutput, Stack, type StackProps } from 'aws-cdk-lib';
import type { IFunction } from 'aws-cdk-lib/aws-lambda';
import type { IQueue } from 'aws-cdk-lib/aws-sqs';
import type { Construct } from 'constructs';
import { version } from '../../package.json';
import type { StageConfig } from '../config';
import { Api } from '../lib/api';
import type { CodeSource } from '../lib/entry-function';
import { NotifyWorker } from '../lib/notify-worker';
import { StepClock } from '../lib/step-clock';
import { DeadlineWorker, EventsWorker, SweepWorker } from '../lib/workers';
import type { DataStack } from './data';

export interface PlatformStackProps extends StackProps {
  readonly config: StageConfig;
  readonly data: DataStack;
  readonly source: CodeSource;
}

/** Everything that runs: the API, the clock that ends steps, and the workers behind them. */
export class PlatformStack extends Stack {
  /** The functions and dead-letter queues, by the names that alarms give them. */
  readonly functions: Readonly<Record<string, IFunction>>;
  readonly queues: Readonly<Record<string, IQueue>>;
  readonly follower: IFunction;

  constructor(scope: Construct, id: string, { config, data, source, ...props }: PlatformStackProps) {
    super(scope, id, props);
    const { stage, logRetentionDays, throttle } = config;
    const clock = new StepClock(this, 'StepClock', { stage });
    const environment = {
      TABLE_NAME: data.gameTable.table.tableName,
      AUTH_SECRET_ARN: data.authSecret.secretArn,
      SITE_URL: config.siteUrl,
      VERSION: version,
      ...(config.pushPublicKey === undefined ? {} : { PUSH_PUBLIC_KEY: config.pushPublicKey }),
      ...clock.environment,
    };
    const common = { source, environment, logRetentionDays };
    const api = new Api(this, 'Api', { ...common, name: `turreton-${stage}`, throttle });
    const deadline = new DeadlineWorker(this, 'Deadline', { ...common, stage });
    const sweep = new SweepWorker(this, 'Sweep', common);
    const events = new EventsWorker(this, 'Events', { ...common, table: data.gameTable.table });

    const notify = new NotifyWorker(this, 'Notify', {
      ...common,
      table: data.gameTable.table,
      mailFrom: config.mailFrom ?? `tides@${new URL(config.siteUrl).hostname}`,
      protectData: config.protectData,
    });

    const playing = [api.handler, api.leagues, deadline.handler, sweep.handler, events.handler];
    for (const handler of playing) {
      data.gameTable.grantItems(handler.role);
      clock.grantSchedule(handler);
    }
    // It sets no timers, but signs the links of its mails.
    data.gameTable.grantItems(notify.handler.role);
    for (const { role } of [api.handler, api.leagues, notify.handler]) data.authSecret.grantRead(role);

    this.functions = {
      Api: api.handler.fn,
      Leagues: api.leagues.fn,
      Deadline: deadline.handler.fn,
      Sweep: sweep.handler.fn,
      Events: events.handler.fn,
      Notify: notify.handler.fn,
    };
    this.queues = {
      Schedules: clock.undelivered,
      Deadline: deadline.failed,
      Sweep: sweep.failed,
      Events: events.failed,
      Notify: notify.failed,
    };
    this.follower = events.handler.fn;
    new CfnOutput(this, 'ApiUrl', { value: api.http.apiEndpoint, description: 'Where the HTTP API answers' });
  }
}
