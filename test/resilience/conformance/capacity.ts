import {
  BatchGetCommand,
  BatchWriteCommand,
  DeleteCommand,
  GetCommand,
  PutCommand,
  QueryCommand,
  TransactGetCommand,
  TransactWriteCommand,
  UpdateCommand,
} from '@aws-sdk/lib-dynamodb';
import { expect, test } from 'vitest';
import { type Cases, fresh, put, type Subject } from './subject';

const KB = 1024;
const INDEXES = { ReturnConsumedCapacity: 'INDEXES' } as const;
const text = (kilobytes: number): string => 'x'.repeat(kilobytes * KB - 300);

interface Capacity {
  readonly CapacityUnits?: number | undefined;
  readonly Table?: { readonly CapacityUnits?: number | undefined } | undefined;
  readonly GlobalSecondaryIndexes?:
    | Record<string, { readonly CapacityUnits?: number | undefined }>
    | undefined;
}

/** "sum = table + due + listing", so that a case reads like the bill. */
function bill(capacity: Capacity | undefined): string {
  const units = (name: string): number => capacity?.GlobalSecondaryIndexes?.[name]?.CapacityUnits ?? 0;
  const parts = [capacity?.Table?.CapacityUnits ?? 0, units('due'), units('listing')];
  return `${capacity?.CapacityUnits} = ${parts.join(' + ')}`;
}

const billOfPut = async ({ client, table }: Subject, Item: Record<string, unknown>) =>
  bill((await client.send(new PutCommand({ TableName: table, Item, ...INDEXES }))).ConsumedCapacity);

const singleWrites: Cases = (subject) => {
  test('a write costs a unit a KB of the larger item, old or new', async () => {
    const { client, table } = subject();
    const Key = { pk: fresh('put'), sk: 'a' };
    expect(await billOfPut(subject(), { ...Key })).toBe('1 = 1 + 0 + 0');
    expect(await billOfPut(subject(), { ...Key, text: text(3) })).toBe('3 = 3 + 0 + 0');
    expect(await billOfPut(subject(), { ...Key })).toBe('3 = 3 + 0 + 0');
    const gone = new DeleteCommand({ TableName: table, Key, ...INDEXES });
    expect(bill((await client.send(gone)).ConsumedCapacity)).toBe('1 = 1 + 0 + 0');
    expect(bill((await client.send(gone)).ConsumedCapacity)).toBe('1 = 1 + 0 + 0');
  });

  test('text counts its UTF-8 bytes', async () => {
    const Key = { pk: fresh('utf8'), sk: 'a' };
    expect(await billOfPut(subject(), { ...Key, text: 'é'.repeat(900) })).toBe('2 = 2 + 0 + 0');
  });

  test('TOTAL gives the sum alone, and NONE nothing', async () => {
    const { client, table } = subject();
    const Item = { pk: fresh('total'), sk: 'a', listPk: 'total', listSk: 'a' };
    const ask = async (mode: 'TOTAL' | 'NONE') =>
      (await client.send(new PutCommand({ TableName: table, Item, ReturnConsumedCapacity: mode })))
        .ConsumedCapacity;
    expect(await ask('TOTAL')).toEqual({ TableName: table, CapacityUnits: 2 });
    expect(await ask('NONE')).toBeUndefined();
  });
};

const indexWrites: Cases = (subject) => {
  test('an index costs a write when its row appears, changes or goes, two when its key moves', async () => {
    const { client, table } = subject();
    const Key = { pk: fresh('index'), sk: 'a' };
    const update = async (UpdateExpression: string, values?: Record<string, unknown>) => {
      const { ConsumedCapacity } = await client.send(
        new UpdateCommand({
          TableName: table,
          Key,
          UpdateExpression,
          ...(values ? { ExpressionAttributeValues: values } : {}),
          ...INDEXES,
        }),
      );
      return bill(ConsumedCapacity);
    };
    const base = { ...Key, duePk: 'D', dueSk: '1', step: 1, listPk: 'L', listSk: '1', extra: 1 };
    expect(await billOfPut(subject(), base)).toBe('3 = 1 + 1 + 1');
    // `extra` is projected to listing (ALL) and not to due.
    expect(await update('SET extra = :v', { ':v': 2 })).toBe('2 = 1 + 0 + 1');
    expect(await update('SET extra = :v', { ':v': 2 })).toBe('1 = 1 + 0 + 0');
    expect(await update('SET step = :v', { ':v': 2 })).toBe('3 = 1 + 1 + 1');
    expect(await update('SET dueSk = :v', { ':v': '2' })).toBe('4 = 1 + 2 + 1');
    expect(await update('REMOVE duePk')).toBe('3 = 1 + 1 + 1');
    expect(await update('REMOVE dueSk')).toBe('2 = 1 + 0 + 1');
    const { ConsumedCapacity } = await client.send(new DeleteCommand({ TableName: table, Key, ...INDEXES }));
    expect(bill(ConsumedCapacity)).toBe('2 = 1 + 0 + 1');
  });

  test("an index is charged by its own row's size", async () => {
    const Key = { pk: fresh('rows'), sk: 'a' };
    const Item = { ...Key, duePk: 'D', dueSk: '1', listPk: 'L', listSk: '1', text: text(5) };
    expect(await billOfPut(subject(), Item)).toBe('11 = 5 + 1 + 5');
  });
};

