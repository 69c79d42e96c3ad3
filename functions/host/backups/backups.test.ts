import { once } from 'node:events';
import { readFileSync, statSync, writeFileSync } from 'node:fs';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { paginateScan, TransactWriteCommand } from '@aws-sdk/lib-dynamodb';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { startTestDynamo, type TestDynamo } from '../../../test/support/test-dynamo';
import { createTables, TABLE } from '../create-tables';
import { backupOf, restoreBackup, writeBackup } from './files';
import { serveBackups } from './socket';

const WRITERS = 8;
let folder: string;
let file: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'turreton-backup-'));
  file = join(folder, 'kept.gz');
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const openStore = (name: string) => startTestDynamo({ path: join(folder, name, 'table') });

async function itemsOf({ client }: TestDynamo): Promise<Record<string, unknown>[]> {
  const items: Record<string, unknown>[] = [];
  for await (const page of paginateScan({ client }, { TableName: TABLE })) items.push(...(page.Items ?? []));
  return items;
}

/**
 * Writes pairs of related items until it is stopped.
 * @returns the highest number acknowledged so far
 */
function writePairs({ client }: TestDynamo, writer: number) {
  const state = { acknowledged: 0, stopped: false };
  const put = (sk: string, n: number) => ({
    Put: { TableName: TABLE, Item: { pk: `WRITER#${writer}`, sk, n, listPk: `W#${writer}`, listSk: sk } },
  });
  const write = async () => {
    for (let n = 1; !state.stopped; n += 1) {
      await client.send(new TransactWriteCommand({ TransactItems: [put('one', n), put('other', n)] }));
      state.acknowledged = n;
    }
  };
  return { state, finished: write() };
}

test('a backup taken while the store is written to holds no transaction by half, and all that was acknowledged', async () => {
  const running = await openStore('first');
  await createTables(running.client);
  const server = serveBackups(join(folder, 'first'), () => backupOf(join(folder, 'first'), running.dynamo));
  const writers = Array.from({ length: WRITERS }, (_, writer) => writePairs(running, writer));
  while (writers.some(({ state }) => state.acknowledged < 5)) await new Promise(setImmediate);
  const before = writers.map(({ state }) => state.acknowledged);
  await writeBackup(join(folder, 'first'), file);
  const after = writers.map(({ state }) => state.acknowledged);
  for (const { state } of writers) state.stopped = true;
  await Promise.all(writers.map(({ finished }) => finished));
  server.close();
  await running.close();

  await restoreBackup(file, join(folder, 'second'));
  const restored = await openStore('second');
  const items = await itemsOf(restored);
  await restored.close();
  for (let writer = 0; writer < WRITERS; writer += 1) {
    const [one, other] = items.filter(({ pk }) => pk === `WRITER#${writer}`).map(({ n }) => Number(n));
    expect(one).toBe(other);
    expect(one).toBeGreaterThanOrEqual(before[writer] ?? 0);
    // One may have been committed before its acknowledgement arrived.
    expect(one).toBeLessThanOrEqual((after[writer] ?? 0) + 1);
  }
});

/** A stopped host's folder with one item and a session secret, and a backup of it. */
async function keptFolder(): Promise<void> {
  await mkdir(join(folder, 'first'));
  writeFileSync(join(folder, 'first', 'session-secret'), 'a secret that signs');
  const store = await openStore('first');
  await createTables(store.client);
  const Item = { pk: 'A', sk: 'ä ☃', deep: { list: [1, 'two', null] } };
  await store.client.send(new TransactWriteCommand({ TransactItems: [{ Put: { TableName: TABLE, Item } }] }));
  await store.close();
  await writeBackup(join(folder, 'first'), file);
}

test('a stopped host is kept as well, with the secrets that sign, for its owner alone', async () => {
  await keptFolder();
  expect(statSync(file).mode & 0o777).toBe(0o600);
  await restoreBackup(file, join(folder, 'second'));
  expect(readFileSync(join(folder, 'second', 'session-secret'), 'utf8')).toBe('a secret that signs');
  const restored = await openStore('second');
  expect(await itemsOf(restored)).toEqual([{ pk: 'A', sk: 'ä ☃', deep: { list: [1, 'two', null] } }]);
  await restored.close();
});

test('the socket is open to its own user alone', async () => {
  await mkdir(join(folder, 'host'));
  const server = serveBackups(join(folder, 'host'), () => backupOf(folder, { rows: async function* () {} }));
  await once(server, 'listening');
  expect(statSync(join(folder, 'host', 'backup.sock')).mode & 0o077).toBe(0);
  server.close();
});

test.each([
  [
    'a changed row',
    (lines: string[]) => lines.map((line) => line.replace('two', 'six')),
    'changed or damaged',
  ],
  ['a missing row', (lines: string[]) => lines.filter((line) => !line.includes('two')), 'changed or damaged'],
  ['no last line', (lines: string[]) => lines.slice(0, -1), 'ends too early'],
  ['another file', () => ['{"some":"thing"}'], 'not a Turreton backup'],
])('%s is refused, and nothing is restored', async (_, change, message) => {
  await keptFolder();
  const lines = gunzipSync(readFileSync(file)).toString('utf8').trimEnd().split('\n');
  writeFileSync(file, gzipSync(`${change(lines).join('\n')}\n`));
  await expect(restoreBackup(file, join(folder, 'second'))).rejects.toThrow(message);
  expect(() => statSync(join(folder, 'second', 'table'))).toThrow();
});

test('what is there already is not written over, and what is missing is named', async () => {
  await keptFolder();
  await expect(restoreBackup(file, join(folder, 'first'))).rejects.toThrow('is not empty');
  await expect(writeBackup(join(folder, 'nowhere'), file)).rejects.toThrow('There is no store');
  await expect(restoreBackup(join(folder, 'nothing.gz'), join(folder, 'second'))).rejects.toThrow('ENOENT');
});
