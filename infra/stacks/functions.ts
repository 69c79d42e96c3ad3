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
import { MailInWorker } from '../lib/mail-in-worker';
import { NotifyWorker } from '../lib/notify-worker';
import { DeadlineWorker, EventsWorker, SweepWorker, type WorkerProps } from '../lib/workers';
import type { DataStack } from './data';
import type { MailStack } from './mail';
import type { SecretsStack } from './secrets';
import type { TimersStack } from './timers';

/** The name of a release, and of the one deployed before it. */
export interface Release {
  readonly name: string;
  readonly before?: string | undefined;
}

export interface FunctionsStackProps extends StackProps {
  readonly config: StageConfig;
  readonly source: CodeSource;
  /** @default the version of this repository */
  readonly release?: Release | undefined;
  readonly data: DataStack;
  readonly secrets: SecretsStack;
  readonly timers: TimersStack;
  readonly mail: MailStack;
}

/** A deployment that is only checked. */
const UNNAMED: Release = { name: version };

/** All functions: the API, and the workers behind it. */
export class FunctionsStack extends Stack {
  readonly api: Api;
  /** The functions and dead-letter queues, by their names in alarms. */
  readonly functions: Readonly<Record<string, IFunction>>;
  readonly queues: Readonly<Record<string, IQueue>>;
  /** The functions that follow the table's stream. */
  readonly followers: Readonly<Record<string, IFunction>>;

  constructor(scope: Construct, id: string, props: FunctionsStackProps) {
    super(scope, id, props);
    const { config, data, secrets, timers } = props;
    const common = commonProps('api', props);
    this.api = new Api(this, 'Api', {
      ...common,
      environment: {
        ...common.environment,
        EDGE_SECRET_ARN: secrets.edge.secretArn,
        ...(config.siteAdmins.length === 0 ? {} : { SITE_ADMINS: config.siteAdmins.join(',') }),
      },
      reservedConcurrency: config.reservedConcurrency,
      throttle: config.throttle,
      traced: config.traceRequests,
    });
    const workers = workersOf(this, props);
    const { handler, leagues } = this.api;
    const { Deadline, Sweep, Events, Notify, Bounces, Canary } = workers;
    const playing = [handler, leagues, Deadline.handler, Sweep.handler, Events.handler];
    for (const one of playing) timers.clock.grantSchedule(one);
    for (const { role } of [...playing, Notify.handler, Bounces.handler]) data.gameTable.grantItems(role);
    // A request deletes an account; events and the sweep delete the rest of it.
    for (const { role } of [leagues, Events.handler, Sweep.handler]) data.authTable.grantDeletion(role);
    // Invitations and imports create accounts; events and the sweep finish the work of a request.
    for (const { role } of [leagues, Events.handler, Sweep.handler]) data.authTable.grantOpening(role);
    for (const { role } of [handler, Deadline.handler, Notify.handler]) data.authTable.grantReading(role);
    // The notifier signs the links in its mails, and the canary creates its own login.
    for (const { role } of [handler, leagues, Notify.handler, Canary.handler]) secrets.auth.grantRead(role);

    for (const { role } of [handler, leagues]) secrets.edge.grantRead(role);
    for (const { role } of [handler, leagues]) secrets.receipts.grantRead(role);

    const mailIn = mailInOf(this, props);
    const named = Object.entries({ ...workers, ...(mailIn && { MailIn: mailIn }) });
    this.functions = {
      ...{ Api: handler.fn, Leagues: leagues.fn },
      ...Object.fromEntries(named.map(([name, worker]) => [name, worker.handler.fn])),
    };
    this.queues = Object.fromEntries(named.map(([name, worker]) => [name, worker.failed]));
    this.followers = { Events: Events.handler.fn, Notify: Notify.handler.fn };
    const { name, before } = props.release ?? UNNAMED;
    new CfnOutput(this, 'Release', { value: name, description: 'What is deployed' });
    if (before !== undefined)
      new CfnOutput(this, 'ReleaseBefore', {
        value: before,
        description: 'What npm run rollback goes back to',
      });
    new CfnOutput(this, 'ApiUrl', {
      value: this.api.http.apiEndpoint,
      description: 'The address of the HTTP API',
    });
  }
}

/** What receives orders by mail, if the stage does: it stores orders and may close a step, as the API does. */
function mailInOf(stack: Stack, props: FunctionsStackProps): MailInWorker | undefined {
  const { config, data, secrets, timers } = props;
  const { inboundMailDomain: domain, region } = config;
  if (domain === undefined) return undefined;
  const worker = new MailInWorker(stack, 'MailIn', {
    ...{ ...commonProps('mail', props), domain, region },
    mail: props.mail.mail,
  });
  const { handler } = worker;
  timers.clock.grantSchedule(handler);
  data.gameTable.grantItems(handler.role);
  data.authTable.grantReading(handler.role);
  // It reads the tokens of reply addresses.
  secrets.auth.grantRead(handler.role);
  return worker;
}

/** The workers behind the API, by their names in alarms. */
function workersOf(stack: Stack, props: FunctionsStackProps) {
  const { config, secrets } = props;
  const { table } = props.data.gameTable;
  const { mail } = props.mail;
  const propsOf = (name: FunctionName) => commonProps(name, props);
  return {
    Deadline: new DeadlineWorker(stack, 'Deadline', propsOf('deadline')),
    Sweep: new SweepWorker(stack, 'Sweep', propsOf('sweep')),
    Events: new EventsWorker(stack, 'Events', { ...propsOf('events'), table }),
    Notify: new NotifyWorker(stack, 'Notify', {
      ...propsOf('notify'),
      table,
      mail,
      pushSecret: secrets.push,
    }),
    Bounces: new BouncesWorker(stack, 'Bounces', { ...propsOf('bounces'), feedback: mail.feedback }),
    Canary: new CanaryWorker(stack, 'Canary', { ...propsOf('canary'), minutes: config.canaryMinutes }),
  };
}

function commonProps(
  name: FunctionName,
  { config, source, data, secrets, timers, release = UNNAMED }: FunctionsStackProps,
): WorkerProps {
  const { stage, siteUrl, logRetentionDays, pushPublicKey, discord, reservedConcurrency, invitationsPerDay } =
    config;
  return {
    stage,
    source,
    logRetentionDays,
    reservedConcurrency: reservedConcurrency[name],
    environment: {
      TABLE_NAME: data.gameTable.table.tableName,
      AUTH_TABLE: data.authTable.table.tableName,
      AUTH_SECRET_ARN: secrets.auth.secretArn,
      RECEIPT_SECRET_ARN: secrets.receipts.secretArn,
      SITE_URL: siteUrl,
      STAGE: stage,
      VERSION: release.name,
      ...(config.inboundMailDomain === undefined ? {} : { MAIL_IN_DOMAIN: config.inboundMailDomain }),
      ...(pushPublicKey === undefined ? {} : { PUSH_PUBLIC_KEY: pushPublicKey }),
      ...(discord === undefined
        ? {}
        : { DISCORD_ID: discord.applicationId, DISCORD_PUBLIC_KEY: discord.publicKey }),
      ...(invitationsPerDay === undefined
        ? {}
        : {
            INVITATIONS_PER_ACCOUNT: String(invitationsPerDay.account),
            INVITATIONS_PER_LEAGUE: String(invitationsPerDay.league),
            INVITATIONS_PER_SITE: String(invitationsPerDay.site),
          }),
      ...timers.clock.environment,
    },
  };
}
