import { DescribeStackResourcesCommand } from '@aws-sdk/client-cloudformation';
import { GetFunctionCommand } from '@aws-sdk/client-lambda';
import { ENTRIES, type FunctionName } from '../../infra/entries';
import { functionName } from '../../infra/lib/names';
import { type DeployedFunction, startBundle } from '../support/lambda/functions';
import type { SynthesisedStack } from './assembly';
import type { Clients } from './clients';
import type { Clock } from './clock';
import { bucketOf, fetchCode } from './code-store';

/** The canary is left out: it plays through the site's address, which nothing serves here. */
export type RunningFunction = Exclude<FunctionName, 'canary'>;
export const RUNNING = (Object.keys(ENTRIES) as FunctionName[]).filter(
  // The emulated stage receives no mail.
  (name) => name !== 'canary' && name !== 'mail',
);

export type Running = Readonly<Record<RunningFunction, DeployedFunction>>;

/** The signer name of the pages' login. */
export const PAGES = 'pages';

/** The callers that sign requests here, each with the name of its function in the account. */
export async function callersOf(
  { cloudFormation }: Clients,
  stage: string,
): Promise<ReadonlyMap<string, string>> {
  const { StackResources = [] } = await cloudFormation.send(
    new DescribeStackResourcesCommand({ StackName: `Turreton-${stage}-Web` }),
  );
  const pages = StackResources.find(
    ({ LogicalResourceId = '', ResourceType }) =>
      LogicalResourceId.startsWith('PagesServer') && ResourceType === 'AWS::Lambda::Function',
  );
  if (pages?.PhysicalResourceId === undefined) throw new Error(`${stage} has no function for pages`);
  return new Map([
    ...RUNNING.map((name) => [name, functionName(stage, name)] as const),
    [PAGES, pages.PhysicalResourceId],
  ]);
}

/** A function as the account has it. */
export interface FunctionInAccount {
  readonly environment: Readonly<Record<string, string>>;
  readonly role: string;
}

/** The account's data on a function of a stage. */
export async function inAccount({ lambda }: Clients, name: string): Promise<FunctionInAccount> {
  const { Configuration } = await lambda.send(new GetFunctionCommand({ FunctionName: name }));
  return {
    environment: Configuration?.Environment?.Variables ?? {},
    role: Configuration?.Role?.split('/').at(-1) ?? '',
  };
}

/** Starts every function from the code and with the settings in the account; each signs with its name as key. */
export async function startAll(
  clients: Clients,
  stage: string,
  { template }: SynthesisedStack,
  services: string,
  clock: Clock,
): Promise<Running> {
  const started = RUNNING.map(async (name) => {
    const fullName = functionName(stage, name);
    const { environment } = await inAccount(clients, fullName);
    const own = Object.values(template.Resources).find(
      ({ Properties }) => Properties.FunctionName === fullName,
    );
    const { S3Key } = own?.Properties.Code as { S3Key: string };
    const folder = await fetchCode(clients, bucketOf(clients.region), S3Key);
    const settings = { ...environment, ...asLambda(clients, name, services), ...clock.environment };
    return [name, await startBundle(name, folder, settings, clock.execArgv)];
  });
  return Object.fromEntries(await Promise.all(started)) as Running;
}

/** The environment that Lambda itself adds to a function's, as far as the SDK reads it. */
export function asLambda(
  { region }: Clients,
  name: string,
  services: string,
): Readonly<Record<string, string>> {
  return {
    AWS_REGION: region,
    AWS_ACCESS_KEY_ID: name,
    AWS_SECRET_ACCESS_KEY: 'any',
    AWS_ENDPOINT_URL: services,
  };
}
