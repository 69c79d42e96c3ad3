import { TransactionCanceledException } from '@aws-sdk/client-dynamodb';
import {
  DeleteCommand,
  GetCommand,
  PutCommand,
  QueryCommand,
  TransactWriteCommand,
  UpdateCommand,
} from '@aws-sdk/lib-dynamodb';
import * as z from 'zod';
import { isReachable } from '../platform/addresses.schema';
import type { StoreClient } from '../platform/store-client';
import { conditionFailed } from '../platform/writes';
import { type LoginWays, Passkey } from './logins.records';

/** The login library's table, in the layout of its adapter (web/lib/login). */
export interface LoginTable {
  readonly client: StoreClient;
  readonly name: string;
}

/** How a player logs in. */
export interface Login {
  /** Null for players who only log in through another service. */
  readonly address: string | null;
  /** Whether they have ever logged in. */
  readonly hasCome: boolean;
  /**
   * Whether they have a login of their own, which no organizer can create: an address, or an account at another
   * service.
   */
  readonly hasOwnWay: boolean;
}

/** An account at another service, as the login library stores it, with the fields that `web/lib/login` adds. */
const ServiceRow = z.object({ provider: z.string(), linkedAt: z.number().nullable().default(null) });

/** A person for whom an account is opened before they log in. */
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
 * Opens an account for the owner of an address, who logs in with a link to it. An existing account with this id is left
 * unchanged: its owner may have chosen another address.
 * @returns the account that has the address now: a different one if another request was faster
 */
export async function openAccount(table: LoginTable, account: OpenedAccount): Promise<string> {
  const { client, name: TableName } = table;
  const key = { pk: `USER#${account.id}`, sk: `USER#${account.id}` };
  const { Item } = await client.send(new GetCommand({ TableName, Key: key, ConsistentRead: true }));
  if (Item !== undefined || (await openAccounts(table, [account]))) return account.id;
  const holder = await holderOf(table, account.email);
  if (holder === undefined) throw new Error(`account ${account.id} cannot be opened`);
  return holder;
}

/**
 * Opens many accounts at once, all or none.
 * @returns whether they are open now
 */
export async function openAccounts(
  { client, name: TableName }: LoginTable,
  accounts: readonly OpenedAccount[],
): Promise<boolean> {
  try {
    await client.send(
      new TransactWriteCommand({ TransactItems: accounts.flatMap((one) => newAccount(TableName, one)) }),
    );
    return true;
  } catch (error) {
    if (!(error instanceof TransactionCanceledException)) throw error;
    const reasons = error.CancellationReasons ?? [];
    if (!reasons.some(({ Code }) => Code === 'ConditionalCheckFailed')) throw error;
    return false;
  }
}

/** An account with its address, both of which must be new. */
function newAccount(TableName: string, account: OpenedAccount) {
  const user = `USER#${account.id}`;
  const address = `USER#${account.email}`;
  const ConditionExpression = 'attribute_not_exists(pk)';
  const Item = {
    ...{ pk: user, sk: user, type: 'USER', GSI1PK: address, GSI1SK: address },
    ...account,
    ...{ emailVerified: null, prepared: true },
  };
  // The index does not guarantee that an address is unique; its own row does.
  const reservation = { ...reservationKey(account.email), id: account.id };
  return [
    { Put: { TableName, Item, ConditionExpression } },
    { Put: { TableName, Item: reservation, ConditionExpression } },
  ];
}

