import { describe, expect, test } from 'vitest';
import type { Account } from '../account/account';
import type { StageConfig } from '../config';
import { readStage } from '../stage-file';
import { type Deployment, deploy, showDifferences } from './deploy';

const ID = '123456789012';
const ARN = `arn:aws:wafv2:us-east-1:${ID}:global/webacl/Acl/1`;
const ADDRESS = 'd111111abcdef8.cloudfront.net';

/** An account without findings, whose stacks have outputs once they are deployed. */
function readyAccount(deployed: Set<string>): Account {
  const outputs: Readonly<Record<string, string>> = { Firewall: ARN, Web: ADDRESS };
  return {
    id: async () => ID,
    concurrency: async () => ({ limit: 1000, unreserved: 1000 }),
    reserved: async () => 0,
    mail: async () => ({ inSandbox: false, paused: false }),
    mailIdentity: async () => ({ verified: true, dkim: [] }),
    certificate: async () => ({ status: 'ISSUED', names: ['play.turreton.example'], proofs: [] }),
    bootstrapVersion: async () => 28,
    identitiesMadeBy: async () => ['turreton.example', 'tides@turreton.example'],
    output: async (stack) => (deployed.has(stack) ? outputs[stack] : undefined),
    invoke: async () => undefined,
  };
}

/**
 * Deploys a stage with fakes in place of commands.
 * @returns the commands and printed lines, in order
 */
async function deployed(
  stage: string,
  changes: Partial<Account> = {},
  settings: Partial<StageConfig> = {},
  release = '0.1.0+new',
  pagesAreBuilt = false,
) {
  const stacks = new Set<string>();
  const ran: string[] = [];
  const said: string[] = [];
  const deployment: Deployment = {
    account: { ...readyAccount(stacks), ...changes },
    release,
    pagesAreBuilt,
    config: (siteAddress) => ({ ...readStage(stage, { checking: true, siteAddress }), ...settings }),
    npm: async (script, ...args) => void ran.push(['npm run', script, ...args].join(' ')),
    cdk: async (where, ...args) => {
      ran.push([`cdk (${where})`, ...args].join(' '));
      if (args[0] === 'deploy') stacks.add(args.includes('only=firewall') ? 'Firewall' : 'Web');
    },
    say: (line) => void said.push(line),
  };
  const site = await deploy(deployment);
  return { site, ran, said: said.join('\n') };
}

describe('what a deployment would change', () => {
  test.each([
    ['before the first', {}, '-c siteAddress=not-known-yet.invalid -c release=0.1.0+new'],
    [
      'of a deployed stage',
      { SiteAddress: ADDRESS, WebAclArn: ARN, Release: '0.1.0+old' },
      `-c siteAddress=${ADDRESS} -c release=0.1.0+new -c releaseBefore=0.1.0+old -c webAclArn=${ARN}`,
    ],
  ])('%s is shown, and nothing is changed', async (_when, outputs: Record<string, string>, context) => {
    const ran: string[] = [];
    await showDifferences({
      account: { ...readyAccount(new Set()), output: async (_stack, name) => outputs[name] },
      release: '0.1.0+new',
      config: (siteAddress) => readStage('prod', { checking: true, siteAddress }),
      npm: async (script) => void ran.push(script),
      cdk: async (_where, ...args) => void ran.push(args.join(' ')),
      say: () => undefined,
    });
    expect(ran).toEqual([`diff --all --no-change-set -c stage=prod ${context} -c checking=true`]);
  });
});

