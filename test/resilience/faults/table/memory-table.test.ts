import {
  BatchGetCommand,
  DeleteCommand,
  GetCommand,
  PutCommand,
  QueryCommand,
  TransactWriteCommand,
  UpdateCommand,
} from '@aws-sdk/lib-dynamodb';
import { expect, test } from 'vitest';
import { createTables, TABLE } from '../../../../functions/host/create-tables';
import { directClient } from '../../../../functions/host/dynamo/direct-client';
import { startTestDynamo } from '../../../support/test-dynamo';
import { carryOut } from './commands';
import { MemoryTable } from './memory-table';

const TableName = TABLE;
const a = { pk: 'A', sk: '1' };
const due = (at: string) => ({ duePk: 'DUE#1', dueSk: at });
const update = (Key: object, UpdateExpression: string, rest: object = {}) =>
  new UpdateCommand({
    TableName,
    Key: { ...Key },
    UpdateExpression,
    ReturnValues: 'ALL_NEW',
    ...rest,
  } as never);
const query = (rest: object) => new QueryCommand({ TableName, ConsistentRead: true, ...rest } as never);
const values = (ExpressionAttributeValues: object) => ({ ExpressionAttributeValues });
const of = (pk: string) => ({ KeyConditionExpression: 'pk = :pk', ...values({ ':pk': pk }) });

/** Requests in sequence, of every kind that the store makes. */
const REQUESTS = [
  new PutCommand({
    TableName,
    Item: { ...a, n: 1, letters: ['x'], parts: { alpha: true }, gone: undefined },
  }),
  new PutCommand({ TableName, Item: { ...a, n: 2 }, ConditionExpression: 'attribute_not_exists(pk)' }),
  new GetCommand({ TableName, Key: a, ConsistentRead: true }),
  update(a, 'SET #n = #n + :one, parts.beta = :yes, letters = list_append(letters, :more)', {
    ExpressionAttributeNames: { '#n': 'n' },
    ...values({ ':one': 1, ':yes': 'yes', ':more': ['y', 'z'] }),
  }),
  update(a, 'ADD n :one, counted :one REMOVE parts.beta, letters[0]', values({ ':one': 5 })),
  update(a, 'SET absent.there = :one', values({ ':one': 5 })),
  update(a, 'SET n = if_not_exists(n, :one), m = if_not_exists(m, :one)', values({ ':one': 9 })),
  update(a, 'SET n = :one', {
    ConditionExpression: 'size(letters) >= :one AND NOT n IN (:two, :one)',
    ...values({ ':one': 1, ':two': 2 }),
  }),
  update(a, 'SET n = :one', {
    ConditionExpression: 'n < :one OR omega <> :one AND contains(letters, :y)',
    ...values({ ':one': 1, ':y': 'y' }),
  }),
  update(a, 'SET n = :one', {
    ConditionExpression: 'omega = :one OR n BETWEEN :two AND :two',
    ...values({ ':one': 1, ':two': 2 }),
  }),
  update(
    { pk: 'B', sk: '1' },
    'SET duePk = :due, dueSk = :at',
    values({ ':due': 'DUE#1', ':at': '2026-02' }),
  ),
  new TransactWriteCommand({
    TransactItems: [
      { Put: { TableName, Item: { pk: 'A', sk: '2', ...due('2026-03') } } },
      { ConditionCheck: { TableName, Key: a, ConditionExpression: 'attribute_exists(n)' } },
      {
        Update: {
          TableName,
          Key: { pk: 'A', sk: '3' },
          UpdateExpression: 'SET dueSk = :at, duePk = :due',
          ...values({ ':at': '2026-01', ':due': 'DUE#1' }),
        },
      },
    ],
  }),
  new TransactWriteCommand({
    TransactItems: [
      { Put: { TableName, Item: { pk: 'A', sk: '4' } } },
      { Delete: { TableName, Key: a, ConditionExpression: 'attribute_not_exists(pk)' } },
    ],
  }),
  query(of('A')),
  query({ ...of('A'), ScanIndexForward: false, Limit: 2 }),
  query({ ...of('A'), Limit: 2, ExclusiveStartKey: { pk: 'A', sk: '2' } }),
  query({ ...of('A'), ProjectionExpression: 'sk, n', FilterExpression: 'attribute_exists(n)' }),
  query({
    KeyConditionExpression: 'pk = :pk AND begins_with(sk, :sk)',
    ...values({ ':pk': 'A', ':sk': '3' }),
  }),
  query({
    KeyConditionExpression: 'pk = :pk AND sk BETWEEN :sk AND :to',
    ...values({ ':pk': 'A', ':sk': '2', ':to': '9' }),
  }),
  query({
    ...{ IndexName: 'due', ConsistentRead: false, ProjectionExpression: 'pk, sk' },
    ...{
      KeyConditionExpression: 'duePk = :pk AND dueSk < :sk',
      ...values({ ':pk': 'DUE#1', ':sk': '2026-03' }),
    },
  }),
  update({ pk: 'B', sk: '1' }, 'REMOVE duePk, dueSk'),
  query({
    IndexName: 'due',
    ConsistentRead: false,
    ProjectionExpression: 'pk, sk',
    KeyConditionExpression: 'duePk = :pk',
    ...values({ ':pk': 'DUE#1' }),
  }),
  new BatchGetCommand({
    RequestItems: { [TABLE]: { Keys: [a, { pk: 'no', sk: 'no' }], ConsistentRead: true } },
  }),
  new DeleteCommand({ TableName, Key: a }),
  new GetCommand({ TableName, Key: a, ConsistentRead: true }),
];

