import { DescribeTableCommand } from '@aws-sdk/client-dynamodb';
import { GetSecretValueCommand } from '@aws-sdk/client-secrets-manager';
import { Template } from 'aws-cdk-lib/assertions';
import { EDGE_HEADER } from '../../infra/lib/edge-secret';
import { functionName, scheduleGroupName } from '../../infra/lib/names';
import { EACH_MINUTE, httpEvent } from '../support/lambda/events';
import { pollStream } from '../support/lambda/stream';
import { deploymentIn } from '../support/lambda/template';
import type { SynthesisedStack } from './assembly';
import type { Clients } from './clients';
import { Clock } from './clock';
import { inAccount, RUNNING, type Running, startAll } from './functions';
import type { Call, Recorder } from './recorder';
import { remove, type Schedule, schedulesIn } from './schedules';
import { StreamReader } from './stream';

/** A deployed stage. */
export interface DeployedStage {
  readonly clients: Clients;
  readonly stage: string;
  /** The stack with its functions. */
  readonly functions: SynthesisedStack;
  /** The recorder through which its functions reach the emulator. */
  readonly recorder: Recorder;
}

export interface Answer {
  readonly status: number;
  // The steps that send a request parse the API's reply.
  readonly body: Record<string, unknown>;
}

/** A deployed stage whose functions run here; this class does the work of the AWS services around them. */
export class EmulatedPlatform {
  /** The delivered schedules. */
  readonly delivered: Schedule[] = [];

  private readonly deployment;
  private readonly readers;

  private constructor(
    readonly clients: Clients,
    readonly fn: Running,
    readonly clock: Clock,
    /** The requests of the functions to AWS so far. */
    readonly calls: readonly Call[],
    private readonly stage: string,
    functions: SynthesisedStack,
    services: string,
    stream: string,
    private readonly fromEdge: Readonly<Record<string, string>>,
  ) {
    this.deployment = deploymentIn(Template.fromJSON(functions.template), stage);
    const reader = (name: 'events' | 'notify') => new StreamReader(services, clients.region, stream, name);
    this.readers = { events: reader('events'), notify: reader('notify') };
  }

  /** Starts every function of a stage. */
  static async start({ clients, stage, functions, recorder }: DeployedStage): Promise<EmulatedPlatform> {
    const { endpoint } = recorder;
    const { environment } = await inAccount(clients, functionName(stage, 'api'));
    const clock = new Clock();
    const fn = await startAll(clients, stage, functions, endpoint, clock);
    const described = await clients.dynamo.send(
      new DescribeTableCommand({ TableName: environment.TABLE_NAME }),
    );
    const stream = described.Table?.LatestStreamArn;
    if (stream === undefined) throw new Error(`${environment.TABLE_NAME} has no stream`);
    const fromEdge = await edgeHeaders(clients, environment.EDGE_SECRET_ARN);
    return new EmulatedPlatform(
      ...([clients, fn, clock, recorder.calls, stage, functions, endpoint, stream, fromEdge] as const),
    );
  }

  /** Calls the API as API Gateway would: the function of the template's routes. */
  async call(token: string, method: string, path: string, body?: unknown): Promise<Answer> {
    const name = this.deployment.serving(`/v1${path}`, RUNNING);
    const event = httpEvent(method, `/v1${path}`, token, body, this.fromEdge);
    const reply = await this.fn[name as keyof Running].invoke<{ statusCode: number; body?: string }>(event);
    return { status: reply.statusCode, body: JSON.parse(reply.body ?? 'null') };
  }

  /**
   * Passes the table's changes to the functions that follow it, until there are no more.
   * @returns the number of changes
   */
  async follow(): Promise<number> {
    let seen = 0;
    for (;;) {
      const fresh = [await this.followAs('events'), await this.followAs('notify')];
      if (fresh.every((count) => count === 0)) return seen;
      seen += Math.max(...fresh);
    }
  }

  private async followAs(name: 'events' | 'notify'): Promise<number> {
    const changes = await this.readers[name].changes();
    const setAside = await pollStream(this.deployment.mappingOf(name), changes, this.fn[name]);
    if (setAside.length > 0)
      throw new Error(
        `${name} could not act on ${JSON.stringify(setAside)}:\n${this.fn[name].log.join('\n')}`,
      );
    return changes.length;
  }

  /** The waiting schedules. */
  schedules(): Promise<readonly Schedule[]> {
    return schedulesIn(this.clients.scheduler, scheduleGroupName(this.stage));
  }

  /** Delivers a schedule to its target function, which must be the one that closes steps. */
  async deliver(schedule: Schedule): Promise<void> {
    const name = schedule.target.split(':').at(-1);
    if (name !== functionName(this.stage, 'deadline'))
      throw new Error(`${schedule.name} would invoke ${name}`);
    await this.fn.deadline.invoke(schedule.input);
    await remove(this.clients.scheduler, schedule);
    this.delivered.push(schedule);
  }

  /** Runs the functions that EventBridge starts each minute. */
  async eachMinute(): Promise<void> {
    await this.fn.sweep.invoke(EACH_MINUTE);
    await this.fn.notify.invoke(EACH_MINUTE);
  }

  stop(): void {
    for (const running of Object.values(this.fn)) running.stop();
  }
}

/** The headers that the distribution adds to each request, with the secret from the account. */
async function edgeHeaders({ secrets }: Clients, SecretId: string | undefined) {
  const { SecretString = '' } = await secrets.send(new GetSecretValueCommand({ SecretId }));
  return { [EDGE_HEADER]: (JSON.parse(SecretString) as { sent: string }).sent };
}
