import { AUTH_TABLE, createTables, TABLE } from '../../../functions/host/create-tables';
import type { ChangeRecord } from '../../../functions/host/dynamo';
import { ENTRIES, type FunctionName, type NamedFunction } from '../../../infra/entries';
import { EDGE_HEADER } from '../../../infra/lib/edge-secret';
import { templates } from '../../../infra/testing';
import { startTestDynamo, type TestDynamo } from '../test-dynamo';
import { type DeployedFunction, folderOf, startBundle, startBundledOnce } from './functions';
import { type Services, startServices } from './services';
import { type Mapping, pollStream, type SetAside } from './stream';
import { deploymentIn } from './template';

const NAMES = Object.keys(ENTRIES) as FunctionName[];

export const SECRET = 'a secret for tests, long enough to sign with';

const EDGE_SECRET = 'what the distribution shows to the functions';
/** The headers that the site's distribution adds to each request. */
export const FROM_EDGE = { [EDGE_HEADER]: EDGE_SECRET };

/** The domain whose mails reach the platform, and the bucket in which SES stores them. */
export const INBOUND = 'in.turreton.example';
export const MAIL_BUCKET = 'turreton-mails';

const ARN = 'arn:aws:secretsmanager:eu-central-1:123456789012:secret';

/** Values that only a deployment knows: the templates refer to these settings. */
const KNOWN: Readonly<Record<string, string>> = {
  TABLE_NAME: TABLE,
  AUTH_TABLE,
  AUTH_SECRET_ARN: `${ARN}:auth`,
  EDGE_SECRET_ARN: `${ARN}:edge`,
  LOGIN_SECRET_ARN: `${ARN}:login`,
  RECEIPT_SECRET_ARN: `${ARN}:receipts`,
  SCHEDULE_ROLE_ARN: 'arn:aws:iam::123456789012:role/steps',
  SCHEDULE_DLQ_ARN: 'arn:aws:sqs:eu-central-1:123456789012:steps-dlq',
  DEADLINE_FUNCTION_ARN: 'arn:aws:lambda:eu-central-1:123456789012:function:deadline',
  SES_CONFIGURATION_SET: 'turreton-mail',
  SES_INVITATION_SET: 'turreton-invitations',
  MAIL_BUCKET,
};

/** The functions of the prod stage, each in a separate process, over one embedded table and local services. */
export interface DeployedPlatform {
  readonly dynamo: TestDynamo;
  readonly services: Services;
  /** Changes in the table that no test has taken yet. */
  readonly changes: ChangeRecord[];
  /** Starts every function with the settings of its template. */
  startAll(): Promise<Readonly<Record<FunctionName, DeployedFunction>>>;
  /**
   * Starts the pages as OpenNext built them, with the settings of their template and some of their own.
   * @param folder that of the pages' function
   */
  startPages(folder: string, own: Readonly<Record<string, string>>): Promise<DeployedFunction>;
  /**
   * Passes the table's changes to the functions that follow it, until nothing changes any more.
   * @returns what they failed on
   */
  follow(functions: Readonly<Record<'events' | 'notify', DeployedFunction>>): Promise<readonly SetAside[]>;
  /** The template's mapping of a function that follows the table. */
  mapping(name: 'events' | 'notify'): Mapping;
  /** The function that answers a path of the HTTP API. */
  serving(path: string): FunctionName;
  close(): Promise<void>;
}

export async function startDeployedPlatform(): Promise<DeployedPlatform> {
  const { functions, web } = templates('prod', { inboundMailDomain: INBOUND });
  const deployment = deploymentIn(functions);
  const dynamo = await startTestDynamo();
  const changes: ChangeRecord[] = [];
  dynamo.dynamo.onChange((records) => changes.push(...records));
  await createTables(dynamo.client);
  const services = await startServices({
    [`${ARN}:auth`]: SECRET,
    [`${ARN}:edge`]: JSON.stringify({ sent: EDGE_SECRET }),
    [`${ARN}:login`]: '{}',
    [`${ARN}:receipts`]: JSON.stringify({ secret: 'a secret for receipts, as long as it has to be' }),
  });
  const started: DeployedFunction[] = [];
  const lambda = {
    AWS_REGION: 'eu-central-1',
    AWS_SECRET_ACCESS_KEY: 'test',
    AWS_ENDPOINT_URL_DYNAMODB: dynamo.dynamo.endpoint,
    AWS_ENDPOINT_URL_SCHEDULER: services.endpoint,
    AWS_ENDPOINT_URL_SESV2: services.endpoint,
    AWS_ENDPOINT_URL_S3: services.endpoint,
    AWS_ENDPOINT_URL_SECRETS_MANAGER: services.endpoint,
  };
  const environmentOf = (name: NamedFunction, settings: Readonly<Record<string, unknown>>) => ({
    ...Object.fromEntries(Object.entries(settings).map(([key, value]) => [key, filledIn(key, value)])),
    ...{ ...lambda, AWS_ACCESS_KEY_ID: name },
  });
  const start = async (name: FunctionName, bundled: string) => {
    const fn = await startBundledOnce(name, bundled, environmentOf(name, deployment.settingsOf(name)));
    started.push(fn);
    return fn;
  };
  return {
    dynamo,
    services,
    changes,
    async startAll() {
      // All bundles first: the services of this process do not answer while one is made. Then one process after the
      // other: nine that load at once delay each other for longer than a request may take.
      const bundles = NAMES.map((name) => [name, folderOf(name)] as const);
      const all: [FunctionName, DeployedFunction][] = [];
      for (const [name, made] of bundles) all.push([name, await start(name, made)]);
      return Object.fromEntries(all) as Record<FunctionName, DeployedFunction>;
    },
    async startPages(folder, own) {
      const settings = { ...deploymentIn(web).settingsOf('pages'), ...own };
      const fn = await startBundle('pages', folder, environmentOf('pages', settings));
      started.push(fn);
      return fn;
    },
    async follow(following) {
      const setAside: SetAside[] = [];
      while (changes.length > 0) {
        const taken = changes.splice(0);
        await dynamo.dynamo.catchUp();
        for (const name of ['events', 'notify'] as const)
          setAside.push(...(await pollStream(deployment.mappingOf(name), taken, following[name])));
      }
      await dynamo.dynamo.catchUp();
      return setAside;
    },
    mapping: deployment.mappingOf,
    serving: (path) => deployment.serving(path, NAMES),
    async close() {
      for (const fn of started) fn.stop();
      services.close();
      await dynamo.close();
    },
  };
}

function filledIn(name: string, value: unknown): string {
  const filled = typeof value === 'string' ? value : KNOWN[name];
  if (filled === undefined) throw new Error(`no value for ${name}`);
  return filled;
}
