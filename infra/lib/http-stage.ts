import { RemovalPolicy } from 'aws-cdk-lib';
import { AccessLogFormat } from 'aws-cdk-lib/aws-apigateway';
import { type HttpApi, HttpStage, LogGroupLogDestination } from 'aws-cdk-lib/aws-apigatewayv2';
import { LogGroup } from 'aws-cdk-lib/aws-logs';
import { Construct } from 'constructs';
import { acknowledge } from './acknowledge';

export interface HttpStageProps {
  readonly http: HttpApi;
  readonly logRetentionDays: number;
  readonly throttle: { readonly requestsPerSecond: number; readonly burst: number };
}

/**
 * The fields of an access log line: enough to follow a complaint, without query string, headers and path: the paths of
 * calendars and of links in mails give access to anyone who reads them.
 */
export const ACCESS_LOG = {
  requestId: '$context.requestId',
  time: '$context.requestTime',
  ip: '$context.identity.sourceIp',
  method: '$context.httpMethod',
  route: '$context.routeKey',
  status: '$context.status',
  bytes: '$context.responseLength',
  milliseconds: '$context.responseLatency',
  error: '$context.integrationErrorMessage',
} as const;

/** The one stage of an HTTP API: throttled, with access logs that expire. */
export class HttpStageWithLogs extends Construct {
  readonly logGroup: LogGroup;

  constructor(scope: Construct, id: string, { http, logRetentionDays, throttle }: HttpStageProps) {
    super(scope, id);
    this.logGroup = new LogGroup(this, 'AccessLogs', {
      retention: logRetentionDays,
      removalPolicy: RemovalPolicy.DESTROY,
    });
    new HttpStage(this, 'Default', {
      httpApi: http,
      stageName: '$default',
      autoDeploy: true,
      throttle: { rateLimit: throttle.requestsPerSecond, burstLimit: throttle.burst },
      accessLogSettings: {
        destination: new LogGroupLogDestination(this.logGroup),
        format: AccessLogFormat.custom(JSON.stringify(ACCESS_LOG)),
      },
    });
    acknowledge(
      http,
      'APIG4',
      'The function checks the session of each request: anyone may read leagues, so an authorizer in front cannot decide.',
    );
  }
}
