import type { ConditionalCheckFailedException } from '@aws-sdk/client-dynamodb';
import { DeleteCommand, GetCommand, PutCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { expect, test } from 'vitest';
import { type Cases, failure, fresh, put } from './subject';

const NEW_ONLY = 'attribute_not_exists(pk)';

export const conditions: Cases = (subject) => {
  test('a conditional put of an item that exists changes nothing', async () => {
    const { client, table } = subject();
    const pk = fresh('put');
    const command = (n: number) =>
      new PutCommand({ TableName: table, Item: { pk, sk: 'a', n }, ConditionExpression: NEW_ONLY });
    await client.send(command(1));
    const error = await failure<ConditionalCheckFailedException>(client.send(command(2)));
    expect(error.name).toBe('ConditionalCheckFailedException');
    expect(error.message).toBe('The conditional request failed');
    expect(error.Item).toBeUndefined();
    const { Item } = await client.send(new GetCommand({ TableName: table, Key: { pk, sk: 'a' } }));
    expect(Item).toEqual({ pk, sk: 'a', n: 1 });
  });

  test('a failed put, update or delete returns the item when asked', async () => {
    const { client, table } = subject();
    const pk = fresh('returned');
    await put(subject(), { pk, sk: 'a', n: 1, list: [1, { deep: true }] });
    const asked = {
      TableName: table,
      ConditionExpression: 'n = :two',
      ExpressionAttributeValues: { ':two': 2 },
      ReturnValuesOnConditionCheckFailure: 'ALL_OLD' as const,
    };
    const Key = { pk, sk: 'a' };
    const attempts = [
      () => client.send(new PutCommand({ ...asked, Item: { pk, sk: 'a', n: 3 } })),
      () => client.send(new UpdateCommand({ ...asked, Key, UpdateExpression: 'SET n = :two' })),
      () => client.send(new DeleteCommand({ ...asked, Key })),
    ];
    for (const attempt of attempts) {
      const error = await failure<ConditionalCheckFailedException>(attempt());
      expect(error.name).toBe('ConditionalCheckFailedException');
      expect(error.Item).toEqual({
        pk: { S: pk },
        sk: { S: 'a' },
        n: { N: '1' },
        list: { L: [{ N: '1' }, { M: { deep: { BOOL: true } } }] },
      });
    }
  });

  test('a failed condition on an absent item returns none', async () => {
    const { client, table } = subject();
    const error = await failure<ConditionalCheckFailedException>(
      client.send(
        new DeleteCommand({
          TableName: table,
          Key: { pk: fresh('absent'), sk: 'a' },
          ConditionExpression: 'attribute_exists(pk)',
          ReturnValuesOnConditionCheckFailure: 'ALL_OLD',
        }),
      ),
    );
    expect(error.name).toBe('ConditionalCheckFailedException');
    expect(error.Item).toBeUndefined();
  });

  test('an update makes, changes and removes attributes, and answers with what was asked', async () => {
    const { client, table } = subject();
    const Key = { pk: fresh('update'), sk: 'a' };
    const update = (UpdateExpression: string, values?: Record<string, unknown>) =>
      client.send(
        new UpdateCommand({
          TableName: table,
          Key,
          UpdateExpression,
          ...(values ? { ExpressionAttributeValues: values } : {}),
          ReturnValues: 'ALL_NEW',
        }),
      );
    await update('SET deep = :d, notes = :l, tags = :t', {
      ':d': { n: 1 },
      ':l': ['a'],
      ':t': new Set(['x']),
    });
    await update('SET deep.n = deep.n + :one, notes = list_append(notes, :more) ADD tags :t', {
      ':one': 1,
      ':more': ['b'],
      ':t': new Set(['y']),
    });
    const { Attributes } = await update('SET seen = if_not_exists(seen, :zero) REMOVE notes[0]', {
      ':zero': 0,
    });
    expect(Attributes).toEqual({ ...Key, deep: { n: 2 }, notes: ['b'], tags: new Set(['x', 'y']), seen: 0 });
  });

  test('a delete answers with the old item', async () => {
    const { client, table } = subject();
    const Key = { pk: fresh('delete'), sk: 'a' };
    await put(subject(), { ...Key, n: 1 });
    const { Attributes } = await client.send(
      new DeleteCommand({ TableName: table, Key, ReturnValues: 'ALL_OLD' }),
    );
    expect(Attributes).toEqual({ ...Key, n: 1 });
  });

  test('of racing conditional updates exactly one wins', async () => {
    const { client, table } = subject();
    const Key = { pk: fresh('race'), sk: 'a' };
    await put(subject(), { ...Key, step: 1 });
    const attempts = Array.from({ length: 20 }, (_, by) =>
      client
        .send(
          new UpdateCommand({
            TableName: table,
            Key,
            UpdateExpression: 'SET step = :next, winner = :by',
            ConditionExpression: 'step = :now',
            ExpressionAttributeValues: { ':now': 1, ':next': 2, ':by': by },
          }),
        )
        .then(
          () => by,
          (error: Error) => error.name,
        ),
    );
    const results = await Promise.all(attempts);
    const winners = results.filter((result) => typeof result === 'number');
    expect(winners).toHaveLength(1);
    expect(new Set(results.filter((result) => typeof result === 'string'))).toEqual(
      new Set(['ConditionalCheckFailedException']),
    );
    const { Item } = await client.send(new GetCommand({ TableName: table, Key, ConsistentRead: true }));
    expect(Item).toEqual({ ...Key, step: 2, winner: winners[0] });
  });

  test('a strongly consistent read sees each write that was answered', async () => {
    const { client, table } = subject();
    const Key = { pk: fresh('consistent'), sk: 'a' };
    for (let n = 0; n < 10; n += 1) {
      await put(subject(), { ...Key, n });
      const { Item } = await client.send(new GetCommand({ TableName: table, Key, ConsistentRead: true }));
      expect(Item?.n).toBe(n);
    }
  });
};
