import { Duration, Stack } from 'aws-cdk-lib';
import { HttpApi } from 'aws-cdk-lib/aws-apigatewayv2';
import { HttpLambdaIntegration } from 'aws-cdk-lib/aws-apigatewayv2-integrations';
import { PolicyStatement, type Role } from 'aws-cdk-lib/aws-iam';
import { FunctionUrlAuthType, type IFunctionUrl } from 'aws-cdk-lib/aws-lambda';
import { Construct } from 'constructs';
import { ENTRIES, type FunctionName } from '../entries';
import { type CodeSource, EntryFunction } from './entry-function';
import { FUNCTION_SECONDS } from './function-seconds';
import { HttpStageWithLogs } from './http-stage';
import { functionName } from './names';
import { OrderMetrics } from './order-metrics';
import { TABLE_PATHS } from './routes';

export interface ApiProps {
  readonly stage: string;
  readonly source: CodeSource;
  readonly environment: Readonly<Record<string, string>>;
  readonly logRetentionDays: number;
  /** Whether X-Ray traces requests. */
  readonly traced: boolean;
  /** @default none is reserved */
  readonly reservedConcurrency: Readonly<Partial<Record<FunctionName, number>>>;
  readonly throttle: { readonly requestsPerSecond: number; readonly burst: number };
}

/**
 * The HTTP API: one function for requests during play, one for everything else. Both do their own routing and their own
 * authorization.
 */
export class Api extends Construct {
  /** Serves the requests of open tables. */
  readonly handler: EntryFunction;
  /** Leagues, seasons, rulings, results, settings, files. */
  readonly leagues: EntryFunction;
  readonly http: HttpApi;
  /** The host name for CloudFront. */
  readonly host: string;
  /** The URL that only CloudFront polls for changes, without the price of an HTTP API (ADR 039). */
  readonly changed: IFunctionUrl;

  constructor(scope: Construct, id: string, props: ApiProps) {
    super(scope, id);
    const common = {
      source: props.source,
      environment: props.environment,
      timeout: Duration.seconds(FUNCTION_SECONDS.api),
      memorySize: 1024,
      logRetentionDays: props.logRetentionDays,
      traced: props.traced,
    };
    const named = (name: 'api' | 'leagues') => ({
      ...common,
      entry: ENTRIES[name],
      functionName: functionName(props.stage, name),
      reservedConcurrency: props.reservedConcurrency[name],
    });
    this.handler = new EntryFunction(this, 'Handler', named('api'));
    this.leagues = new EntryFunction(this, 'Leagues', named('leagues'));
    this.http = new HttpApi(this, 'Http', {
      apiName: `turreton-${props.stage}`,
      createDefaultStage: false,
      defaultIntegration: new HttpLambdaIntegration('Integration', this.leagues.fn),
    });
    this.changed = this.handler.fn.addFunctionUrl({ authType: FunctionUrlAuthType.AWS_IAM });
    const tables = new HttpLambdaIntegration('Tables', this.handler.fn);
    for (const path of TABLE_PATHS) this.http.addRoutes({ path: `/v1${path}`, integration: tables });
    const { logRetentionDays, throttle } = props;
    const { logGroup } = new HttpStageWithLogs(this, 'Stage', {
      http: this.http,
      logRetentionDays,
      throttle,
    });
    new OrderMetrics(this, 'Orders', { logGroup, stage: props.stage });
    this.host = `${this.http.apiId}.execute-api.${Stack.of(this).region}.${Stack.of(this).urlSuffix}`;
  }

  /** The value that tells the pages which functions they run (web/lib/over-lambda.ts). */
  get asRunByPages(): string {
    const { handler, leagues } = this;
    const names = { tables: handler.fn.functionName, leagues: leagues.fn.functionName };
    return Stack.of(this).toJsonString({ ...names, paths: TABLE_PATHS });
  }

  /** Lets a role run both functions, only in their newest version. */
  grantRun(role: Role): void {
    role.addToPolicy(
      new PolicyStatement({
        actions: ['lambda:InvokeFunction'],
        resources: [this.handler.fn.functionArn, this.leagues.fn.functionArn],
      }),
    );
  }
}
