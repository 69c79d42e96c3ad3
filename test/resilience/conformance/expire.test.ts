import { UpdateTimeToLiveCommand } from '@aws-sdk/client-dynamodb';
import { GetCommand, QueryCommand } from '@aws-sdk/lib-dynamodb';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { ChangeRecord } from '../../../functions/host/dynamo/index';
import { startTestDynamo, type TestDynamo } from '../../support/test-dynamo';
import { createTable, put } from './subject';

const table = 'expiring';
const NOW = 1_800_000_000;

let store: TestDynamo;
let now: number;
const subject = () => ({ client: store.client, table });

const setTtl = (Enabled: boolean) =>
  store.client.send(
    new UpdateTimeToLiveCommand({
      TableName: table,
      TimeToLiveSpecification: { AttributeName: 'expiresAt', Enabled },
    }),
  );

const left = async () => {
  const { Items = [] } = await store.client.send(
    new QueryCommand({
      TableName: table,
      KeyConditionExpression: 'pk = :pk',
      ExpressionAttributeValues: { ':pk': 'x' },
    }),
  );
  return Items.map((item) => item.sk);
};

beforeEach(async () => {
  now = NOW;
  store = await startTestDynamo({ clock: () => now * 1000 });
  await createTable(store.client, table);
});

afterEach(() => store.close());

test('a sweep deletes what has expired, index rows with it, and nothing else', async () => {
  await setTtl(true);
  const fiveYearsOld = NOW - 6 * 365 * 24 * 3600;
  const items: Record<string, unknown> = {
    due: NOW + 10,
    later: NOW + 100,
    none: undefined,
    text: '100',
    ancient: fiveYearsOld,
  };
  for (const [sk, expiresAt] of Object.entries(items)) {
    await put(subject(), { pk: 'x', sk, expiresAt, listPk: 'l', listSk: sk });
  }
  expect(await store.dynamo.sweep()).toBe(0);
  now = NOW + 11;
  expect(await left()).toContain('due');
  expect(await store.dynamo.sweep()).toBe(1);
  expect(await left()).toEqual(['ancient', 'later', 'none', 'text']);
  const listing = await store.client.send(
    new QueryCommand({
      TableName: table,
      IndexName: 'listing',
      KeyConditionExpression: 'listPk = :l',
      ExpressionAttributeValues: { ':l': 'l' },
    }),
  );
  expect(listing.Count).toBe(4);
});

test("the change feed tells the service's deletions from a user's", async () => {
  await setTtl(true);
  await put(subject(), { pk: 'x', sk: 'due', expiresAt: NOW - 1, n: 1 });
  const records: ChangeRecord[] = [];
  store.dynamo.onChange((batch) => records.push(...batch));
  await store.dynamo.sweep();
  expect(records).toHaveLength(1);
  expect(records[0]).toMatchObject({
    eventName: 'REMOVE',
    userIdentity: { type: 'Service', principalId: 'dynamodb.amazonaws.com' },
    dynamodb: { OldImage: { n: { N: '1' } } },
  });
});

test('a longer life counts, and so does time to live that is set after the items', async () => {
  for (let n = 0; n < 60; n += 1) await put(subject(), { pk: 'x', sk: `i${n}`, expiresAt: NOW - 1 });
  await setTtl(true);
  await put(subject(), { pk: 'x', sk: 'i7', expiresAt: NOW + 1000 });
  expect(await store.dynamo.sweep()).toBe(59);
  expect(await left()).toEqual(['i7']);
  await setTtl(false);
  now = NOW + 2000;
  expect(await store.dynamo.sweep()).toBe(0);
});

test('the store sweeps by itself at its interval', async () => {
  await store.close();
  store = await startTestDynamo({ clock: () => now * 1000, sweepEvery: 20 });
  await createTable(store.client, table);
  await setTtl(true);
  await put(subject(), { pk: 'x', sk: 'due', expiresAt: NOW - 1 });
  const read = async () =>
    (await store.client.send(new GetCommand({ TableName: table, Key: { pk: 'x', sk: 'due' } }))).Item;
  await vi.waitFor(async () => expect(await read()).toBeUndefined(), 60_000);
});
