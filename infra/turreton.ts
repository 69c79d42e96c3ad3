import { type App, Tags } from 'aws-cdk-lib';
import type { StageConfig } from './config';
import type { CodeSource } from './lib/entry-function';
import { DataStack } from './stacks/data';
import { FunctionsStack } from './stacks/functions';
import { MailStack } from './stacks/mail';
import { ObservabilityStack } from './stacks/observability';
import { SecretsStack } from './stacks/secrets';
import { TimersStack } from './stacks/timers';

export interface Turreton {
  readonly data: DataStack;
  readonly secrets: SecretsStack;
  readonly timers: TimersStack;
  readonly mail: MailStack;
  readonly functions: FunctionsStack;
  readonly observability: ObservabilityStack;
}

/** The stacks of one stage. */
export function addTurreton(app: App, config: StageConfig, source: CodeSource): Turreton {
  const name = (part: string): string => `Turreton-${config.stage}-${part}`;
  const { region, account } = config;
  const props = { config, env: { region, ...(account && { account: account.id }) } };
  const data = new DataStack(app, name('Data'), props);
  const secrets = new SecretsStack(app, name('Secrets'), props);
  const timers = new TimersStack(app, name('Timers'), props);
  const mail = new MailStack(app, name('Mail'), props);
  const functions = new FunctionsStack(app, name('Functions'), {
    ...props,
    source,
    data,
    secrets,
    timers,
    mail,
  });
  const observability = new ObservabilityStack(app, name('Observability'), { ...props, functions, timers });
  Tags.of(app).add('turreton:stage', config.stage);
  return { data, secrets, timers, mail, functions, observability };
}
