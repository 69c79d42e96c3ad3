import { spawn, spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, truncateSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { paginateScan } from '@aws-sdk/lib-dynamodb';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { RefusedStore } from '../../../functions/host/dynamo/check-store';
import { startTestDynamo } from '../../support/test-dynamo';
import { CRASH_TABLE, ROWS_A_TRANSACTION } from '../conformance/crash-writer';

const WRITER = join(import.meta.dirname, '..', 'conformance', 'crash-writer.ts');
const RECORDER = join(import.meta.dirname, 'record-syncs.c');

// The recorder is preloaded, as only Linux does it.
const canRecord = process.platform === 'linux' && spawnSync('cc', ['--version']).status === 0;

let folder: string;
let library: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'turreton-power-'));
  library = join(folder, 'record-syncs.so');
  if (canRecord) spawnSync('cc', ['-shared', '-fPIC', '-o', library, RECORDER, '-ldl'], { stdio: 'inherit' });
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

interface Run {
  readonly path: string;
  /** File in which syncs are recorded. */
  readonly record: string;
  readonly acknowledged: readonly string[];
}

/** Whether a process has acknowledged enough for the power to fail. */
type Enough = (acknowledged: readonly string[], path: string) => boolean;

/** Lets a process write transactions of many kilobytes until it has acknowledged enough, then kills it. */
async function writeUntilCut(name: string, sync: boolean, isEnough: Enough): Promise<Run> {
  const path = join(folder, name);
  const record = join(folder, `${name}.syncs`);
  const child = spawn(process.execPath, ['--import', 'tsx', WRITER, path, '0'], {
    stdio: ['ignore', 'pipe', 'ignore'],
    env: {
      ...process.env,
      LD_PRELOAD: library,
      SYNC_RECORD: record,
      SYNC: sync ? '1' : '0',
      TEXT_BYTES: '20000',
    },
  });
  const acknowledged: string[] = [];
  const ended = new Promise((resolve) => child.once('exit', resolve));
  for await (const line of createInterface({ input: child.stdout })) {
    acknowledged.push(line);
    if (isEnough(acknowledged, path)) child.kill('SIGKILL');
  }
  await ended;
  return { path, record, acknowledged };
}

/** The length of each file that was synced last, by path. */
function syncedLengths(record: string): ReadonlyMap<string, number> {
  const lines = readFileSync(record, 'utf8').split('\n');
  return new Map(
    lines.flatMap((line) => {
      const at = line.indexOf(' ');
      return at < 0 ? [] : [[line.slice(at + 1), Number(line.slice(0, at))] as const];
    }),
  );
}

/**
 * The folder as a disk without power leaves it: every file ends where it ended at its last sync, and one that was never
 * synced is empty. All files of the store are only appended to.
 * @returns the number of bytes that were lost
 */
function cutPower({ path, record }: Run, copy: string): number {
  cpSync(path, copy, { recursive: true });
  const synced = syncedLengths(record);
  let lost = 0;
  for (const name of readdirSync(path)) {
    // A file is synced before it gets its name.
    const length = synced.get(join(path, name)) ?? syncedBeforeItsName(synced, path, name);
    const size = statSync(join(path, name)).size;
    if (size <= length) continue;
    lost += size - length;
    truncateSync(join(copy, name), length);
  }
  return lost;
}

/** LevelDB renames a temporary file to CURRENT, and we rename those that end in ".partial". */
function syncedBeforeItsName(synced: ReadonlyMap<string, number>, path: string, name: string): number {
  if (name === 'CURRENT')
    return Math.max(0, ...[...synced].map(([file, size]) => (file.endsWith('.dbtmp') ? size : 0)));
  return synced.get(join(path, `${name}.partial`)) ?? 0;
}

/** How many rows of each transaction are in a folder. */
async function rowsByTransaction(path: string): Promise<ReadonlyMap<string, number>> {
  const { client, close } = await startTestDynamo({ path });
  const rows = new Map<string, number>();
  for await (const page of paginateScan({ client }, { TableName: CRASH_TABLE }))
    for (const { pk } of page.Items ?? []) rows.set(pk, (rows.get(pk) ?? 0) + 1);
  await close();
  return rows;
}

/** The acknowledged transactions that are not in a folder as a whole; all of them if it cannot be opened. */
async function lostIn(path: string, acknowledged: readonly string[]): Promise<readonly string[]> {
  try {
    const rows = await rowsByTransaction(path);
    return acknowledged.filter((transaction) => rows.get(transaction) !== ROWS_A_TRANSACTION);
  } catch (error) {
    if (error instanceof RefusedStore) return acknowledged;
    throw error;
  }
}

const afterFew: Enough = ({ length }) => length >= 20;
/** 60 KB each, and as much in an index: a log holds 4 MB. */
const afterManyLogs: Enough = ({ length }) => length >= 300;
/** A moment at which two logs count: the earlier one is still being written into a table. */
const whileLogsChange: Enough = ({ length }, path) =>
  length >= 20 && readdirSync(path).filter((name) => name.endsWith('.log')).length > 1;

test.skipIf(!canRecord).each([
  ['a few transactions', afterFew],
  ['many logs', afterManyLogs],
  ['a log that is just being replaced', whileLogsChange],
])('a power failure after %s loses none that was acknowledged, and tears none', async (after, isEnough) => {
  const run = await writeUntilCut(`synced, ${after}`, true, isEnough);
  const copy = join(folder, `cut, ${after}`);
  cutPower(run, copy);
  expect(run.acknowledged.length).toBeGreaterThanOrEqual(20);
  expect(await lostIn(copy, run.acknowledged)).toEqual([]);
  const torn = [...(await rowsByTransaction(copy))].filter(([, rows]) => rows !== ROWS_A_TRANSACTION);
  expect(torn).toEqual([]);
});

test.skipIf(!canRecord)('without syncs the same failure loses acknowledged transactions', async () => {
  const run = await writeUntilCut('unsynced', false, afterFew);
  const copy = join(folder, 'cut, unsynced');
  expect(cutPower(run, copy)).toBeGreaterThan(0);
  expect((await lostIn(copy, run.acknowledged)).length).toBeGreaterThan(0);
});
