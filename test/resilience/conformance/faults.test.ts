import { GetCommand, TransactGetCommand, TransactWriteCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { localClient, startTestDynamo, type TestDynamo } from '../../support/test-dynamo';
import { createTable, failure, put, reasons } from './subject';

const table = 'faulty';
const Key = { pk: 'x', sk: 'a' };
let store: TestDynamo;

beforeEach(async () => {
  store = await startTestDynamo();
  await createTable(store.client, table);
  await put({ client: store.client, table }, { ...Key, n: 0 });
});

afterEach(() => store.close());

const UPDATE = {
  TableName: table,
  Key,
  UpdateExpression: 'SET n = n + :one',
  ExpressionAttributeValues: { ':one': 1 },
};
const other = { Put: { TableName: table, Item: { pk: 'x', sk: 'b' } } };
const transaction = () => new TransactWriteCommand({ TransactItems: [{ Update: UPDATE }, other] });
const count = async () =>
  (await store.client.send(new GetCommand({ TableName: table, Key, ConsistentRead: true }))).Item?.n;

test('a conflict cancels the next transaction, and only that', async () => {
  store.dynamo.failNext('transaction-conflict');
  expect(await reasons(store.client.send(transaction()))).toEqual(['TransactionConflict', 'None']);
  expect(await count()).toBe(0);
  await store.client.send(transaction());
  expect(await count()).toBe(1);
});

test('a conflict can meet a single write or a reading transaction', async () => {
  store.dynamo.failNext('transaction-conflict', { operation: 'UpdateItem' });
  const write = await failure(store.client.send(new UpdateCommand(UPDATE)));
  expect(write.name).toBe('TransactionConflictException');
  store.dynamo.failNext('transaction-conflict', { operation: 'TransactGetItems' });
  const get = new TransactGetCommand({ TransactItems: [{ Get: { TableName: table, Key } }] });
  expect(await reasons(store.client.send(get))).toEqual(['TransactionConflict']);
});

test('throttling passes once the client has waited, and is an error when it may not wait', async () => {
  store.dynamo.failNext('throttling', { times: 2 });
  await store.client.send(transaction());
  expect(await count()).toBe(1);
  const impatient = localClient(store.dynamo.endpoint, 1);
  store.dynamo.failNext('throttling');
  const error = await failure(impatient.send(transaction()));
  expect(error.name).toBe('ThrottlingException');
  expect(await count()).toBe(1);
  impatient.destroy();
});

test('a reply that is lost after the commit: the same token makes the retry harmless', async () => {
  store.dynamo.failNext('lost-reply');
  await store.client.send(transaction());
  expect(await count()).toBe(1);
});

test('a reply that is lost without a retry leaves the write in place', async () => {
  const impatient = localClient(store.dynamo.endpoint, 1);
  store.dynamo.failNext('lost-reply', { operation: 'UpdateItem' });
  await failure(impatient.send(new UpdateCommand(UPDATE)));
  expect(await count()).toBe(1);
  impatient.destroy();
});