test('the table of the simulation answers as the embedded store does', async () => {
  const { dynamo, client, close } = await startTestDynamo({}, directClient);
  await createTables(client);
  const table = new MemoryTable(
    TABLE,
    () => 0,
    () => 0,
  );
  for (const [at, command] of REQUESTS.entries()) {
    const said = `${at} ${command.constructor.name} ${JSON.stringify(command.input)}`;
    const wanted = await client.send(command as never).then(answerOf, failureOf);
    const input = structuredClone(command.input) as never;
    const seen = await new Promise((resolve) =>
      resolve(carryOut({ [TABLE]: table }, { name: command.constructor.name, input }).reply),
    ).then(answerOf, failureOf);
    expect(seen, said).toEqual(wanted);
  }
  expect(dynamo.endpoint).not.toBe('');
  await close();
});

function answerOf(reply: unknown): unknown {
  const { Item, Items, Attributes, Responses, LastEvaluatedKey } = reply as Record<string, unknown>;
  return { Item, Items, Attributes, Responses, LastEvaluatedKey };
}

/** The failures that the product distinguishes: a failed condition, the part of a transaction, or anything else. */
function failureOf(error: unknown): unknown {
  const { name, CancellationReasons: reasons } = error as {
    name: string;
    CancellationReasons?: { Code: string }[];
  };
  const known = /ConditionalCheck|TransactionCanceled/.test(name);
  return known ? { name, codes: reasons?.map(({ Code }) => Code) } : 'refused';
}

test('a weak read sees an item as it was, the older state before the newer, and then as it is', () => {
  let now = 0;
  const table = new MemoryTable(
    TABLE,
    () => now,
    () => 10,
  );
  table.write(a, { ...a, n: 1 });
  expect(table.get(a, true)).toBeUndefined();
  now = 5;
  table.write(a, { ...a, n: 2 });
  now = 11;
  expect(table.get(a, true)).toMatchObject({ n: 1 });
  expect(table.partition('table', 'A', true)).toMatchObject([{ n: 1 }]);
  expect(table.get(a)).toMatchObject({ n: 2 });
  now = 16;
  expect(table.get(a, true)).toMatchObject({ n: 2 });
});
