import { type Duration, RemovalPolicy } from 'aws-cdk-lib';
import { Policy, PolicyStatement, Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import {
  ApplicationLogLevel,
  Architecture,
  type Code,
  type ILayerVersion,
  Function as LambdaFunction,
  LoggingFormat,
  Runtime,
  SystemLogLevel,
  Tracing,
} from 'aws-cdk-lib/aws-lambda';
import { LogGroup } from 'aws-cdk-lib/aws-logs';
import { Construct } from 'constructs';
import { acknowledge } from './acknowledge';
import { bundledCode } from './bundled-code';

/** The source of a function's code: bundled from a root folder, or given (template tests bundle nothing). */
export type CodeSource = { readonly root: string } | { readonly code: Code; readonly handler?: string };

export interface EntryFunctionProps {
  readonly source: CodeSource;
  /** The entry file below the source's root; it exports `handler`. */
  readonly entry: string;
  readonly environment: Readonly<Record<string, string>>;
  readonly timeout: Duration;
  readonly logRetentionDays: number;
  /**
   * Concurrency that is reserved for it, which is also its limit.
   * @default none is
   */
  readonly reservedConcurrency?: number | undefined;
  /**
   * Whether X-Ray traces its runs.
   * @default false
   */
  readonly traced?: boolean;
  /**
   * Layers whose files are under /opt.
   * @default none
   */
  readonly layers?: readonly ILayerVersion[];
  /** Megabytes. @default 512 */
  readonly memorySize?: number;
  /** @default a name that CloudFormation makes up */
  readonly functionName?: string;
}

function codeProps(source: CodeSource, entry: string) {
  if ('code' in source) return { code: source.code, handler: source.handler ?? 'index.handler' };
  return { code: bundledCode(`${source.root}/${entry}`), handler: 'index.handler' };
}

/** One Lambda function of the platform, with a log group that expires and a role that may write only to it. */
export class EntryFunction extends Construct {
  readonly fn: LambdaFunction;
  readonly role: Role;

  constructor(scope: Construct, id: string, props: EntryFunctionProps) {
    super(scope, id);
    const logGroup = new LogGroup(this, 'Logs', {
      retention: props.logRetentionDays,
      removalPolicy: RemovalPolicy.DESTROY,
    });
    this.role = new Role(this, 'Role', { assumedBy: new ServicePrincipal('lambda.amazonaws.com') });
    const logs = new Policy(this, 'LogPolicy', {
      statements: [
        new PolicyStatement({
          actions: ['logs:CreateLogStream', 'logs:PutLogEvents'],
          resources: [logGroup.logGroupArn],
        }),
      ],
    });
    this.role.attachInlinePolicy(logs);
    this.fn = new LambdaFunction(this, 'Function', {
      ...codeProps(props.source, props.entry),
      ...(props.functionName === undefined ? {} : { functionName: props.functionName }),
      ...(props.reservedConcurrency === undefined
        ? {}
        : { reservedConcurrentExecutions: props.reservedConcurrency }),
      tracing: props.traced === true ? Tracing.ACTIVE : Tracing.DISABLED,
      runtime: Runtime.NODEJS_24_X,
      architecture: Architecture.ARM_64,
      memorySize: props.memorySize ?? 512,
      timeout: props.timeout,
      ...(props.layers === undefined ? {} : { layers: [...props.layers] }),
      environment: { ...props.environment, NODE_OPTIONS: '--enable-source-maps' },
      role: this.role,
      logGroup,
      // Lambda's own lines about each run repeat its metrics, and are charged by the byte (docs/costs.md).
      loggingFormat: LoggingFormat.JSON,
      systemLogLevelV2: SystemLogLevel.WARN,
      applicationLogLevelV2: ApplicationLogLevel.INFO,
    });
    if (props.traced === true)
      acknowledge(this.role, 'IAM5[Resource::*]', 'X-Ray has no resources to limit this to.');
  }
}