/** How a player logs in, and whether they ever have; undefined if no account has this id. */
export async function loginOf(table: LoginTable, player: string): Promise<Login | undefined> {
  const rows = await rowsUnder(table, `USER#${player}`);
  const user = rows.find(({ sk }) => sk === `USER#${player}`);
  if (user === undefined) return undefined;
  const address = typeof user.email === 'string' ? user.email : null;
  const hasService = rows.some(({ sk }) => /^(ACCOUNT|PASSKEY)#/.test(sk));
  return {
    address,
    hasCome: user.prepared !== true || (user.emailVerified ?? null) !== null || hasService,
    hasOwnWay: hasService || (address !== null && isReachable(address)),
  };
}

/** The login methods of a player, each with the time when it was added; the oldest service first. */
export async function loginWaysOf(table: LoginTable, player: string): Promise<LoginWays> {
  const rows = await rowsUnder(table, `USER#${player}`);
  const user = rows.find(({ sk }) => sk === `USER#${player}`);
  return {
    address: typeof user?.email === 'string' ? user.email : null,
    services: rows
      .flatMap((row) => (row.sk.startsWith('ACCOUNT#') ? [ServiceRow.parse(row)] : []))
      .map(({ provider, linkedAt }) => ({ service: provider, linkedAt }))
      .sort((one, other) => (one.linkedAt ?? 0) - (other.linkedAt ?? 0)),
    passkeys: rows
      .flatMap((row) => (row.sk.startsWith('PASSKEY#') ? [Passkey.parse(row)] : []))
      .sort((one, other) => one.addedAt - other.addedAt),
  };
}

/** Removes a service from a player's login methods. Repeating it is harmless. */
export async function removeService(table: LoginTable, player: string, service: string): Promise<void> {
  const rows = await rowsUnder(table, `USER#${player}`, `ACCOUNT#${service}#`);
  for (const { pk, sk } of rows)
    await table.client.send(new DeleteCommand({ TableName: table.name, Key: { pk, sk } }));
}

/** Stores a new passkey of a player. */
export async function addPasskey(
  { client, name }: LoginTable,
  player: string,
  passkey: Passkey,
): Promise<void> {
  const Item = { ...passkeyKey(player, passkey.id), type: 'PASSKEY', ...passkey };
  const ConditionExpression = 'attribute_not_exists(pk)';
  await client.send(new PutCommand({ TableName: name, Item, ConditionExpression }));
}

/** Removes a passkey of a player. Repeating it is harmless. */
export async function removePasskey({ client, name }: LoginTable, player: string, id: string): Promise<void> {
  await client.send(new DeleteCommand({ TableName: name, Key: passkeyKey(player, id) }));
}

/**
 * Records the use of a passkey.
 * @param counter the signature counter of its device; 0 if it does not count
 * @returns `refused` if it is gone, or its counter did not increase: it was copied (WebAuthn, 6.1.1)
 */
export async function notePasskeyUse(
  { client, name }: LoginTable,
  player: string,
  { id, counter, usedAt }: Pick<Passkey, 'id' | 'counter'> & { readonly usedAt: number },
): Promise<'noted' | 'refused'> {
  try {
    await client.send(
      new UpdateCommand({
        TableName: name,
        Key: passkeyKey(player, id),
        UpdateExpression: 'SET #counter = :counter, usedAt = :usedAt',
        ConditionExpression:
          'attribute_exists(pk) AND (#counter < :counter OR (#counter = :none AND :counter = :none))',
        ExpressionAttributeNames: { '#counter': 'counter' },
        ExpressionAttributeValues: { ':counter': counter, ':usedAt': usedAt, ':none': 0 },
      }),
    );
    return 'noted';
  } catch (error) {
    if (conditionFailed(error)) return 'refused';
    throw error;
  }
}

/**
 * Marks a challenge as used.
 * @param expires in milliseconds, after which the challenge is refused anyway
 */
export async function spendChallenge(
  { client, name }: LoginTable,
  challenge: string,
  expires: number,
): Promise<'first' | 'again'> {
  const key = `CHALLENGE#${challenge}`;
  try {
    await client.send(
      new PutCommand({
        TableName: name,
        Item: { pk: key, sk: key, expires: Math.floor(expires / 1000) },
        ConditionExpression: 'attribute_not_exists(pk)',
      }),
    );
    return 'first';
  } catch (error) {
    if (conditionFailed(error)) return 'again';
    throw error;
  }
}

function passkeyKey(player: string, id: string) {
  return { pk: `USER#${player}`, sk: `PASSKEY#${id}` };
}

/**
 * Stores a link that logs in the owner of an address once.
 * @param hash the hash of its token, as the login library stores it
 */
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

/** Deletes a player's rows: links and counters of the address first, because only the account contains the address. */
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

async function rowsUnder({ client, name }: LoginTable, pk: string, sk = '') {
  const { Items = [] } = await client.send(
    new QueryCommand({
      TableName: name,
      KeyConditionExpression: sk === '' ? 'pk = :pk' : 'pk = :pk AND begins_with(sk, :sk)',
      ExpressionAttributeValues: { ':pk': pk, ...(sk !== '' && { ':sk': sk }) },
      ConsistentRead: true,
    }),
  );
  return Items as (Record<string, unknown> & { readonly pk: string; readonly sk: string })[];
}

function reservationKey(email: string) {
  return { pk: `ADDRESS#${email}`, sk: 'ADDRESS' };
}
