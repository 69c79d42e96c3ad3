import { DeleteCommand, PutCommand, TransactWriteCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { ChangeRecord } from '../../../functions/host/dynamo/index';
import { startTestDynamo, type TestDynamo } from '../../support/test-dynamo';
import { createTable, put } from './subject';

let store: TestDynamo;
let commits: (readonly ChangeRecord[])[];
const table = 'feed';
const subject = () => ({ client: store.client, table });

beforeEach(async () => {
  store = await startTestDynamo();
  await createTable(store.client, table);
  commits = [];
  store.dynamo.onChange((records) => commits.push(records));
});

afterEach(() => store.close());

const Key = { pk: 'g', sk: 'a' };
const KEYS = { pk: { S: 'g' }, sk: { S: 'a' } };

test('each change carries its keys and the images before and after', async () => {
  await put(subject(), { ...Key, n: 1 });
  await store.client.send(
    new UpdateCommand({
      TableName: table,
      Key,
      UpdateExpression: 'SET n = :n',
      ExpressionAttributeValues: { ':n': 2 },
    }),
  );
  await store.client.send(new DeleteCommand({ TableName: table, Key }));
  const records = commits.flat();
  expect(records.map((record) => record.eventName)).toEqual(['INSERT', 'MODIFY', 'REMOVE']);
  expect(records.map((record) => record.dynamodb.Keys)).toEqual([KEYS, KEYS, KEYS]);
  expect(records.map((record) => record.dynamodb.OldImage?.n)).toEqual([undefined, { N: '1' }, { N: '2' }]);
  expect(records.map((record) => record.dynamodb.NewImage?.n)).toEqual([{ N: '1' }, { N: '2' }, undefined]);
  expect(new Set(records.map((record) => record.eventID)).size).toBe(3);
  expect(records[0]).toMatchObject({
    eventSource: 'aws:dynamodb',
    eventVersion: '1.1',
    dynamodb: { StreamViewType: 'NEW_AND_OLD_IMAGES' },
  });
  expect(records[0]).not.toHaveProperty('userIdentity');
  expect(records[0]?.eventSourceARN).toContain(':table/feed/stream/');
});

test('a transaction arrives whole, and sequence numbers grow', async () => {
  const parts = ['a', 'b', 'c'].map((sk) => ({ Put: { TableName: table, Item: { pk: 'g', sk } } }));
  await store.client.send(new TransactWriteCommand({ TransactItems: parts }));
  await put(subject(), { pk: 'g', sk: 'd' });
  expect(commits.map((records) => records.length)).toEqual([3, 1]);
  const sequence = commits.flat().map((record) => BigInt(record.dynamodb.SequenceNumber));
  expect([...sequence].sort((a, b) => (a < b ? -1 : 1))).toEqual(sequence);
});

test('what changes nothing leaves no record: a same put, a failed condition, a vain delete', async () => {
  await put(subject(), { ...Key, tags: new Set(['x', 'y']), nested: { list: [1] } });
  await put(subject(), { ...Key, tags: new Set(['y', 'x']), nested: { list: [1] } });
  await store.client.send(new DeleteCommand({ TableName: table, Key: { pk: 'g', sk: 'none' } }));
  const refused = new PutCommand({
    TableName: table,
    Item: { ...Key, n: 2 },
    ConditionExpression: 'attribute_not_exists(pk)',
  });
  await expect(store.client.send(refused)).rejects.toThrow('The conditional request failed');
  expect(commits).toHaveLength(1);
});

test("racing writers' records come in the order of their commits", async () => {
  await Promise.all(Array.from({ length: 50 }, (_, n) => put(subject(), { ...Key, n })));
  const records = commits.flat();
  expect(records).toHaveLength(50);
  for (const [at, record] of records.entries()) {
    expect(record.dynamodb.OldImage).toEqual(records[at - 1]?.dynamodb.NewImage);
  }
});

test('a listener that throws harms neither the write nor other listeners, and can be taken away', async () => {
  const complaint = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const stop = store.dynamo.onChange(() => {
    throw new Error('a faulty consumer');
  });
  const later: number[] = [];
  store.dynamo.onChange((records) => later.push(records.length));
  await put(subject(), Key);
  expect(later).toEqual([1]);
  expect(complaint).toHaveBeenCalledOnce();
  stop();
  await put(subject(), { ...Key, n: 1 });
  expect(complaint).toHaveBeenCalledOnce();
  complaint.mockRestore();
});
