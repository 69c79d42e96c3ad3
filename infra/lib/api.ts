import { Duration, RemovalPolicy } from 'aws-cdk-lib';
import { AccessLogFormat } from 'aws-cdk-lib/aws-apigateway';
import { HttpApi, HttpStage, LogGroupLogDestination } from 'aws-cdk-lib/aws-apigatewayv2';
import { HttpLambdaIntegration } from 'aws-cdk-lib/aws-apigatewayv2-integrations';
import { LogGroup } from 'aws-cdk-lib/aws-logs';
import { Construct } from 'constructs';
import { acknowledge } from './acknowledge';
import { ENTRIES } from './entries';
import { type CodeSource, EntryFunction } from './entry-function';
import { TABLE_PATHS } from './routes';

export interface ApiProps {
  readonly name: string;
  readonly source: CodeSource;
  readonly environment: Readonly<Record<string, string>>;
  readonly logRetentionDays: number;
  readonly throttle: { readonly requestsPerSecond: number; readonly burst: number };
}

/** What an access log line tells: enough to follow a complaint, no query string and no header. */
export const ACCESS_LOG = {
  requestId: '$context.requestId',
  time: '$context.requestTime',
  ip: '$context.identity.sourceIp',
  method: '$context.httpMethod',
  path: '$context.path',
  status: '$context.status',
  bytes: '$context.responseLength',
  milliseconds: '$context.responseLatency',
  error: '$context.integrationErrorMessage',
} as const;

/**
 * The HTTP API: one function for what players ask while they play, one for everything else. Both do their own routing
 * and their own authorization.
 */
export class Api extends Construct {
  /** What open tables ask. */
  readonly handler: EntryFunction;
  /** Leagues, seasons, rulings, results, settings, files. */
  readonly leagues: EntryFunction;
  readonly http: HttpApi;

  constructor(scope: Construct, id: string, props: ApiProps) {
    super(scope, id);
    const common = {
      source: props.source,
      environment: props.environment,
      timeout: Duration.seconds(15),
      memorySize: 1024,
      logRetentionDays: props.logRetentionDays,
    };
    this.handler = new EntryFunction(this, 'Handler', { ...common, entry: ENTRIES.api });
    this.leagues = new EntryFunction(this, 'Leagues', { ...common, entry: ENTRIES.leagues });
    this.http = new HttpApi(this, 'Http', {
      apiName: props.name,
      createDefaultStage: false,
      defaultIntegration: new HttpLambdaIntegration('Integration', this.leagues.fn),
    });
    const tables = new HttpLambdaIntegration('Tables', this.handler.fn);
    for (const path of TABLE_PATHS) this.http.addRoutes({ path: `/v1${path}`, integration: tables });
    const logGroup = new LogGroup(this, 'AccessLogs', {
      retention: props.logRetentionDays,
      removalPolicy: RemovalPolicy.DESTROY,
    });
    new HttpStage(this, 'Stage', {
      httpApi: this.http,
      stageName: '$default',
      autoDeploy: true,
      throttle: { rateLimit: props.throttle.requestsPerSecond, burstLimit: props.throttle.burst },
      accessLogSettings: {
        destination: new LogGroupLogDestination(logGroup),
        format: AccessLogFormat.custom(JSON.stringify(ACCESS_LOG)),
      },
    });
    acknowledge(
      this.http,
      'APIG4',
      'The function checks the session of each request: leagues are public to read, so a gate in front cannot know.',
    );
  }
}
