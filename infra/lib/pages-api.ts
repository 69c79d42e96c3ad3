import { Stack } from 'aws-cdk-lib';
import { HttpApi } from 'aws-cdk-lib/aws-apigatewayv2';
import { HttpLambdaIntegration } from 'aws-cdk-lib/aws-apigatewayv2-integrations';
import type { IFunction } from 'aws-cdk-lib/aws-lambda';
import { Construct } from 'constructs';
import { HttpStageWithLogs } from './http-stage';

export interface PagesApiProps {
  readonly stage: string;
  readonly server: IFunction;
  readonly logRetentionDays: number;
  readonly throttle: { readonly requestsPerSecond: number; readonly burst: number };
}

/**
 * Reaches the function that renders pages. Not a function URL behind an origin access control: there CloudFront signs
 * requests, and a form that a browser posts would have to bring the hash of its own body (ADR 021).
 */
export class PagesApi extends Construct {
  /** The host that CloudFront asks. */
  readonly host: string;
  readonly http: HttpApi;

  constructor(scope: Construct, id: string, { stage, server, ...props }: PagesApiProps) {
    super(scope, id);
    this.http = new HttpApi(this, 'Http', {
      apiName: `turreton-${stage}-pages`,
      createDefaultStage: false,
      defaultIntegration: new HttpLambdaIntegration('Integration', server),
    });
    new HttpStageWithLogs(this, 'Stage', { http: this.http, ...props });
    this.host = `${this.http.apiId}.execute-api.${Stack.of(this).region}.${Stack.of(this).urlSuffix}`;
  }
}
