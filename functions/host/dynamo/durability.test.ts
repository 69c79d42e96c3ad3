import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { GetCommand } from '@aws-sdk/lib-dynamodb';
import { expect, test } from 'vitest';
import { createTable, put } from '../../../test/resilience/conformance/subject';
import { startTestDynamo } from '../../../test/support/test-dynamo';
import { groupCommit } from './durability';
import { syncLogsIn } from './sync-logs';

/** A disk whose syncs end when the test says so. */
function slowDisk() {
  const syncs: { succeed(): void; fail(): void }[] = [];
  const sync = () =>
    new Promise<void>((succeed, fail) => syncs.push({ succeed, fail: () => fail(new Error('EIO')) }));
  return { syncs, sync };
}

const noMend = () => Promise.reject(new Error('nothing to mend'));
const turn = () => new Promise((done) => setImmediate(done));

test('writes that come while a sync runs share the next one', async () => {
  const { syncs, sync } = slowDisk();
  const durability = groupCommit(sync, noMend);
  const settled: string[] = [];
  const write = (name: string) => {
    durability.wrote();
    return durability.settled().then(() => settled.push(name));
  };
  const waiting = [write('first'), ...Array.from({ length: 64 }, (_, at) => write(`later ${at}`))];
  await turn();
  expect([syncs.length, settled]).toEqual([1, []]);
  syncs[0]?.succeed();
  await turn();
  // The first sync began with the first write: the others may have come too late for it.
  expect([syncs.length, settled]).toEqual([2, ['first']]);
  syncs[1]?.succeed();
  await Promise.all(waiting);
  expect([syncs.length, settled.length]).toEqual([2, 65]);
});

test('nobody waits when everything is on the disk', async () => {
  const { syncs, sync } = slowDisk();
  const durability = groupCommit(sync, noMend);
  await durability.settled();
  durability.wrote();
  const settled = durability.settled();
  syncs[0]?.succeed();
  await settled;
  await durability.settled();
  expect(syncs).toHaveLength(1);
});

test('after a failed sync nothing settles until the store is mended', async () => {
  const { syncs, sync } = slowDisk();
  let isBroken = true;
  const mended: string[] = [];
  const durability = groupCommit(sync, async () => {
    if (isBroken) throw new Error('still broken');
    mended.push('mended');
  });
  durability.wrote();
  const first = durability.settled();
  syncs[0]?.fail();
  await expect(first).rejects.toThrow('EIO');
  await expect(durability.settled()).rejects.toThrow('still broken');
  isBroken = false;
  await durability.settled();
  expect(mended).toEqual(['mended']);
  durability.wrote();
  const later = durability.settled();
  syncs[1]?.succeed();
  await later;
});

test('all logs of a store are synced, earlier ones first, and its folder when one is new', async () => {
  const path = mkdtempSync(join(tmpdir(), 'turreton-logs-'));
  const { client, close } = await startTestDynamo({ path });
  const synced: string[] = [];
  const logs = syncLogsIn(path, {
    syncFile: async (file) => void synced.push(`file ${(await file.stat()).ino}`),
    syncFolder: async () => void synced.push('folder'),
  });
  await logs.sync();
  expect(synced).toEqual([expect.stringMatching(/^file/), 'folder']);
  await logs.sync();
  expect(synced.slice(2)).toEqual([synced[0]]);
  await createTable(client, 'kept');
  for (let at = 0; at < 30; at += 1)
    await put({ client, table: 'kept' }, { pk: 'p', sk: `s${at}`, text: 'x'.repeat(300_000) });
  synced.length = 0;
  await logs.sync();
  expect(synced.filter((what) => what.startsWith('file')).length).toBeGreaterThan(0);
  expect(synced.at(-1)).toBe('folder');
  await logs.close();
  await close();
  rmSync(path, { recursive: true, force: true });
});

test('a store that syncs stores the same as one that does not, and keeps it', async () => {
  const path = mkdtempSync(join(tmpdir(), 'turreton-synced-'));
  const first = await startTestDynamo({ path, sync: true });
  const seen: string[] = [];
  first.dynamo.onChange((records) => seen.push(...records.map(({ eventName }) => eventName)));
  await createTable(first.client, 'kept');
  const of = { client: first.client, table: 'kept' };
  await Promise.all(Array.from({ length: 20 }, (_, at) => put(of, { pk: 'p', sk: `s${at}` })));
  expect(seen).toEqual(Array.from({ length: 20 }, () => 'INSERT'));
  await first.close();
  const again = await startTestDynamo({ path, sync: true });
  const read = await again.client.send(new GetCommand({ TableName: 'kept', Key: { pk: 'p', sk: 's19' } }));
  expect(read.Item).toEqual({ pk: 'p', sk: 's19' });
  await again.close();
  expect(readdirSync(path)).toContain('FOUNDED');
  rmSync(path, { recursive: true, force: true });
});
