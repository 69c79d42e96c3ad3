import { GetCommand, PutCommand, QueryCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod';
import type { Table } from '../store/dynamo/reads';
import { PlayerRecord } from '../store/records';
import type { RawItem } from './league-items';

/** Someone whose mail address logs in to another account there: they would not find their games. */
export interface Stranger {
  readonly player: string;
  readonly email: string;
}

/**
 * Lets people who come with a league log in as themselves: with a link to the mail address of their profile.
 * @param table the login library's table, laid out as its adapter does
 */
export async function openAccounts(table: Table, items: readonly RawItem[]): Promise<readonly Stranger[]> {
  const strangers: Stranger[] = [];
  for (const item of items) {
    if (!item.pk.startsWith('PLAYER#') || item.sk !== 'PROFILE') continue;
    const { id, name, kind, email } = PlayerRecord.parse(item);
    if (kind === 'bot' || email === null) continue;
    const holder = await holderOf(table, email);
    if (holder === undefined) await openAccount(table, { id, name, email });
    else if (holder !== id) strangers.push({ player: id, email });
  }
  return strangers;
}

async function holderOf({ client, name }: Table, email: string): Promise<string | undefined> {
  const { Items = [] } = await client.send(
    new QueryCommand({
      TableName: name,
      IndexName: 'GSI1',
      KeyConditionExpression: 'GSI1PK = :user AND GSI1SK = :user',
      ExpressionAttributeValues: { ':user': `USER#${email}` },
    }),
  );
  return Items[0] === undefined ? undefined : z.object({ id: z.string() }).parse(Items[0]).id;
}

async function openAccount(
  { client, name: TableName }: Table,
  user: { readonly id: string; readonly name: string; readonly email: string },
): Promise<void> {
  const key = { pk: `USER#${user.id}`, sk: `USER#${user.id}` };
  const { Item } = await client.send(new GetCommand({ TableName, Key: key, ConsistentRead: true }));
  // The account is there under another address, which its owner has chosen.
  if (Item !== undefined) return;
  const address = `USER#${user.email}`;
  await client.send(
    new PutCommand({
      TableName,
      Item: { ...key, type: 'USER', GSI1PK: address, GSI1SK: address, ...user, emailVerified: null },
    }),
  );
}
