import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { GetCommand } from '@aws-sdk/lib-dynamodb';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { DamagedStore } from '../../../functions/host/dynamo/check-store';
import { storedChecksum } from '../../../functions/host/dynamo/checksum';
import { startTestDynamo } from '../../support/test-dynamo';
import { createTable, put } from './subject';

let path: string;
beforeEach(() => {
  path = mkdtempSync(join(tmpdir(), 'turreton-damage-'));
});
afterEach(() => rmSync(path, { recursive: true, force: true }));

const ITEMS = 400;

/** A store with table files, a log and a manifest, closed. */
async function fill(): Promise<void> {
  for (let round = 0; round < 2; round += 1) {
    const { client, close } = await startTestDynamo({ path });
    if (round === 0) await createTable(client, 'kept');
    for (let at = 0; at < ITEMS; at += 1)
      await put({ client, table: 'kept' }, { pk: `p${round}`, sk: `s${at}`, text: `turn ${at} `.repeat(20) });
    await close();
  }
}

const filesLike = (pattern: RegExp) => readdirSync(path).filter((name) => pattern.test(name));
const open = async () => (await startTestDynamo({ path })).close();

test('the checksum is the one that the format names', () => {
  // CRC-32C of 32 bytes of zeros (RFC 3720, B.4) is 8a9136aa.
  const masked = (((0x8a9136aa >>> 15) | (0x8a9136aa << 17)) + 0xa282ead8) >>> 0;
  expect(storedChecksum(new Uint8Array(32))).toBe(masked);
});

test('a store in order is opened', async () => {
  await fill();
  expect(filesLike(/ldb$/).length).toBeGreaterThan(0);
  await open();
});

test.each([
  /\.ldb$/,
  /\.log$/,
  /^MANIFEST/,
])('a flipped byte in a file like %s is noticed', async (pattern) => {
  await fill();
  for (const name of filesLike(pattern)) {
    const file = join(path, name);
    const whole = readFileSync(file);
    for (const part of [0.01, 0.3, 0.5, 0.9]) {
      const flipped = Buffer.from(whole);
      const at = Math.floor(whole.length * part);
      flipped[at] = (flipped[at] ?? 0) ^ 0x10;
      writeFileSync(file, flipped);
      await expect(open()).rejects.toThrow(DamagedStore);
    }
    writeFileSync(file, whole);
  }
  await open();
});

test('a missing CURRENT founds no new store over an old one, and the message says what to do', async () => {
  await fill();
  const before = readdirSync(path).length;
  rmSync(join(path, 'CURRENT'));
  await expect(open()).rejects.toThrow(/CURRENT is missing[\s\S]*restore the last backup/);
  expect(readdirSync(path)).toHaveLength(before - 1);
});

test('a CURRENT that names nothing is refused', async () => {
  await fill();
  writeFileSync(join(path, 'CURRENT'), '');
  await expect(open()).rejects.toThrow(/CURRENT names nothing/);
});

test('a store whose log is gone is refused', async () => {
  await fill();
  for (const name of filesLike(/\.log$/)) rmSync(join(path, name));
  await expect(open()).rejects.toThrow(/log is missing[\s\S]*restore the last backup/);
});

test.each([
  ['emptied', (file: string) => truncateSync(file, 0)],
  ['of zeros', (file: string) => writeFileSync(file, Buffer.alloc(readFileSync(file).length))],
])('a store whose only file with data, its log, is %s is not founded again', async (_how, spoil) => {
  const { client, close } = await startTestDynamo({ path });
  await createTable(client, 'kept');
  await put({ client, table: 'kept' }, { pk: 'p', sk: 's', text: 'the first turn' });
  await close();
  expect(filesLike(/ldb$/)).toEqual([]);
  for (const name of filesLike(/\.log$/)) spoil(join(path, name));
  const before = readdirSync(path).sort();
  await expect(open()).rejects.toThrow(DamagedStore);
  expect(readdirSync(path).sort()).toEqual(before);
});

test('a store of an earlier release, which has no marker, is opened and marked', async () => {
  await fill();
  rmSync(join(path, 'FOUNDED'));
  await open();
  expect(filesLike(/^FOUNDED$/)).toHaveLength(1);
});

test('a store of a newer release is refused, and one of an earlier release opened and marked', async () => {
  await fill();
  const marked = () => readFileSync(join(path, 'SCHEMA'), 'utf8');
  const openAs = async (schema: number) => (await startTestDynamo({ path, schema })).close();
  await openAs(2);
  await openAs(3);
  expect(marked()).toBe('3\n');
  await expect(openAs(2)).rejects.toThrow(
    /newer release: its items have version 3, and this release knows 2/,
  );
  expect(marked()).toBe('3\n');
  await openAs(3);
});

test('a log that a killed process has left half-written is in order', async () => {
  await fill();
  const [name = ''] = filesLike(/\.log$/);
  truncateSync(join(path, name), readFileSync(join(path, name)).length - 9);
  await open();
});

test('a table that a killed process has left unfinished is in order, one that counts is not', async () => {
  await fill();
  const [table = ''] = filesLike(/\.ldb$/);
  const whole = readFileSync(join(path, table));
  const unfinished = whole.subarray(0, whole.length / 2);
  writeFileSync(join(path, '000999.ldb'), unfinished);
  await open();
  expect(filesLike(/^000999/)).toEqual([]);
  const [counts = ''] = filesLike(/\.ldb$/);
  writeFileSync(join(path, counts), unfinished);
  await expect(open()).rejects.toThrow(DamagedStore);
});

/** The largest file that this process may write, in bytes; "unlimited" for none. */
function limitFiles(size: number | 'unlimited'): void {
  const set = spawnSync('prlimit', ['--pid', String(process.pid), `--fsize=${size}:unlimited`]);
  if (set.status !== 0) throw new Error(String(set.stderr ?? 'there is no prlimit'));
}

const hasLimits = spawnSync('prlimit', ['--version']).status === 0;

test.skipIf(!hasLimits)('after a full disk writes work again, and nothing acknowledged is lost', async () => {
  const { client, close } = await startTestDynamo({ path });
  const kept: string[] = [];
  const write = async (sk: string) => {
    await put({ client, table: 'kept' }, { pk: 'p', sk, text: 'x'.repeat(20_000) });
    kept.push(sk);
  };
  await createTable(client, 'kept');
  for (let at = 0; at < 10; at += 1) await write(`before${at}`);
  limitFiles(300_000);
  let refused = 0;
  for (let at = 0; at < 12; at += 1) await write(`full${at}`).catch(() => (refused += 1));
  expect(refused).toBeGreaterThan(0);
  const read = (sk: string) => client.send(new GetCommand({ TableName: 'kept', Key: { pk: 'p', sk } }));
  expect((await read('before3')).Item).toBeDefined();
  limitFiles('unlimited');
  for (let at = 0; at < 5; at += 1) await write(`after${at}`);
  await close();
  const again = await startTestDynamo({ path });
  for (const sk of kept) {
    const reply = await again.client.send(new GetCommand({ TableName: 'kept', Key: { pk: 'p', sk } }));
    expect(reply.Item, sk).toBeDefined();
  }
  await again.close();
});
