import { DynamoDBAdapter } from '@auth/dynamodb-adapter';
import { DynamoDB, type DynamoDBClientConfig } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocument } from '@aws-sdk/lib-dynamodb';
import type { Adapter, AdapterAccount, AdapterUser } from 'next-auth/adapters';
import { awsClient, CALL_ON_ONE_MACHINE } from '../../../functions/aws-clients';
import { isReachable } from '../../../functions/core/platform/addresses.schema';
import type { LinkRequest } from './link-service';

/**
 * A person in the login table. `addressVerified` is set for those who logged in by another service, `prepared` for
 * those whose account the platform created: an organizer entered them, or they came with an imported league.
 */
export interface KeptPerson extends AdapterUser {
  readonly addressVerified?: boolean;
  readonly prepared?: boolean;
}

/** The table of login links and accounts of other services. */
export interface LoginTable {
  readonly name: string;
  readonly client: DynamoDBDocument;
}

/** The table that the environment names; undefined without one. */
export function loginTable(environment: NodeJS.ProcessEnv): LoginTable | undefined {
  const name = environment.AUTH_TABLE;
  if (name === undefined || name === '') return undefined;
  const endpoint = environment.DYNAMO_ENDPOINT;
  const credentials = { accessKeyId: environment.DYNAMO_KEY ?? 'local', secretAccessKey: 'local' };
  const local =
    endpoint === undefined
      ? {}
      : {
          limits: CALL_ON_ONE_MACHINE,
          endpoint,
          region: environment.AWS_REGION ?? 'local',
          credentials,
        };
  const marshallOptions = {
    convertEmptyValues: true,
    removeUndefinedValues: true,
    convertClassInstanceToMap: true,
  };
  return {
    name,
    client: DynamoDBDocument.from(awsClient<DynamoDB, DynamoDBClientConfig>(DynamoDB, local), {
      marshallOptions,
    }),
  };
}

/**
 * The login library's adapter. It also invalidates all older links of an address when one of them is used, and records
 * when a service was linked, so that logging out everywhere can undo it.
 */
export function loginAdapter({ name, client }: LoginTable, link: LinkRequest | null): Adapter {
  const adapter = DynamoDBAdapter(client, { tableName: name }) as Adapter;
  return {
    ...adapter,
    linkAccount(account: AdapterAccount) {
      const noted = link === null ? account : { ...account, linkedAt: Date.now() };
      return adapter.linkAccount?.(noted);
    },
    async useVerificationToken(mailed) {
      const used = (await adapter.useVerificationToken?.(mailed)) ?? null;
      if (used !== null) await endLinks({ name, client }, mailed.identifier);
      return used !== null && (await isOutlived({ name, client }, adapter, mailed.identifier)) ? null : used;
    },
  };
}

/** Whether a personal link is invalid: its player has linked a login service since, and so has a login of their own. */
async function isOutlived(
  { name, client }: LoginTable,
  adapter: Adapter,
  identifier: string,
): Promise<boolean> {
  if (isReachable(identifier)) return false;
  const user = await adapter.getUserByEmail?.(identifier);
  if (user === null || user === undefined) return true;
  const { Items = [] } = await client.query({
    TableName: name,
    KeyConditionExpression: 'pk = :user AND begins_with(sk, :account)',
    ExpressionAttributeValues: { ':user': `USER#${user.id}`, ':account': 'ACCOUNT#' },
    ConsistentRead: true,
  });
  return Items.length > 0;
}

async function endLinks({ name, client }: LoginTable, identifier: string): Promise<void> {
  const { Items = [] } = await client.query({
    TableName: name,
    KeyConditionExpression: 'pk = :links',
    ExpressionAttributeValues: { ':links': `VT#${identifier}` },
    ProjectionExpression: 'pk, sk',
    ConsistentRead: true,
  });
  for (const { pk, sk } of Items) await client.delete({ TableName: name, Key: { pk, sk } });
}

/**
 * Whether a mail link may log in to the account that has its address. It may not if another service created the account
 * without having verified the address: its creator would share the account with the owner of the address.
 */
export function mayJoinByMail({ id, email, emailVerified, addressVerified, prepared }: KeptPerson): boolean {
  // The login library uses the address as the id of a user without an account.
  const isNew = id === email;
  return isNew || emailVerified !== null || addressVerified === true || prepared === true;
}
