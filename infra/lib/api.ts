import { Duration, Stack } from 'aws-cdk-lib';
import { HttpApi } from 'aws-cdk-lib/aws-apigatewayv2';
import { HttpLambdaIntegration } from 'aws-cdk-lib/aws-apigatewayv2-integrations';
import { Construct } from 'constructs';
import { ENTRIES } from './entries';
import { type CodeSource, EntryFunction } from './entry-function';
import { HttpStageWithLogs } from './http-stage';
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

/** The HTTP API: every route goes to one function, which does its own routing and its own authorization. */
export class Api extends Construct {
  readonly handler: EntryFunction;
  readonly http: HttpApi;
  /** The host that CloudFront asks. */
  readonly host: string;

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
    const { logRetentionDays, throttle } = props;
    new HttpStageWithLogs(this, 'Stage', { http: this.http, logRetentionDays, throttle });
    this.host = `${this.http.apiId}.execute-api.${Stack.of(this).region}.${Stack.of(this).urlSuffix}`;
  }
}
