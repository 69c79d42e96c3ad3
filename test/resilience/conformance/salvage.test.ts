import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { paginateScan } from '@aws-sdk/lib-dynamodb';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { DamagedStore } from '../../../functions/host/dynamo/check-store';
import { salvageLog } from '../../../functions/host/dynamo/salvage';
import { startTestDynamo } from '../../support/test-dynamo';
import { createTable, put } from './subject';

let folder: string;
let path: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'turreton-salvage-'));
  path = join(folder, 'table');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const ITEMS = 100;

/** A store with a table and a log of as many records as items; the last ones are "1 98" and "1 99". */
async function fill(bytes = 200): Promise<void> {
  for (let round = 0; round < 2; round += 1) {
    const { client, close } = await startTestDynamo({ path, sync: true });
    if (round === 0) await createTable(client, 'kept');
    for (let at = 0; at < ITEMS; at += 1)
      await put({ client, table: 'kept' }, { pk: `${round} ${at}`, sk: 's', text: 'x'.repeat(bytes) });
    await close();
  }
}

async function items(): Promise<readonly string[]> {
  const { client, close } = await startTestDynamo({ path, sync: true });
  const found: string[] = [];
  for await (const page of paginateScan({ client }, { TableName: 'kept' }))
    found.push(...(page.Items ?? []).map(({ pk }) => String(pk)));
  await close();
  return found.sort();
}

const ALL = [0, 1].flatMap((round) => Array.from({ length: ITEMS }, (_, at) => `${round} ${at}`)).sort();
const withoutLast = ALL.filter((pk) => pk !== '1 99');
const open = async () => (await startTestDynamo({ path, sync: true })).close();

function logFile(): string {
  const [name = ''] = readdirSync(path).filter((file) => file.endsWith('.log'));
  return join(path, name);
}

/** Where the text of an item's own record is in the log. */
function textOf(log: Buffer, pk: string): number {
  return log.indexOf(Buffer.from(`{"pk":{"S":"${pk}"}`));
}

function flip(file: string, at: number): void {
  const bytes = readFileSync(file);
  bytes[at] = (bytes[at] ?? 0) ^ 0x40;
  writeFileSync(file, bytes);
}

const spoiled: readonly (readonly [how: string, spoil: (file: string) => void])[] = [
  ['a wrong byte in its text', (file) => flip(file, textOf(readFileSync(file), '1 99') + 5)],
  ['a wrong last byte', (file) => flip(file, readFileSync(file).length - 1)],
  [
    'zeros in its second half',
    (file) => {
      const bytes = readFileSync(file);
      writeFileSync(file, bytes.fill(0, textOf(bytes, '1 99') + 5));
    },
  ],
];

test.each(spoiled)('a last record with %s is cut off, and nothing else is lost', async (_how, spoil) => {
  await fill();
  const file = logFile();
  spoil(file);
  const damaged = readFileSync(file);
  await expect(open()).rejects.toThrow(/wrong checksum[\s\S]*npm run salvage/);
  const salvaged = salvageLog(path, join(folder, 'damaged'));
  expect(salvaged?.kept).toBe(ITEMS - 1);
  expect(readFileSync(salvaged?.copy ?? '')).toEqual(damaged);
  expect(await items()).toEqual(withoutLast);
});

test('any byte of the last record can be wrong', async () => {
  await fill(20);
  const [file, noted] = [logFile(), join(path, 'LAST-LOG')];
  const [whole, length] = [readFileSync(file), readFileSync(noted)];
  const restore = () => {
    writeFileSync(file, whole);
    writeFileSync(noted, length);
  };
  const salvage = () => salvageLog(path, join(folder, 'damaged'));
  flip(file, whole.length - 1);
  const start = whole.length - (salvage()?.cut ?? 0);
  for (let at = start; at < whole.length; at += 1) {
    restore();
    flip(file, at);
    expect(salvage()?.kept, `byte ${at - start}`).toBe(ITEMS - 1);
  }
});

