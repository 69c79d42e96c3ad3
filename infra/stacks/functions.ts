import { CfnOutput, Stack, type StackProps } from 'aws-cdk-lib';
import type { IFunction } from 'aws-cdk-lib/aws-lambda';
import type { IQueue } from 'aws-cdk-lib/aws-sqs';
import type { Construct } from 'constructs';
import { version } from '../../package.json';
import type { StageConfig } from '../config';
import type { FunctionName } from '../entries';
import { Api } from '../lib/api';
import { BouncesWorker } from '../lib/bounces-worker';
import { CanaryWorker } from '../lib/canary-worker';
import type { CodeSource } from '../lib/entry-function';
import { NotifyWorker } from '../lib/notify-worker';
import { DeadlineWorker, EventsWorker, SweepWorker, type WorkerProps } from '../lib/workers';
import type { DataStack } from './data';
import type { MailStack } from './mail';
import type { SecretsStack } from './secrets';
import type { TimersStack } from './timers';

export interface FunctionsStackProps extends StackProps {
  readonly config: StageConfig;
  readonly source: CodeSource;
  readonly data: DataStack;
  readonly secrets: SecretsStack;
  readonly timers: TimersStack;
  readonly mail: MailStack;
}

/** Everything that runs: the API, and the workers behind it. */
export class FunctionsStack extends Stack {
  readonly api: Api;
  /** The functions and dead-letter queues, by the names that alarms give them. */
  readonly functions: Readonly<Record<string, IFunction>>;
  readonly queues: Readonly<Record<string, IQueue>>;
  readonly follower: IFunction;

  constructor(scope: Construct, id: string, props: FunctionsStackProps) {
    super(scope, id, props);
    const { config, data, secrets, timers, mail } = props;
    const { table } = data.gameTable;
    const propsOf = (name: FunctionName) => commonProps(name, props);
    this.api = new Api(this, 'Api', {
      ...propsOf('api'),
      reservedConcurrency: config.reservedConcurrency,
      throttle: config.throttle,
      traced: config.traceRequests,
    });
    const deadline = new DeadlineWorker(this, 'Deadline', propsOf('deadline'));
    const sweep = new SweepWorker(this, 'Sweep', propsOf('sweep'));
    const events = new EventsWorker(this, 'Events', { ...propsOf('events'), table });
    const notify = new NotifyWorker(this, 'Notify', {
      ...propsOf('notify'),
      table,
      mail: mail.mail,
      pushSecret: secrets.push,
    });
    const bounces = new BouncesWorker(this, 'Bounces', {
      ...propsOf('bounces'),
      feedback: mail.mail.feedback,
    });

    const canary = new CanaryWorker(this, 'Canary', {
      ...propsOf('canary'),
      minutes: config.canaryMinutes,
    });

    const { handler, leagues } = this.api;
    const playing = [handler, leagues, deadline.handler, sweep.handler, events.handler];
    for (const one of playing) timers.clock.grantSchedule(one);
    for (const { role } of [...playing, notify.handler, bounces.handler]) data.gameTable.grantItems(role);
    // The notifier signs the links of its mails.
    // The canary logs in by itself.
    for (const { role } of [handler, leagues, notify.handler, canary.handler]) secrets.auth.grantRead(role);

    this.functions = {
      Api: handler.fn,
      Leagues: leagues.fn,
      Deadline: deadline.handler.fn,
      Sweep: sweep.handler.fn,
      Events: events.handler.fn,
      Notify: notify.handler.fn,
      Bounces: bounces.handler.fn,
      Canary: canary.handler.fn,
    };
    this.queues = {
      Deadline: deadline.failed,
      Sweep: sweep.failed,
      Events: events.failed,
      Notify: notify.failed,
      Bounces: bounces.failed,
      Canary: canary.failed,
    };
    this.follower = events.handler.fn;
    new CfnOutput(this, 'ApiUrl', {
      value: this.api.http.apiEndpoint,
      description: 'The address of the HTTP API',
    });
  }
}

function commonProps(
  name: FunctionName,
  { config, source, data, secrets, timers }: FunctionsStackProps,
): WorkerProps {
  const { stage, siteUrl, logRetentionDays, pushPublicKey, reservedConcurrency } = config;
  return {
    stage,
    source,
    logRetentionDays,
    reservedConcurrency: reservedConcurrency[name],
    environment: {
      TABLE_NAME: data.gameTable.table.tableName,
      AUTH_SECRET_ARN: secrets.auth.secretArn,
      SITE_URL: siteUrl,
      STAGE: stage,
      VERSION: version,
      ...(pushPublicKey === undefined ? {} : { PUSH_PUBLIC_KEY: pushPublicKey }),
      ...timers.clock.environment,
    },
  };
}
