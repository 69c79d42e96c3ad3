import { Duration } from 'aws-cdk-lib';
import { Code, LayerVersion } from 'aws-cdk-lib/aws-lambda';
import { Construct } from 'constructs';
import { EntryFunction } from './entry-function';
import type { BuiltPages, PageFunction } from './open-next';

export interface PageFunctionsProps {
  readonly pages: BuiltPages;
  readonly environment: Readonly<Record<string, string>>;
  readonly logRetentionDays: number;
  /** The folder with the operator's own pages. @default the drafts are shown */
  readonly operatorPages?: string | undefined;
}

/** Where Lambda lays what layers hold. */
const LAYERS = '/opt';

/** The function that renders the pages, as OpenNext makes it. */
export class PageFunctions extends Construct {
  readonly server: EntryFunction;

  constructor(
    scope: Construct,
    id: string,
    { pages, environment, logRetentionDays, operatorPages }: PageFunctionsProps,
  ) {
    super(scope, id);
    const sourceOf = ({ folder, handler }: PageFunction) => ({
      source: { code: Code.fromAsset(folder), handler },
      entry: '',
      logRetentionDays,
    });
    this.server = new EntryFunction(this, 'Server', {
      ...sourceOf(pages.server),
      ...(operatorPages === undefined
        ? { environment }
        : {
            environment: { ...environment, OPERATOR_PAGES_DIR: LAYERS },
            layers: [new LayerVersion(this, 'OperatorPages', { code: Code.fromAsset(operatorPages) })],
          }),
      // Neither HTTP APIs nor CloudFront wait longer.
      timeout: Duration.seconds(29),
      memorySize: 1024,
    });
  }
}
