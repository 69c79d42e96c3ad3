import type { StageConfig } from '../config';
import type { Account } from './account';
import { CLOUDFRONT_REGION } from './aws-account';
import { type Finding, later } from './findings';

/** The version of CDK's own resources that the stacks need: `BootstrapVersion` in their templates. */
const NEEDED = 6;

/** The regions of a stage in which CDK's own resources are missing or too old. */
export async function regionsToBootstrap(config: StageConfig, account: Account): Promise<readonly string[]> {
  const { region, firewall, backupRegion } = config;
  const regions = new Set([
    region,
    ...(firewall === undefined ? [] : [CLOUDFRONT_REGION]),
    ...(backupRegion === undefined ? [] : [backupRegion]),
  ]);
  const versions = [...regions].map(
    async (one) => [one, (await account.bootstrapVersion(one)) ?? 0] as const,
  );
  return (await Promise.all(versions)).filter(([, version]) => version < NEEDED).map(([one]) => one);
}

export async function checkBootstrap(
  config: StageConfig,
  account: Account,
  id: string,
): Promise<readonly Finding[]> {
  const regions = await regionsToBootstrap(config, account);
  if (regions.length === 0) return [];
  return [
    later(
      `CDK has not been set up in ${regions.join(' and ')} of account ${id}.`,
      'Nothing to do: npm run deploy sets it up.',
    ),
  ];
}
