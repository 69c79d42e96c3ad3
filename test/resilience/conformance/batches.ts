import { ExecuteStatementCommand } from '@aws-sdk/client-dynamodb';
import { BatchGetCommand, BatchWriteCommand, GetCommand } from '@aws-sdk/lib-dynamodb';
import { expect, test } from 'vitest';
import { type Cases, fresh, put } from './subject';

export const batches: Cases = (subject) => {
  test('a batch writes and deletes, and a batch reads what is there', async () => {
    const { client, table } = subject();
    const pk = fresh('batch');
    await put(subject(), { pk, sk: 'old' });
    const written = await client.send(
      new BatchWriteCommand({
        RequestItems: {
          [table]: [
            ...['a', 'b', 'c'].map((sk) => ({ PutRequest: { Item: { pk, sk, n: 1 } } })),
            { DeleteRequest: { Key: { pk, sk: 'old' } } },
          ],
        },
      }),
    );
    expect(written.UnprocessedItems).toEqual({});
    const Keys = ['a', 'b', 'c', 'old', 'never'].map((sk) => ({ pk, sk }));
    const { Responses, UnprocessedKeys } = await client.send(
      new BatchGetCommand({ RequestItems: { [table]: { Keys, ConsistentRead: true } } }),
    );
    expect(UnprocessedKeys).toEqual({});
    expect(Responses?.[table]?.map((item) => item.sk).sort()).toEqual(['a', 'b', 'c']);
  });

  test('numbers keep 38 digits, and sets, maps and binaries their kind', async () => {
    const { client, table } = subject();
    const Item = {
      pk: fresh('kinds'),
      sk: 'a',
      exact: 12345678901234567890n,
      set: new Set([1, 2]),
      bytes: new Uint8Array([0, 255]),
      nothing: null,
      nested: { list: [true, 'é', { n: -0.5 }] },
    };
    await put(subject(), Item);
    const Key = { pk: Item.pk, sk: 'a' };
    const found = await client.send(new GetCommand({ TableName: table, Key, ConsistentRead: true }));
    expect(found.Item).toEqual(Item);
  });
};

/** Features that the embedded store leaves out on purpose, so that no code relies on them by accident. */
export const leftOut: Cases = (subject) => {
  test('PartiQL is an unknown operation', async () => {
    const { client, table } = subject();
    const statement = new ExecuteStatementCommand({ Statement: `SELECT * FROM "${table}"` });
    await expect(client.send(statement)).rejects.toMatchObject({ name: 'UnknownOperationException' });
  });
};
