import { type App, Tags } from 'aws-cdk-lib';
import type { StageConfig } from './config';
import type { CodeSource } from './lib/entry-function';
import { type StackName, stackName } from './lib/names';
import { BackupsStack, VaultStack } from './stacks/backups';
import { DataStack } from './stacks/data';
import { FirewallStack } from './stacks/firewall';
import { FunctionsStack, type Release } from './stacks/functions';
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
  /** Only if the stage has one. */
  readonly firewall?: FirewallStack;
  readonly observability: ObservabilityStack;
  /** Only if the stage has a copy of its data in another region. */
  readonly backups?: BackupsStack;
  readonly vault?: VaultStack;
}

export interface TurretonProps {
  readonly config: StageConfig;
  /** The source of the functions' code. */
  readonly source: CodeSource;
  /** Nothing is deployed: the pages and the address of the firewall may be placeholders. */
  readonly checking: boolean;
  /** @default the version of this repository */
  readonly release?: Release | undefined;
  /** The address of the deployed firewall, if the stage has one. */
  readonly webAclArn?: string | undefined;
}

/** The stacks of one stage. */
export function addTurreton(
  app: App,
  { config, source, checking, webAclArn, release }: TurretonProps,
): Turreton {
  const name = (part: StackName): string => stackName(config.stage, part);
  const props = { config, env: environmentOf(config) };
  const data = new DataStack(app, name('Data'), props);
  const secrets = new SecretsStack(app, name('Secrets'), props);
  const timers = new TimersStack(app, name('Timers'), props);
  const mail = new MailStack(app, name('Mail'), props);
  const functions = new FunctionsStack(app, name('Functions'), {
    ...props,
    source,
    release,
    data,
    secrets,
    timers,
    mail,
  });
  const firewall = addFirewall(app, config);
  const web = new WebStack(app, name('Web'), {
    ...{ ...props, checking, data, secrets, mail, functions },
    webAclArn: firewall && (webAclArn ?? unknownFirewall(config, checking)),
  });
  // The firewall cannot be deleted while the site uses it.
  if (firewall) web.addDependency(firewall);
  const observability = new ObservabilityStack(app, name('Observability'), {
    ...props,
    data,
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
    ...(firewall && { firewall }),
    ...addBackups(app, config),
  };
}

/** The rules in front of the site, for a stage that has them. */
export function addFirewall(app: App, config: StageConfig): FirewallStack | undefined {
  const { stage, firewall: limits } = config;
  if (limits === undefined) return undefined;
  const env = environmentOf(config);
  return new FirewallStack(app, stackName(stage, 'Firewall'), { env, stage, limits });
}

/** The daily backups, for a stage that copies them to another region. */
function addBackups(app: App, config: StageConfig): Partial<Pick<Turreton, 'backups' | 'vault'>> {
  const { stage, backupRegion, protectData } = config;
  if (backupRegion === undefined) return {};
  const env = environmentOf(config);
  const vault = new VaultStack(app, stackName(stage, 'Vault'), {
    env,
    stage,
    region: backupRegion,
    protectData,
  });
  const backups = new BackupsStack(app, stackName(stage, 'Backups'), { env, config, backupRegion });
  // Copies need the vault that they are sent to.
  backups.addStackDependency(vault);
  return { backups, vault };
}

function environmentOf({ region, account }: StageConfig) {
  return { region, ...(account && { account: account.id }) };
}

/** A deployment without the address would remove the site's firewall. */
function unknownFirewall({ stage }: StageConfig, checking: boolean): string {
  if (checking) return 'arn:aws:wafv2:us-east-1:000000000000:global/webacl/not-known-yet/0';
  throw new Error(
    `The address of the firewall is missing: deploy with npm run deploy -- ${stage}, which hands it to the site.`,
  );
}
