import {
  CreateTableCommand,
  DeleteTableCommand,
  TransactionCanceledException,
  waitUntilTableExists,
} from '@aws-sdk/client-dynamodb';
import { type DynamoDBDocumentClient, PutCommand } from '@aws-sdk/lib-dynamodb';

/** The subject of a case: a client, and a table shared by all cases, so each case uses separate keys. */
export interface Subject {
  readonly client: DynamoDBDocumentClient;
  readonly table: string;
}

/** Returns the subject of a case, which exists only after the suite's set-up. */
type Under = () => Subject;

export type Cases = (subject: Under) => void;

const string = (AttributeName: string) => ({ AttributeName, AttributeType: 'S' as const });
const key = (hash: string, range: string) => [
  { AttributeName: hash, KeyType: 'HASH' as const },
  { AttributeName: range, KeyType: 'RANGE' as const },
];

/** A table like the platform's: string keys, one index of chosen attributes and one of all. */
export async function createTable(client: DynamoDBDocumentClient, table: string): Promise<void> {
  await client.send(
    new CreateTableCommand({
      TableName: table,
      BillingMode: 'PAY_PER_REQUEST',
      KeySchema: key('pk', 'sk'),
      AttributeDefinitions: ['pk', 'sk', 'duePk', 'dueSk', 'listPk', 'listSk'].map(string),
      GlobalSecondaryIndexes: [
        {
          IndexName: 'due',
          KeySchema: key('duePk', 'dueSk'),
          Projection: { ProjectionType: 'INCLUDE', NonKeyAttributes: ['step', 'state'] },
        },
        { IndexName: 'listing', KeySchema: key('listPk', 'listSk'), Projection: { ProjectionType: 'ALL' } },
      ],
    }),
  );
  await waitUntilTableExists({ client, maxWaitTime: 120, minDelay: 1 }, { TableName: table });
}

export async function dropTable({ client, table }: Subject): Promise<void> {
  await client.send(new DeleteTableCommand({ TableName: table }));
}

let cases = 0;

/** A partition key that no other case uses. */
export function fresh(name: string): string {
  cases += 1;
  return `${name}#${cases}`;
}

export async function put({ client, table }: Subject, Item: Record<string, unknown>): Promise<void> {
  await client.send(new PutCommand({ TableName: table, Item }));
}

/** The error of a promise; a success fails the case. */
export async function failure<T extends Error = Error>(work: Promise<unknown>): Promise<T> {
  try {
    await work;
  } catch (error) {
    return error as T;
  }
  throw new Error('was expected to fail');
}

/** The codes of a cancelled transaction, part by part. */
export async function reasons(work: Promise<unknown>): Promise<readonly (string | undefined)[]> {
  const error = await failure(work);
  if (!(error instanceof TransactionCanceledException)) throw error;
  return (error.CancellationReasons ?? []).map((reason) => reason.Code);
}

/** Repeats a read until it satisfies the condition: indexes of the service follow a moment later. */
export async function eventually<T>(read: () => Promise<T>, settled: (value: T) => boolean): Promise<T> {
  for (let attempt = 0; ; attempt += 1) {
    const value = await read();
    if (settled(value) || attempt >= 50) return value;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}
