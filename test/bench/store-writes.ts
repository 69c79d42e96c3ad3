import { closeSync, fdatasyncSync, mkdtempSync, openSync, rmSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PutCommand } from '@aws-sdk/lib-dynamodb';
import { createTables, TABLE } from '../../functions/host/create-tables';
import { startEmbeddedDynamo } from '../../functions/host/dynamo';
import { directClient } from '../../functions/host/dynamo/direct-client';
import { at, type Figure } from './measuring';

const WRITERS = [1, 8, 64];
const WARM_UP_MS = 1000;
const MEASURED_MS = 3000;
/** About the size of an item of the platform. */
const TEXT = 'x'.repeat(600);

/** Items that the embedded store acknowledges a second, with and without a sync to the disk before each answer. */
export async function benchStoreWrites(): Promise<readonly Figure[]> {
  // Once for nothing: the code is compiled meanwhile.
  await writesASecond(8, false);
  const figures: Figure[] = [];
  for (const sync of [false, true])
    for (const writers of WRITERS) {
      const value = (await writesASecond(writers, sync)).toFixed(0);
      figures.push({ what: `writes a second, ${writers} at once, SYNC=${sync ? 1 : 0}`, value });
    }
  return [...figures, { what: 'a sync of this disk', value: `${msOfASync().toFixed(2)} ms` }];
}

/** How long this disk takes to sync what was appended to a file, in milliseconds. */
function msOfASync(): number {
  const folder = mkdtempSync(join(tmpdir(), 'turreton-syncs-'));
  const file = openSync(join(folder, 'appended'), 'a');
  const times = Array.from({ length: 100 }, () => {
    writeSync(file, TEXT);
    const start = performance.now();
    fdatasyncSync(file);
    return performance.now() - start;
  });
  closeSync(file);
  rmSync(folder, { recursive: true, force: true });
  return at(
    times.sort((one, other) => one - other),
    0.5,
  );
}

async function writesASecond(writers: number, sync: boolean): Promise<number> {
  const path = mkdtempSync(join(tmpdir(), 'turreton-writes-'));
  const dynamo = await startEmbeddedDynamo({ path, sync });
  const client = directClient(dynamo);
  await createTables(client);
  let written = 0;
  const write = async (writer: number, until: number) => {
    for (let item = 0; performance.now() < until; item += 1) {
      await client.send(
        new PutCommand({ TableName: TABLE, Item: { pk: `W#${writer}`, sk: String(item), text: TEXT } }),
      );
      written += 1;
    }
  };
  const writeFor = (ms: number) => {
    const until = performance.now() + ms;
    return Promise.all(Array.from({ length: writers }, (_, writer) => write(writer, until)));
  };
  try {
    await writeFor(WARM_UP_MS);
    written = 0;
    const start = performance.now();
    await writeFor(MEASURED_MS);
    return (1000 * written) / (performance.now() - start);
  } finally {
    client.destroy();
    await dynamo.close();
    rmSync(path, { recursive: true, force: true });
  }
}
