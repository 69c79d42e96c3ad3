import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { UpdateTimeToLiveCommand } from '@aws-sdk/client-dynamodb';
import { GetCommand, paginateScan, TransactWriteCommand } from '@aws-sdk/lib-dynamodb';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { startTestDynamo } from '../../support/test-dynamo';
import { CRASH_TABLE, ROWS_A_TRANSACTION } from './crash-writer';
import { createTable, failure, put } from './subject';

let path: string;

beforeEach(async () => {
  path = await mkdtemp(join(tmpdir(), 'embedded-dynamo-'));
});

afterEach(() => rm(path, { recursive: true, force: true }));

test('items, tables, time to live and request tokens outlive the process', async () => {
  const now = 1_800_000_000;
  const options = { path, clock: () => now * 1000 };
  const transaction = (n: number) =>
    new TransactWriteCommand({
      TransactItems: [{ Put: { TableName: 'kept', Item: { pk: 'x', sk: 'a', n, expiresAt: now - 1 } } }],
      ClientRequestToken: 'the-same',
    });
  const first = await startTestDynamo(options);
  await createTable(first.client, 'kept');
  await first.client.send(
    new UpdateTimeToLiveCommand({
      TableName: 'kept',
      TimeToLiveSpecification: { AttributeName: 'expiresAt', Enabled: true },
    }),
  );
  await first.client.send(transaction(1));
  await put({ client: first.client, table: 'kept' }, { pk: 'x', sk: 'b' });
  await first.close();

  const second = await startTestDynamo(options);
  const get = (sk: string) =>
    second.client.send(new GetCommand({ TableName: 'kept', Key: { pk: 'x', sk } })).then(({ Item }) => Item);
  expect(await get('a')).toMatchObject({ n: 1 });
  await second.client.send(transaction(1));
  expect((await failure(second.client.send(transaction(2)))).name).toBe(
    'IdempotentParameterMismatchException',
  );
  expect(await second.dynamo.sweep()).toBe(1);
  expect(await get('a')).toBeUndefined();
  expect(await get('b')).toEqual({ pk: 'x', sk: 'b' });
  await second.close();
});

test('a folder in use cannot be opened twice', async () => {
  const first = await startTestDynamo({ path });
  await expect(startTestDynamo({ path })).rejects.toThrow();
  await first.close();
});

const WRITER = fileURLToPath(new URL('./crash-writer.ts', import.meta.url));

/** Lets a child write until it has acknowledged `enough` transactions, then kills it. */
async function writeUntilKilled(round: number, enough: number): Promise<string[]> {
  const child = spawn(process.execPath, ['--import', 'tsx', WRITER, path, String(round)], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const acknowledged: string[] = [];
  const ended = new Promise((resolve) => child.once('exit', resolve));
  for await (const line of createInterface({ input: child.stdout })) {
    acknowledged.push(line);
    if (acknowledged.length === enough) child.kill('SIGKILL');
  }
  await ended;
  return acknowledged;
}

/** How many rows of each transaction a table, or one of its indexes, holds. */
async function rowsByTransaction(index?: string): Promise<Map<string, number>> {
  const { client, close } = await startTestDynamo({ path });
  const rows = new Map<string, number>();
  const scan = { TableName: CRASH_TABLE, ...(index ? { IndexName: index } : {}) };
  for await (const page of paginateScan({ client }, scan)) {
    for (const item of page.Items ?? []) rows.set(item.pk, (rows.get(item.pk) ?? 0) + 1);
  }
  await close();
  return rows;
}

test('killed under load, the store loses no acknowledged transaction and tears none', async () => {
  const acknowledged: string[] = [];
  for (let round = 0; round < 3; round += 1) acknowledged.push(...(await writeUntilKilled(round, 150)));
  expect(acknowledged.length).toBeGreaterThanOrEqual(450);
  const items = await rowsByTransaction();
  const listed = await rowsByTransaction('listing');
  const lost = acknowledged.filter((transaction) => !items.has(transaction));
  expect(lost).toEqual([]);
  const torn = [...items].filter(
    ([transaction, rows]) => rows !== ROWS_A_TRANSACTION || listed.get(transaction) !== rows,
  );
  expect(torn).toEqual([]);
  expect(listed.size).toBe(items.size);
});
