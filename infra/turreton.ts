import { type App, Tags } from 'aws-cdk-lib';
import type { StageConfig } from './config';
import type { CodeSource } from './lib/entry-function';
import { DataStack } from './stacks/data';
import { ObservabilityStack } from './stacks/observability';
import { PlatformStack } from './stacks/platform';

export interface Turreton {
  readonly data: DataStack;
  readonly platform: PlatformStack;
  readonly observability: ObservabilityStack;
}

/** The three stacks of one stage. */
export function addTurreton(app: App, config: StageConfig, source: CodeSource): Turreton {
  const name = (part: string): string => `Turreton-${config.stage}-${part}`;
  const data = new DataStack(app, name('Data'), { config });
  const platform = new PlatformStack(app, name('Platform'), { config, data, source });
  const observability = new ObservabilityStack(app, name('Observability'), { config, platform });
  Tags.of(app).add('turreton:stage', config.stage);
  return { data, platform, observability };
}
