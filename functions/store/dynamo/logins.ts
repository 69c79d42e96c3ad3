import {
  DeleteCommand,
  type DynamoDBDocumentClient,
  GetCommand,
  PutCommand,
  QueryCommand,
  TransactWriteCommand,
} from '@aws-sdk/lib-dynamodb';
import * as z from 'zod';
import { isReachable } from '../reachable';

/** The login library's table, laid out as its adapter does (web/lib/login). */
export interface LoginTable {
  readonly client: DynamoDBDocumentClient;
  readonly name: string;
}

/** How somebody logs in. */
export interface Login {
  /** Null for those who come by another service alone. */
  readonly address: string | null;
  /** Whether they ever have. */
  readonly hasCome: boolean;
  /** Whether they have a way of their own, which no organizer can make: an address, or an account at another service. */
  readonly hasOwnWay: boolean;
}

/** Somebody for whom an account is opened before they log in. */
export interface OpenedAccount {
  readonly id: string;
  readonly name: string;
  readonly email: string;
}

/** The account that logs in with an address; undefined for none. */
export async function holderOf({ client, name }: LoginTable, email: string): Promise<string | undefined> {
  const { Items = [] } = await client.send(
    new QueryCommand({
      TableName: name,
      IndexName: 'GSI1',
      KeyConditionExpression: 'GSI1PK = :user AND GSI1SK = :user',
      ExpressionAttributeValues: { ':user': `USER#${email}` },
    }),
  );
  if (Items[0] !== undefined) return z.object({ id: z.string() }).parse(Items[0]).id;
  // The index may lag behind an account that has just been opened.
  const { Item } = await client.send(
    new GetCommand({ TableName: name, Key: reservationKey(email), ConsistentRead: true }),
  );
  return Item === undefined ? undefined : z.object({ id: z.string() }).parse(Item).id;
}

/** The account that logs in with an account at another service; undefined for none. */
export async function holderAtService(
  { client, name }: LoginTable,
  service: string,
  id: string,
): Promise<string | undefined> {
  const { Items = [] } = await client.send(
    new QueryCommand({
      TableName: name,
      IndexName: 'GSI1',
      KeyConditionExpression: 'GSI1PK = :service AND GSI1SK = :account',
      ExpressionAttributeValues: { ':service': `ACCOUNT#${service}`, ':account': `ACCOUNT#${id}` },
    }),
  );
  return z.object({ userId: z.string() }).optional().parse(Items[0])?.userId;
}

/**
 * Opens an account for the owner of an address, who logs in with a link to it. Where there is one with this id it stays
 * as it is: its owner may have chosen another address.
 * @returns the account that has the address now: another one where somebody was faster
 */
export async function openAccount(table: LoginTable, account: OpenedAccount): Promise<string> {
  const { client, name: TableName } = table;
  const key = { pk: `USER#${account.id}`, sk: `USER#${account.id}` };
  const address = `USER#${account.email}`;
  const { Item } = await client.send(new GetCommand({ TableName, Key: key, ConsistentRead: true }));
  if (Item !== undefined) return account.id;
  const user = { ...key, type: 'USER', GSI1PK: address, GSI1SK: address, ...account };
  const absent = 'attribute_not_exists(pk)';
  try {
    await client.send(
      new TransactWriteCommand({
        TransactItems: [
          {
            Put: {
              TableName,
              Item: { ...user, emailVerified: null, prepared: true },
              ConditionExpression: absent,
            },
          },
          // The index promises no uniqueness: this row does.
          {
            Put: {
              TableName,
              Item: { ...reservationKey(account.email), id: account.id },
              ConditionExpression: absent,
            },
          },
        ],
      }),
    );
    return account.id;
  } catch (error) {
    if (!(error instanceof Error) || error.name !== 'TransactionCanceledException') throw error;
    const holder = await holderOf(table, account.email);
    if (holder === undefined) throw error;
    return holder;
  }
}

/** How somebody logs in, and whether they ever have; undefined where no account has this id. */
export async function loginOf(table: LoginTable, player: string): Promise<Login | undefined> {
  const rows = await rowsUnder(table, `USER#${player}`);
  const user = rows.find(({ sk }) => sk === `USER#${player}`);
  if (user === undefined) return undefined;
  const address = typeof user.email === 'string' ? user.email : null;
  const hasService = rows.some(({ sk }) => String(sk).startsWith('ACCOUNT#'));
  return {
    address,
    hasCome: user.prepared !== true || (user.emailVerified ?? null) !== null || hasService,
    hasOwnWay: hasService || (address !== null && isReachable(address)),
  };
}

/** Keeps a link that logs in the owner of an address once. @param hash what the login library keeps of its token */
export async function keepLoginLink(
  { client, name }: LoginTable,
  { address, hash, expires }: { readonly address: string; readonly hash: string; readonly expires: number },
): Promise<void> {
  const Item = {
    ...{ pk: `VT#${address}`, sk: `VT#${hash}`, type: 'VT', identifier: address, token: hash },
    expires: Math.floor(expires / 1000),
  };
  await client.send(new PutCommand({ TableName: name, Item }));
}

/** Deletes a player's rows: links and counts of the address first, because the account names it. */
export async function deleteLogins(table: LoginTable, player: string): Promise<void> {
  const { client, name } = table;
  const account = await rowsUnder(table, `USER#${player}`);
  const addresses = account.flatMap(({ email }) => (typeof email === 'string' ? [email] : []));
  const named = await Promise.all(
    addresses.flatMap((address) => [
      rowsUnder(table, `VT#${address}`),
      rowsUnder(table, `LIMIT#address#${address}`),
      rowsUnder(table, reservationKey(address).pk),
    ]),
  );
  for (const { pk, sk } of [...named.flat(), ...account])
    await client.send(new DeleteCommand({ TableName: name, Key: { pk, sk } }));
}

async function rowsUnder({ client, name }: LoginTable, pk: string) {
  const { Items = [] } = await client.send(
    new QueryCommand({
      TableName: name,
      KeyConditionExpression: 'pk = :pk',
      ExpressionAttributeValues: { ':pk': pk },
      ConsistentRead: true,
    }),
  );
  return Items;
}

function reservationKey(email: string) {
  return { pk: `ADDRESS#${email}`, sk: 'ADDRESS' };
}
