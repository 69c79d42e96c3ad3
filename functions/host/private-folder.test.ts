import { chmodSync, existsSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createTables } from './create-tables';
import { startEmbeddedDynamo } from './dynamo';
import { directClient } from './dynamo/direct-client';
import { localSecret } from './secrets';

let folder: string;
let umask: number;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'turreton-private-'));
  // The usual umask of a shell: others may read.
  umask = process.umask(0o022);
});
afterEach(() => {
  process.umask(umask);
  rmSync(folder, { recursive: true, force: true });
});

/** Opens a store, writes to it, and closes it. */
async function write(path: string): Promise<void> {
  const dynamo = await startEmbeddedDynamo({ path });
  await createTables(directClient(dynamo));
  await dynamo.close();
}

const modeOf = (path: string) => (statSync(path).mode & 0o777).toString(8);

test('only their owner may read the files of the store', async () => {
  const table = join(folder, 'table');
  await write(table);
  expect(modeOf(table)).toBe('700');
  const files = readdirSync(table);
  expect(files.length).toBeGreaterThan(2);
  for (const file of files) expect(modeOf(join(table, file)), file).toBe('600');
});

test('a store that an earlier release left open to others is closed', async () => {
  const table = join(folder, 'table');
  await write(table);
  for (const file of readdirSync(table)) chmodSync(join(table, file), 0o644);
  chmodSync(table, 0o755);
  process.umask(0o022);
  await write(table);
  expect(modeOf(table)).toBe('700');
  for (const file of readdirSync(table)) expect(modeOf(join(table, file)), file).toBe('600');
});

test('a new folder of data is its owner’s alone', () => {
  const data = join(folder, 'new');
  localSecret(data);
  expect(existsSync(data)).toBe(true);
  expect(modeOf(data)).toBe('700');
});