test('a record of several blocks is cut off as a whole', async () => {
  await fill(100_000);
  flip(logFile(), readFileSync(logFile()).length - 70_000);
  expect(salvageLog(path, join(folder, 'damaged'))?.kept).toBeGreaterThan(0);
  expect(await items()).toEqual(withoutLast);
});

test('an earlier damage is refused, because later records may depend on it', async () => {
  await fill();
  const file = logFile();
  flip(file, textOf(readFileSync(file), '1 90') + 5);
  const before = readFileSync(file);
  expect(() => salvageLog(path, join(folder, 'damaged'))).toThrow(/9 records follow[\s\S]*restore/);
  expect(readFileSync(file)).toEqual(before);
  expect(readdirSync(folder)).toEqual(['table']);
});

test('a store in order, and one that was salvaged, is left as it is', async () => {
  await fill();
  expect(salvageLog(path, join(folder, 'damaged'))).toBeUndefined();
  flip(logFile(), readFileSync(logFile()).length - 1);
  salvageLog(path, join(folder, 'damaged'));
  expect(salvageLog(path, join(folder, 'damaged'))).toBeUndefined();
});

test('a damaged table besides is refused', async () => {
  await fill();
  flip(logFile(), readFileSync(logFile()).length - 1);
  const [table = ''] = readdirSync(path).filter((name) => name.endsWith('.ldb'));
  flip(join(path, table), 100);
  expect(() => salvageLog(path, join(folder, 'damaged'))).toThrow(DamagedStore);
});

test('nothing is salvaged from a manifest, and the message says why', async () => {
  await fill();
  const [name = ''] = readdirSync(path).filter((file) => file.startsWith('MANIFEST'));
  flip(join(path, name), readFileSync(join(path, name)).length - 1);
  const hint =
    /MANIFEST-\d+ has a wrong checksum[\s\S]*whole tables would be deleted[\s\S]*restore the last backup/;
  await expect(open()).rejects.toThrow(hint);
  expect(() => salvageLog(path, join(folder, 'damaged'))).toThrow(hint);
});

test.each([
  ['emptied', (file: string) => truncateSync(file, 0), /log \d+\.log is empty, which held \d+ bytes/],
  ['of zeros', (file: string) => writeFileSync(file, readFileSync(file).fill(0)), /is empty, which held/],
  [
    'cut in half',
    (file: string) => truncateSync(file, readFileSync(file).length / 2),
    /has only \d+ of at least/,
  ],
  ['deleted', (file: string) => rmSync(file), /log is missing/],
])('beside whole tables, a log that was %s is noticed', async (_how, spoil, message) => {
  await fill();
  spoil(logFile());
  await expect(open()).rejects.toThrow(message);
});

test('a log that a killed process has begun is known to hold data', async () => {
  await fill();
  const { client, close } = await startTestDynamo({ path, sync: true });
  await put({ client, table: 'kept' }, { pk: 'last', sk: 's' });
  const killed = join(folder, 'killed');
  cpSync(path, killed, { recursive: true });
  await close();
  path = killed;
  expect(await items()).toContain('last');
  rmSync(killed, { recursive: true });
});

test('the same log is missed when it is emptied', async () => {
  await fill();
  const { client, close } = await startTestDynamo({ path, sync: true });
  await put({ client, table: 'kept' }, { pk: 'last', sk: 's' });
  const killed = join(folder, 'killed');
  cpSync(path, killed, { recursive: true });
  await close();
  path = killed;
  truncateSync(logFile(), 0);
  await expect(open()).rejects.toThrow(/is empty, which held/);
});

test('`npm run salvage` says what it did', async () => {
  await fill();
  flip(logFile(), readFileSync(logFile()).length - 1);
  const { status, stdout } = spawnSync(process.execPath, ['cli/turreton.mjs', 'salvage'], {
    encoding: 'utf8',
    env: { ...process.env, DATA_DIR: folder },
  });
  expect(stdout).toMatch(/last record of \d+\.log was damaged and is lost[\s\S]*99 records before it/);
  expect(status).toBe(0);
  expect(await items()).toEqual(withoutLast);
});
