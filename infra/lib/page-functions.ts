import { Duration } from 'aws-cdk-lib';
import { Code } from 'aws-cdk-lib/aws-lambda';
import { Construct } from 'constructs';
import type { Assets } from './assets';
import { EntryFunction } from './entry-function';
import type { BuiltPages, PageFunction } from './open-next';

export interface PageFunctionsProps {
  readonly pages: BuiltPages;
  readonly assets: Assets;
  readonly environment: Readonly<Record<string, string>>;
  readonly logRetentionDays: number;
}

/** What OpenNext makes of the pages: one function that renders them, one that scales pictures. */
export class PageFunctions extends Construct {
  readonly server: EntryFunction;
  readonly images: EntryFunction;

  constructor(
    scope: Construct,
    id: string,
    { pages, assets, environment, logRetentionDays }: PageFunctionsProps,
  ) {
    super(scope, id);
    const sourceOf = ({ folder, handler }: PageFunction) => ({
      source: { code: Code.fromAsset(folder), handler },
      entry: '',
      logRetentionDays,
    });
    this.server = new EntryFunction(this, 'Server', {
      ...sourceOf(pages.server),
      environment,
      // HTTP APIs wait no longer.
      timeout: Duration.seconds(29),
      memorySize: 1024,
    });
    this.images = new EntryFunction(this, 'Images', {
      ...sourceOf(pages.images),
      environment: { BUCKET_NAME: assets.bucket.bucketName, BUCKET_KEY_PREFIX: pages.assets.path },
      timeout: Duration.seconds(25),
      memorySize: 1024,
    });
    assets.grantRead(this.images.role);
  }
}
