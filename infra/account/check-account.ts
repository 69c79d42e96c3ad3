import type { StageConfig } from '../config';
import type { Account } from './account';
import { checkBootstrap } from './check-bootstrap';
import { checkCertificate } from './check-certificate';
import { checkConcurrency } from './check-concurrency';
import { checkMail } from './check-mail';
import { checkOperator } from './check-operator';
import { type Finding, later, stops } from './findings';
import { unseen, withoutCaller } from './refusals';

/** Checks one part of an account, whose number is already known. */
type Check = (config: StageConfig, account: Account, id: string) => Promise<readonly Finding[]>;

const CHECKS: Readonly<Record<string, Check>> = {
  'Whether CDK can deploy': checkBootstrap,
  'The certificate': checkCertificate,
  'How many functions may run at once': checkConcurrency,
  'What SES may send': checkMail,
  'What the operator says on the site': checkOperator,
};

/**
 * Checks an account for everything that would prevent a deployment of a stage, or its use by players. Changes nothing.
 * @param shell the environment variables of the operator's shell
 */
export async function checkAccount(
  config: StageConfig,
  account: Account,
  shell: Readonly<Record<string, string | undefined>> = process.env,
): Promise<readonly Finding[]> {
  let id: string;
  try {
    id = await account.id();
  } catch (error) {
    return [withoutCaller(error, config.region)];
  }
  const wrong = config.account !== undefined && config.account.id !== id;
  if (wrong)
    return [
      stops(
        `The credentials are of account ${id}, but infra/stages/${config.stage}.json names ${config.account?.id}.`,
        'Change AWS_PROFILE, or account.id in the file.',
      ),
    ];
  const found = Object.entries(CHECKS).map(([subject, check]) =>
    check(config, account, id).catch((error: unknown) => [unseen(subject, error)]),
  );
  return [...otherRegion(config, shell), ...(await Promise.all(found)).flat()];
}

/** The deployment uses the file's region; the commands of the handbook use the shell's. */
function otherRegion(
  { region, stage }: StageConfig,
  { AWS_REGION, AWS_DEFAULT_REGION }: Readonly<Record<string, string | undefined>>,
): readonly Finding[] {
  const set = AWS_REGION ?? AWS_DEFAULT_REGION ?? region;
  if (set === region) return [];
  return [
    later(
      `This shell is set to ${set}, but ${stage} is deployed to ${region}.`,
      `export AWS_REGION=${region} before you use the aws command line.`,
    ),
  ];
}
