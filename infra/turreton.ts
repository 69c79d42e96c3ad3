import { type App, Tags } from 'aws-cdk-lib';
import type { StageConfig } from './config';
import type { CodeSource } from './lib/entry-function';
import { DataStack } from './stacks/data';
import { FirewallStack } from './stacks/firewall';
import { FunctionsStack } from './stacks/functions';
import { MailStack } from './stacks/mail';
import { ObservabilityStack } from './stacks/observability';
import { SecretsStack } from './stacks/secrets';
import { TimersStack } from './stacks/timers';
import { WebStack } from './stacks/web';

export interface Turreton {
  readonly data: DataStack;
  readonly secrets: SecretsStack;
  readonly timers: TimersStack;
  readonly mail: MailStack;
  readonly functions: FunctionsStack;
  readonly web: WebStack;
  /** Only where the stage asks for one. */
  readonly firewall?: FirewallStack;
  readonly observability: ObservabilityStack;
}

export interface TurretonProps {
  readonly config: StageConfig;
  /** Where the functions' code comes from. */
  readonly source: CodeSource;
  /** Nothing is deployed: the pages may be a placeholder. */
  readonly checking: boolean;
}

/** The stacks of one stage. */
export function addTurreton(app: App, { config, source, checking }: TurretonProps): Turreton {
  const name = (part: string): string => `Turreton-${config.stage}-${part}`;
  const { stage, region, account, firewall } = config;
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
  const web = new WebStack(app, name('Web'), { ...props, checking, data, secrets, mail, functions });
  const { env } = props;
  const limited = firewall && new FirewallStack(app, name('Firewall'), { env, stage, limits: firewall });
  // Its rules cannot go while the site is behind them.
  if (limited) web.addDependency(limited);
  const observability = new ObservabilityStack(app, name('Observability'), {
    ...props,
    functions,
    timers,
    web,
  });
  Tags.of(app).add('turreton:stage', config.stage);
  return {
    data,
    secrets,
    timers,
    mail,
    functions,
    web,
    observability,
    ...(limited && { firewall: limited }),
  };
}
