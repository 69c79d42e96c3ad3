import { Duration, RemovalPolicy } from 'aws-cdk-lib';
import { AccessLogFormat } from 'aws-cdk-lib/aws-apigateway';
import { HttpApi, HttpStage, LogGroupLogDestination } from 'aws-cdk-lib/aws-apigatewayv2';
import { HttpLambdaIntegration } from 'aws-cdk-lib/aws-apigatewayv2-integrations';
import { LogGroup } from 'aws-cdk-lib/aws-logs';
import { Construct } from 'constructs';
import { acknowledge } from './acknowledge';
import { ENTRIES } from './entries';
import { type CodeSource, EntryFunction } from './entry-function';
import { functionName } from './names';

export interface ApiProps {
  readonly stage: string;
  readonly source: CodeSource;
  readonly environment: Readonly<Record<string, string>>;
  readonly logRetentionDays: number;
  /** @default none is reserved */
  readonly reservedConcurrency?: number | undefined;
  readonly throttle: { readonly requestsPerSecond: number; readonly burst: number };
}

/** What an access log line tells: enough to follow a complaint, no query string and no header. */
const ACCESS_LOG = AccessLogFormat.custom(
  JSON.stringify({
    requestId: '$context.requestId',
    time: '$context.requestTime',
    ip: '$context.identity.sourceIp',
    method: '$context.httpMethod',
    path: '$context.path',
    status: '$context.status',
    bytes: '$context.responseLength',
    milliseconds: '$context.responseLatency',
    error: '$context.integrationErrorMessage',
  }),
);

/** The HTTP API: every route goes to one function, which does its own routing and its own authorization. */
export class Api extends Construct {
  readonly handler: EntryFunction;
  readonly http: HttpApi;

  constructor(scope: Construct, id: string, props: ApiProps) {
    super(scope, id);
    this.handler = new EntryFunction(this, 'Handler', {
      source: props.source,
      entry: ENTRIES.api,
      functionName: functionName(props.stage, 'api'),
      reservedConcurrency: props.reservedConcurrency,
      environment: props.environment,
      timeout: Duration.seconds(15),
      memorySize: 1024,
      logRetentionDays: props.logRetentionDays,
    });
    this.http = new HttpApi(this, 'Http', {
      apiName: `turreton-${props.stage}`,
      createDefaultStage: false,
      defaultIntegration: new HttpLambdaIntegration('Integration', this.handler.fn),
    });
    const logGroup = new LogGroup(this, 'AccessLogs', {
      retention: props.logRetentionDays,
      removalPolicy: RemovalPolicy.DESTROY,
    });
    new HttpStage(this, 'Stage', {
      httpApi: this.http,
      stageName: '$default',
      autoDeploy: true,
      throttle: { rateLimit: props.throttle.requestsPerSecond, burstLimit: props.throttle.burst },
      accessLogSettings: { destination: new LogGroupLogDestination(logGroup), format: ACCESS_LOG },
    });
    acknowledge(
      this.http,
      'APIG4',
      'The function checks the session of each request: leagues are public to read, so a gate in front cannot know.',
    );
  }
}