const many: Cases = (subject) => {
  test('a batch adds up', async () => {
    const { client, table } = subject();
    const pk = fresh('batch');
    const { ConsumedCapacity } = await client.send(
      new BatchWriteCommand({
        RequestItems: {
          [table]: [
            { PutRequest: { Item: { pk, sk: 'a', text: text(2) } } },
            { PutRequest: { Item: { pk, sk: 'b', listPk: pk, listSk: 'b' } } },
          ],
        },
        ...INDEXES,
      }),
    );
    expect(ConsumedCapacity?.map(bill)).toEqual(['4 = 3 + 0 + 1']);
  });

  test('a transaction costs two units a KB of its items, checked ones too', async () => {
    const { client, table: TableName } = subject();
    const pk = fresh('transaction');
    await put(subject(), { pk, sk: 'checked', text: text(2) });
    const { ConsumedCapacity } = await client.send(
      new TransactWriteCommand({
        TransactItems: [
          { Put: { TableName, Item: { pk, sk: 'a', text: text(3) } } },
          {
            ConditionCheck: {
              TableName,
              Key: { pk, sk: 'checked' },
              ConditionExpression: 'attribute_exists(pk)',
            },
          },
        ],
        ...INDEXES,
      }),
    );
    expect(ConsumedCapacity?.map(bill)).toEqual(['10 = 10 + 0 + 0']);
    expect(ConsumedCapacity?.[0]?.WriteCapacityUnits).toBe(10);
  });

  test('a repeated transaction costs reading its items', async () => {
    const { client, table: TableName } = subject();
    const pk = fresh('again');
    const token = `${pk}-${Date.now()}`;
    const command = () =>
      new TransactWriteCommand({
        TransactItems: [{ Put: { TableName, Item: { pk, sk: 'a', text: text(5) } } }],
        ClientRequestToken: token,
        ReturnConsumedCapacity: 'TOTAL',
      });
    expect((await client.send(command())).ConsumedCapacity?.[0]?.CapacityUnits).toBe(10);
    expect((await client.send(command())).ConsumedCapacity?.[0]?.CapacityUnits).toBe(4);
  });
};

const reads: Cases = (subject) => {
  test('a read costs a unit per 4 KB, half when it need not be consistent, two in a transaction', async () => {
    const { client, table: TableName } = subject();
    const Key = { pk: fresh('get'), sk: 'a' };
    await put(subject(), { ...Key, text: text(5) });
    const get = async (ConsistentRead: boolean, sk = 'a') =>
      (await client.send(new GetCommand({ TableName, Key: { ...Key, sk }, ConsistentRead, ...INDEXES })))
        .ConsumedCapacity?.CapacityUnits;
    expect(await get(true)).toBe(2);
    expect(await get(false)).toBe(1);
    expect(await get(true, 'missing')).toBe(1);
    expect(await get(false, 'missing')).toBe(0.5);
    const Get = { TableName, Key };
    const both = await client.send(new TransactGetCommand({ TransactItems: [{ Get }], ...INDEXES }));
    expect(both.ConsumedCapacity?.[0]?.CapacityUnits).toBe(4);
    const batch = await client.send(
      new BatchGetCommand({
        RequestItems: { [TableName]: { Keys: [Key, { ...Key, sk: 'b' }] } },
        ...INDEXES,
      }),
    );
    expect(batch.ConsumedCapacity?.[0]?.CapacityUnits).toBe(1.5);
  });

  test('a query costs what it evaluated, added up before rounding', async () => {
    const { client, table: TableName } = subject();
    const pk = fresh('query');
    for (const sk of ['a', 'b', 'c', 'd']) await put(subject(), { pk, sk, text: 'x'.repeat(1500) });
    const query = async (more: object) => {
      const { ConsumedCapacity } = await client.send(
        new QueryCommand({
          TableName,
          KeyConditionExpression: 'pk = :pk',
          ExpressionAttributeValues: { ':pk': pk },
          ...INDEXES,
          ...more,
        }),
      );
      return ConsumedCapacity?.CapacityUnits;
    };
    expect(await query({ ConsistentRead: true })).toBe(2);
    expect(await query({})).toBe(1);
    expect(await query({ Limit: 2 })).toBe(0.5);
    expect(await query({ ExpressionAttributeValues: { ':pk': 'nothing here' } })).toBe(0.5);
  });
};

export const capacity: Cases = (subject) => {
  for (const part of [singleWrites, indexWrites, many, reads]) part(subject);
};
