import { Stack } from 'aws-cdk-lib';
import { HttpApi } from 'aws-cdk-lib/aws-apigatewayv2';
import { HttpLambdaIntegration } from 'aws-cdk-lib/aws-apigatewayv2-integrations';
import { FunctionUrlAuthType, type IFunction, type IFunctionUrl } from 'aws-cdk-lib/aws-lambda';
import { Construct } from 'constructs';
import { HttpStageWithLogs } from './http-stage';

export interface PagesApiProps {
  readonly stage: string;
  readonly server: IFunction;
  readonly logRetentionDays: number;
  readonly throttle: { readonly requestsPerSecond: number; readonly burst: number };
}

/**
 * The two ways to the function that renders pages. GET requests use its URL, which costs nothing and accepts only
 * CloudFront. Posts use an HTTP API: CloudFront signs its requests to a URL, and a form that a browser posts would need
 * the hash of its own body (ADR 045).
 */
export class PagesApi extends Construct {
  /** The host that CloudFront posts to. */
  readonly host: string;
  readonly http: HttpApi;
  /** The URL from which CloudFront gets pages. */
  readonly url: IFunctionUrl;

  constructor(scope: Construct, id: string, { stage, server, ...props }: PagesApiProps) {
    super(scope, id);
    this.http = new HttpApi(this, 'Http', {
      apiName: `turreton-${stage}-pages`,
      createDefaultStage: false,
      defaultIntegration: new HttpLambdaIntegration('Integration', server),
    });
    new HttpStageWithLogs(this, 'Stage', { http: this.http, ...props });
    this.url = server.addFunctionUrl({ authType: FunctionUrlAuthType.AWS_IAM });
    this.host = `${this.http.apiId}.execute-api.${Stack.of(this).region}.${Stack.of(this).urlSuffix}`;
  }
}
