import type { Account } from '../account/account';
import { CLOUDFRONT_REGION } from '../account/aws-account';
import { checkAccount } from '../account/check-account';
import { regionsToBootstrap } from '../account/check-bootstrap';
import { textOf } from '../account/findings';
import type { StageConfig } from '../config';
import type { StackName } from '../lib/names';
import { UNKNOWN_ADDRESS } from '../stage-file';

/** The dependencies of a deployment. */
export interface Deployment {
  readonly account: Account;
  /** The release, as pages and API name it. */
  readonly release: string;
  /** Whether the pages are built already, by a job without credentials. */
  readonly pagesAreBuilt?: boolean;
  /** Reads the stage's file; `siteAddress` is the host name that CloudFront assigned to the site. */
  config(siteAddress: string): StageConfig;
  /** Runs a script of package.json, which builds or checks. Throws if it fails. */
  npm(script: string, ...args: string[]): Promise<void>;
  /** Runs the command line of CDK, in a folder with or without its app. Throws if it fails. */
  cdk(where: 'with app' | 'without app', ...args: string[]): Promise<void>;
  say(line: string): void;
}

/**
 * Deploys a stage: checks the account, bootstraps CDK where it is missing, builds the pages, deploys the firewall and
 * then everything else. Repeating it is harmless.
 * @returns the site's address; undefined if the check found a reason to stop
 */
export async function deploy(deployment: Deployment): Promise<string | undefined> {
  const { account, say } = deployment;
  // If the account cannot be queried, the check reports the reason.
  const known = await account.output('Web', 'SiteAddress').catch(() => undefined);
  const config = deployment.config(known ?? UNKNOWN_ADDRESS);
  const { stage } = config;
  if (await isStopped(deployment, config)) return undefined;
  say('Checking the stacks');
  await deployment.npm('synth', '-c', `stage=${stage}`);
  await bootstrap(deployment, config);
  if (deployment.pagesAreBuilt !== true) {
    say('Building the pages');
    await deployment.npm('build:aws');
  }
  const release = await releaseContext(deployment);
  const contextFor = (address: string) => [
    '-c',
    `stage=${stage}`,
    '-c',
    `siteAddress=${address}`,
    ...release,
  ];
  const stands = await deployFirewall(deployment, config, contextFor(known ?? UNKNOWN_ADDRESS));
  await deployAll(deployment, [...contextFor(known ?? UNKNOWN_ADDRESS), ...stands]);
  const address = await outputOf(account, 'Web', 'SiteAddress');
  const final = deployment.config(address);
  // A stage without a domain gets its address only now, and its mails and logins need it.
  if (final.siteUrl !== config.siteUrl) await deployAll(deployment, [...contextFor(address), ...stands]);
  await sayWhatIsLeft(deployment, final, address);
  return final.siteUrl;
}

/**
 * Shows the changes that a deployment would make, and makes none. Parts that only a deployment builds may be
 * placeholders.
 */
export async function showDifferences(deployment: Deployment): Promise<void> {
  const { account, cdk } = deployment;
  const address = (await account.output('Web', 'SiteAddress')) ?? UNKNOWN_ADDRESS;
  const { stage, firewall } = deployment.config(address);
  const arn = firewall && (await account.output('Firewall', 'WebAclArn'));
  const lines = [
    '-c',
    `stage=${stage}`,
    '-c',
    `siteAddress=${address}`,
    ...(await releaseContext(deployment)),
  ];
  const stands = arn === undefined ? [] : ['-c', `webAclArn=${arn}`];
  // A change set would need the permission to make one.
  await cdk('with app', 'diff', '--all', '--no-change-set', ...lines, ...stands, '-c', 'checking=true');
}

/** The release, and the one for a rollback: the previously deployed one, unless the same is deployed again. */
async function releaseContext({ account, release }: Deployment): Promise<readonly string[]> {
  const deployed = await account.output('Functions', 'Release');
  const before = deployed === release ? await account.output('Functions', 'ReleaseBefore') : deployed;
  return ['-c', `release=${release}`, ...(before === undefined ? [] : ['-c', `releaseBefore=${before}`])];
}

async function isStopped({ account, say }: Deployment, config: StageConfig): Promise<boolean> {
  say('Checking the account');
  const findings = await checkAccount(config, account);
  if (findings.length > 0) say(textOf(findings));
  return findings.some(({ weight }) => weight === 'stops');
}

async function bootstrap({ account, cdk, say }: Deployment, config: StageConfig): Promise<void> {
  // An operator without permission to look there can still deploy: CDK itself reports if it has not been bootstrapped.
  const regions = await regionsToBootstrap(config, account).catch(() => []);
  if (regions.length === 0) return;
  say(`Setting CDK up in ${regions.join(' and ')}`);
  const id = await account.id();
  // With the app, CDK would first list its stacks.
  await cdk('without app', 'bootstrap', ...regions.map((region) => `aws://${id}/${region}`));
}

const UNASKED = ['--require-approval', 'never'];

/** @returns the context with the deployed firewall for the other stacks; empty for a stage without one */
async function deployFirewall(
  { account, cdk, say }: Deployment,
  { firewall }: StageConfig,
  told: readonly string[],
): Promise<readonly string[]> {
  if (firewall === undefined) return [];
  say(`Deploying the firewall to ${CLOUDFRONT_REGION}`);
  await cdk('with app', 'deploy', '--all', ...told, '-c', 'only=firewall', ...UNASKED);
  return ['-c', `webAclArn=${await outputOf(account, 'Firewall', 'WebAclArn')}`];
}

async function deployAll({ cdk, say }: Deployment, told: readonly string[]): Promise<void> {
  say('Deploying all stacks');
  await cdk('with app', 'deploy', '--all', ...told, ...UNASKED);
}

async function outputOf(account: Account, stack: StackName, name: string): Promise<string> {
  const value = await account.output(stack, name);
  if (value === undefined) throw new Error(`The stack ${stack} was deployed, but it has no output ${name}.`);
  return value;
}

async function sayWhatIsLeft(
  { account, say }: Deployment,
  config: StageConfig,
  address: string,
): Promise<void> {
  const findings = await checkAccount(config, account);
  if (findings.length > 0) say(`Left to do:\n${textOf(findings)}`);
  if (config.domain !== undefined)
    say(
      `${config.domain.name} has to lead to ${address}: make it a CNAME at your name server, if it is none yet.`,
    );
}
