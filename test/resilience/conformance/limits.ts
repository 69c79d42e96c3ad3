import { TransactionCanceledException } from '@aws-sdk/client-dynamodb';
import { BatchWriteCommand, PutCommand, TransactGetCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { expect, test } from 'vitest';
import { type Cases, failure, fresh, put } from './subject';
import { transact } from './transactions';

const KB = 1024;

const transactionLimits: Cases = (subject) => {
  test('a transaction takes 100 items and refuses 101', async () => {
    const { table: TableName } = subject();
    const pk = fresh('hundred');
    const parts = (count: number) =>
      Array.from({ length: count }, (_, n) => ({ Put: { TableName, Item: { pk, sk: `i${n}` } } }));
    await transact(subject(), parts(100));
    const error = await failure(transact(subject(), parts(101)));
    expect(error.name).toBe('ValidationException');
    expect(error.message).toContain('length less than or equal to 100');
  });

  test('a transaction takes no item twice', async () => {
    const { client, table: TableName } = subject();
    const Key = { pk: fresh('twice'), sk: 'a' };
    const twice = 'Transaction request cannot include multiple operations on one item';
    const writes = await failure(
      transact(subject(), [
        { Put: { TableName, Item: { ...Key, n: 1 } } },
        { ConditionCheck: { TableName, Key, ConditionExpression: 'attribute_not_exists(pk)' } },
      ]),
    );
    expect([writes.name, writes.message]).toEqual(['ValidationException', twice]);
    const Get = { TableName, Key };
    const reads = await failure(client.send(new TransactGetCommand({ TransactItems: [{ Get }, { Get }] })));
    expect([reads.name, reads.message]).toEqual(['ValidationException', twice]);
  });

  test('the items of a transaction hold 4 MB at most', async () => {
    const { table: TableName } = subject();
    const pk = fresh('large');
    const parts = Array.from({ length: 11 }, (_, n) => ({
      Put: { TableName, Item: { pk, sk: `i${n}`, text: 'x'.repeat(390 * KB) } },
    }));
    const error = await failure(transact(subject(), parts));
    // Whether the request or the transaction is refused is not documented, but nothing may be written.
    expect(['ValidationException', 'TransactionCanceledException']).toContain(error.name);
  });

  test('a transaction that would grow an item beyond 400 KB is cancelled', async () => {
    const { table: TableName } = subject();
    const Key = { pk: fresh('grow'), sk: 'a' };
    await put(subject(), { ...Key, text: 'x'.repeat(300 * KB) });
    const error = await failure<TransactionCanceledException>(
      transact(subject(), [
        {
          Update: {
            TableName,
            Key,
            UpdateExpression: 'SET more = :more',
            ExpressionAttributeValues: { ':more': 'x'.repeat(200 * KB) },
          },
        },
      ]),
    );
    expect(error).toBeInstanceOf(TransactionCanceledException);
    expect(error.CancellationReasons?.[0]?.Code).toBe('ValidationError');
  });
};

const itemLimits: Cases = (subject) => {
  test('an item holds 400 KB, counted in UTF-8 with its names', async () => {
    const { client, table } = subject();
    const pk = fresh('size');
    const overhead = `pk${pk}skatext`.length;
    const save = (text: string) =>
      client.send(new PutCommand({ TableName: table, Item: { pk, sk: 'a', text } }));
    await save('x'.repeat(400 * KB - overhead));
    expect((await failure(save('x'.repeat(400 * KB - overhead + 1)))).name).toBe('ValidationException');
    const accented = await failure(save('é'.repeat(205 * KB)));
    expect([accented.name, accented.message]).toEqual([
      'ValidationException',
      'Item size has exceeded the maximum allowed size',
    ]);
  });

  test('an update may not grow an item beyond 400 KB', async () => {
    const { client, table } = subject();
    const Key = { pk: fresh('grow'), sk: 'a' };
    await put(subject(), { ...Key, text: 'é'.repeat(150 * KB) });
    const error = await failure(
      client.send(
        new UpdateCommand({
          TableName: table,
          Key,
          UpdateExpression: 'SET more = :more',
          ExpressionAttributeValues: { ':more': 'é'.repeat(60 * KB) },
        }),
      ),
    );
    expect(error.name).toBe('ValidationException');
    expect(error.message).toBe('Item size to update has exceeded the maximum allowed size');
  });

  test('a batch takes 25 writes and no item twice', async () => {
    const { client, table } = subject();
    const pk = fresh('batch');
    const write = (keys: readonly string[]) =>
      client.send(
        new BatchWriteCommand({
          RequestItems: { [table]: keys.map((sk) => ({ PutRequest: { Item: { pk, sk } } })) },
        }),
      );
    const many = Array.from({ length: 26 }, (_, n) => `i${n}`);
    expect((await failure(write(many))).name).toBe('ValidationException');
    const twice = await failure(write(['a', 'a']));
    expect(twice.message).toBe('Provided list of item keys contains duplicates');
  });

  test('a table that does not exist is not found, by a write, a read or a transaction', async () => {
    const { client } = subject();
    const Item = { pk: 'a', sk: 'a' };
    const TableName = 'no-such-table';
    const attempts = [
      () => client.send(new PutCommand({ TableName, Item })),
      () => client.send(new TransactGetCommand({ TransactItems: [{ Get: { TableName, Key: Item } }] })),
      () => transact(subject(), [{ Put: { TableName, Item } }]),
    ];
    for (const attempt of attempts) expect((await failure(attempt())).name).toBe('ResourceNotFoundException');
  });
};

export const limits: Cases = (subject) => {
  transactionLimits(subject);
  itemLimits(subject);
};
