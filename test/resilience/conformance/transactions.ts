import { TransactionCanceledException } from '@aws-sdk/client-dynamodb';
import {
  GetCommand,
  TransactGetCommand,
  TransactWriteCommand,
  type TransactWriteCommandInput,
} from '@aws-sdk/lib-dynamodb';
import { expect, test } from 'vitest';
import { type Cases, failure, fresh, put, reasons, type Subject } from './subject';

type Parts = NonNullable<TransactWriteCommandInput['TransactItems']>;

export const transact = ({ client }: Subject, TransactItems: Parts, token?: string) =>
  client.send(new TransactWriteCommand({ TransactItems, ...(token ? { ClientRequestToken: token } : {}) }));

const read = async ({ client, table }: Subject, Key: { pk: string; sk: string }) =>
  (await client.send(new GetCommand({ TableName: table, Key, ConsistentRead: true }))).Item;

const basics: Cases = (subject) => {
  test('a transaction puts, updates, deletes and checks at once', async () => {
    const { table: TableName } = subject();
    const pk = fresh('all');
    for (const sk of ['updated', 'deleted', 'checked']) await put(subject(), { pk, sk, n: 1 });
    const values = { ':one': 1 };
    await transact(subject(), [
      { Put: { TableName, Item: { pk, sk: 'put', n: 1 }, ConditionExpression: 'attribute_not_exists(pk)' } },
      {
        Update: {
          TableName,
          Key: { pk, sk: 'updated' },
          UpdateExpression: 'SET n = n + :one',
          ExpressionAttributeValues: values,
        },
      },
      { Delete: { TableName, Key: { pk, sk: 'deleted' } } },
      {
        ConditionCheck: {
          TableName,
          Key: { pk, sk: 'checked' },
          ConditionExpression: 'n = :one',
          ExpressionAttributeValues: values,
        },
      },
    ]);
    expect(await read(subject(), { pk, sk: 'put' })).toEqual({ pk, sk: 'put', n: 1 });
    expect(await read(subject(), { pk, sk: 'updated' })).toEqual({ pk, sk: 'updated', n: 2 });
    expect(await read(subject(), { pk, sk: 'deleted' })).toBeUndefined();
    expect(await read(subject(), { pk, sk: 'checked' })).toEqual({ pk, sk: 'checked', n: 1 });
  });

  test('one failed condition cancels all, with a reason for each part and the item where asked', async () => {
    const { table: TableName } = subject();
    const pk = fresh('cancel');
    await put(subject(), { pk, sk: 'there', n: 7 });
    const error = await failure<TransactionCanceledException>(
      transact(subject(), [
        { Put: { TableName, Item: { pk, sk: 'new' } } },
        {
          ConditionCheck: {
            TableName,
            Key: { pk, sk: 'there' },
            ConditionExpression: 'n = :n',
            ExpressionAttributeValues: { ':n': 8 },
            ReturnValuesOnConditionCheckFailure: 'ALL_OLD',
          },
        },
        { Delete: { TableName, Key: { pk, sk: 'gone' }, ConditionExpression: 'attribute_exists(pk)' } },
      ]),
    );
    expect(error).toBeInstanceOf(TransactionCanceledException);
    expect(error.message).toBe(
      'Transaction cancelled, please refer cancellation reasons for specific reasons ' +
        '[None, ConditionalCheckFailed, ConditionalCheckFailed]',
    );
    expect(error.CancellationReasons).toEqual([
      { Code: 'None' },
      {
        Code: 'ConditionalCheckFailed',
        Message: 'The conditional request failed',
        Item: { pk: { S: pk }, sk: { S: 'there' }, n: { N: '7' } },
      },
      { Code: 'ConditionalCheckFailed', Message: 'The conditional request failed' },
    ]);
    expect(await read(subject(), { pk, sk: 'new' })).toBeUndefined();
  });

  test('a part that cannot be carried out cancels with ValidationError', async () => {
    const { table: TableName } = subject();
    const pk = fresh('invalid');
    await put(subject(), { pk, sk: 'text', n: 'not a number' });
    const codes = await reasons(
      transact(subject(), [
        { Put: { TableName, Item: { pk, sk: 'new' } } },
        {
          Update: {
            TableName,
            Key: { pk, sk: 'text' },
            UpdateExpression: 'SET n = n + :one',
            ExpressionAttributeValues: { ':one': 1 },
          },
        },
      ]),
    );
    expect(codes).toEqual(['None', 'ValidationError']);
    expect(await read(subject(), { pk, sk: 'new' })).toBeUndefined();
  });
};