describe('one command', () => {
  test('deploys prod: rules, pages, the firewall, then everything behind it, without asking', async () => {
    const { site, ran, said } = await deployed('prod');
    expect(ran).toEqual([
      'npm run synth -c stage=prod',
      'npm run build:aws',
      'cdk (with app) deploy --all -c stage=prod -c siteAddress=not-known-yet.invalid -c release=0.1.0+new -c only=firewall --require-approval never',
      `cdk (with app) deploy --all -c stage=prod -c siteAddress=not-known-yet.invalid -c release=0.1.0+new -c webAclArn=${ARN} --require-approval never`,
    ]);
    expect(site).toBe('https://play.turreton.example');
    expect(said).toContain(`play.turreton.example has to lead to ${ADDRESS}`);
  });

  test('deploys pages that another job has built, and builds none', async () => {
    const { ran } = await deployed('prod', {}, {}, '0.1.0+new', true);
    expect(ran).not.toContain('npm run build:aws');
    expect(ran.some((one) => one.includes(' deploy '))).toBe(true);
  });

  test('sets CDK up where it is missing, and does so without the app, which would be asked for its stacks', async () => {
    const { ran } = await deployed('prod', {
      bootstrapVersion: async (region) => (region === 'us-east-1' ? undefined : 28),
    });
    expect(ran.filter((one) => one.includes('bootstrap'))).toEqual([
      `cdk (without app) bootstrap aws://${ID}/us-east-1`,
    ]);
    expect(ran.findIndex((one) => one.includes('bootstrap'))).toBeLessThan(
      ran.findIndex((one) => one.includes('deploy')),
    );
  });

  test('gives a site without a domain its address as soon as CloudFront has named it', async () => {
    const { site, ran } = await deployed('dev');
    expect(ran.filter((one) => one.includes(' deploy '))).toEqual(
      ['not-known-yet.invalid', ADDRESS].map(
        (address) =>
          `cdk (with app) deploy --all -c stage=dev -c siteAddress=${address} -c release=0.1.0+new --require-approval never`,
      ),
    );
    expect(site).toBe(`https://${ADDRESS}`);
  });

  test('gives the firewall of a site without a domain the same context as the site: the app reads both', async () => {
    const { ran } = await deployed('dev', {}, { firewall: { requestsPerAddress: 99, signInsPerAddress: 9 } });
    const deployments = ran.filter((one) => one.includes(' deploy '));
    expect(deployments).toHaveLength(3);
    for (const one of deployments) expect(one).toContain('-c siteAddress=');
    expect(deployments.at(-1)).toContain(
      `-c siteAddress=${ADDRESS} -c release=0.1.0+new -c webAclArn=${ARN}`,
    );
  });

  test('deploys a known site once', async () => {
    const { ran } = await deployed('dev', { output: async () => ADDRESS });
    expect(ran.filter((one) => one.includes(' deploy '))).toHaveLength(1);
  });

  test.each([
    ['names the release that it replaces', '0.1.0+old', undefined, '-c releaseBefore=0.1.0+old'],
    ['keeps that name when it is run again', '0.1.0+new', '0.1.0+old', '-c releaseBefore=0.1.0+old'],
    ['has none to name at first', undefined, undefined, '-c release=0.1.0+new --require'],
  ])('%s', async (_what, Release, ReleaseBefore, context) => {
    const outputs: Record<string, string | undefined> = { SiteAddress: ADDRESS, Release, ReleaseBefore };
    const { ran } = await deployed('dev', { output: async (_stack, name) => outputs[name] });
    expect(ran.at(-1)).toContain(context);
  });

  test('runs nothing where the check finds what would stop it', async () => {
    const { site, ran, said } = await deployed('prod', { identitiesMadeBy: async () => [] });
    expect([site, ran]).toEqual([undefined, []]);
    expect(said).toContain('"mailIdentity": "existing"');
  });

  test('goes on where the rest can be done afterwards, and says it again at the end', async () => {
    const { ran, said } = await deployed('dev', { mail: async () => ({ inSandbox: true, paused: false }) });
    expect(ran).not.toEqual([]);
    expect(said.match(/sandbox/g)?.length).toBeGreaterThan(1);
    expect(said).toContain('Left to do:');
  });

  test('ends where a command fails', async () => {
    const stacks = new Set<string>();
    const ran: string[] = [];
    const failing = deploy({
      account: readyAccount(stacks),
      release: '0.1.0+new',
      config: (siteAddress) => readStage('dev', { checking: true, siteAddress }),
      npm: (script) => Promise.reject(new Error(`${script} failed`)),
      cdk: async (_where, ...args) => void ran.push(args.join(' ')),
      say: () => undefined,
    });
    await expect(failing).rejects.toThrow('synth failed');
    expect(ran).toEqual([]);
  });
});
