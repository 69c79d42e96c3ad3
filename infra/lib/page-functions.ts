import { Duration } from 'aws-cdk-lib';
import { Code, LayerVersion } from 'aws-cdk-lib/aws-lambda';
import { Construct } from 'constructs';
import { EntryFunction } from './entry-function';
import { FUNCTION_SECONDS } from './function-seconds';
import { functionName } from './names';
import type { BuiltPages, PageFunction } from './open-next';

export interface PageFunctionsProps {
  readonly pages: BuiltPages;
  readonly environment: Readonly<Record<string, string>>;
  readonly logRetentionDays: number;
  readonly stage: string;
  /**
   * Concurrency that is reserved for pages, and their limit.
   * @default none, so that they share that of all functions
   */
  readonly reservedConcurrency: number | undefined;
  /**
   * The folder with the operator's own pages.
   * @default the drafts are shown
   */
  readonly operatorPages?: string | undefined;
}

/** The folder in which Lambda mounts layers. */
const LAYERS = '/opt';

/** The function that renders the pages, as OpenNext builds it. */
export class PageFunctions extends Construct {
  readonly server: EntryFunction;

  constructor(scope: Construct, id: string, props: PageFunctionsProps) {
    super(scope, id);
    const { pages, environment, logRetentionDays, stage, reservedConcurrency, operatorPages } = props;
    const sourceOf = ({ folder, handler }: PageFunction) => ({
      source: { code: Code.fromAsset(folder), handler },
      entry: '',
      logRetentionDays,
    });
    this.server = new EntryFunction(this, 'Server', {
      ...sourceOf(pages.server),
      functionName: functionName(stage, 'pages'),
      reservedConcurrency,
      ...(operatorPages === undefined
        ? { environment }
        : {
            environment: { ...environment, OPERATOR_PAGES_DIR: LAYERS },
            layers: [new LayerVersion(this, 'OperatorPages', { code: Code.fromAsset(operatorPages) })],
          }),
      timeout: Duration.seconds(FUNCTION_SECONDS.pages),
      memorySize: 1024,
    });
  }
}