const races: Cases = (subject) => {
  test('of racing transactions over the same items exactly one wins', async () => {
    const { table: TableName } = subject();
    const pk = fresh('race');
    await put(subject(), { pk, sk: 'fence', step: 1 });
    const attempt = (by: number) =>
      transact(subject(), [
        {
          Update: {
            TableName,
            Key: { pk, sk: 'fence' },
            UpdateExpression: 'SET step = :next',
            ConditionExpression: 'step = :now',
            ExpressionAttributeValues: { ':now': 1, ':next': 2 },
          },
        },
        {
          Put: { TableName, Item: { pk, sk: 'result', by }, ConditionExpression: 'attribute_not_exists(pk)' },
        },
      ]);
    const results = await Promise.allSettled(Array.from({ length: 12 }, (_, by) => attempt(by)));
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    for (const result of results) {
      if (result.status === 'rejected') expect(result.reason).toBeInstanceOf(TransactionCanceledException);
    }
  });

  test('transfers between two items never show a wrong sum', async () => {
    const { client, table: TableName } = subject();
    const pk = fresh('sum');
    for (const sk of ['a', 'b']) await put(subject(), { pk, sk, n: 50 });
    const move = (sk: string, sign: '+' | '-') => ({
      Update: {
        TableName,
        Key: { pk, sk },
        UpdateExpression: `SET n = n ${sign} :one`,
        ExpressionAttributeValues: { ':one': 1 },
      },
    });
    const sum = async () => {
      const { Responses = [] } = await client.send(
        new TransactGetCommand({
          TransactItems: ['a', 'b'].map((sk) => ({ Get: { TableName, Key: { pk, sk } } })),
        }),
      );
      return Responses.reduce((total, { Item }) => total + Number(Item?.n), 0);
    };
    const results = await Promise.allSettled(
      Array.from({ length: 20 }, (_, n) =>
        n % 2 === 0 ? transact(subject(), [move('a', '-'), move('b', '+')]) : sum(),
      ),
    );
    // The service may cancel a read that conflicts with a write; it may never return a wrong sum.
    const sums = results.flatMap((result) =>
      result.status === 'fulfilled' && typeof result.value === 'number' ? [result.value] : [],
    );
    expect(new Set([...sums, await sum()])).toEqual(new Set([100]));
    expect((await read(subject(), { pk, sk: 'a' }))?.n).toBeLessThan(50);
  });
};

const reading: Cases = (subject) => {
  test('TransactGetItems answers in order, with an empty entry for what is not there', async () => {
    const { client, table: TableName } = subject();
    const pk = fresh('get');
    await put(subject(), { pk, sk: 'a', n: 1, secret: true });
    const { Responses } = await client.send(
      new TransactGetCommand({
        TransactItems: [
          { Get: { TableName, Key: { pk, sk: 'missing' } } },
          { Get: { TableName, Key: { pk, sk: 'a' }, ProjectionExpression: 'n' } },
        ],
      }),
    );
    expect(Responses).toEqual([{}, { Item: { n: 1 } }]);
  });
};

const tokens: Cases = (subject) => {
  test('the same token and request is carried out once', async () => {
    const { table: TableName } = subject();
    const Key = { pk: fresh('token'), sk: 'a' };
    await put(subject(), { ...Key, n: 0 });
    const parts = (by: number): Parts => [
      {
        Update: {
          TableName,
          Key,
          UpdateExpression: 'SET n = n + :by',
          ExpressionAttributeValues: { ':by': by },
        },
      },
    ];
    const token = `${Key.pk}-${Date.now()}`;
    for (let n = 0; n < 3; n += 1) await transact(subject(), parts(1), token);
    expect((await read(subject(), Key))?.n).toBe(1);
    const error = await failure(transact(subject(), parts(2), token));
    expect(error.name).toBe('IdempotentParameterMismatchException');
    expect((await read(subject(), Key))?.n).toBe(1);
  });

  test('a cancelled transaction leaves its token free', async () => {
    const { table: TableName } = subject();
    const pk = fresh('retry');
    const parts: Parts = [
      {
        Update: {
          TableName,
          Key: { pk, sk: 'a' },
          UpdateExpression: 'SET n = :one',
          ConditionExpression: 'attribute_exists(pk)',
          ExpressionAttributeValues: { ':one': 1 },
        },
      },
    ];
    const token = `${pk}-${Date.now()}`;
    expect(await reasons(transact(subject(), parts, token))).toEqual(['ConditionalCheckFailed']);
    await put(subject(), { pk, sk: 'a' });
    await transact(subject(), parts, token);
    expect((await read(subject(), { pk, sk: 'a' }))?.n).toBe(1);
  });
};

export const transactions: Cases = (subject) => {
  for (const part of [basics, races, reading, tokens]) part(subject);
};
