import { randomUUID } from 'node:crypto';
import { createReadStream, createWriteStream, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import { SCHEMA } from '../../core/platform/versions';
import { type EmbeddedDynamo, startEmbeddedDynamo } from '../dynamo';
import { fillFolder, type StoredRow } from '../dynamo/snapshot';
import { makeFolder } from '../private-folder';
import { backupLines, readBackup } from './format';
import { askForBackup } from './socket';

const STORE = 'table';
/** The files of the data folder beside the store, unless the environment provides them. */
const BESIDE = ['session-secret', 'push-keys.json', 'receipt-keys.json'] as const;

/** A backup of a host's data folder at this moment. */
export function backupOf(folder: string, dynamo: Pick<EmbeddedDynamo, 'rows'>): AsyncIterable<string> {
  const files = Object.fromEntries(
    BESIDE.filter((name) => existsSync(join(folder, name))).map((name) => [
      name,
      readFileSync(join(folder, name), 'utf8'),
    ]),
  );
  return backupLines({ at: new Date().toISOString(), files }, dynamo.rows());
}

/**
 * Writes a backup of a data folder, from the host that uses it or from the folder itself. The file appears when it is
 * complete. It contains secrets: only its owner may read it.
 * @returns the number of its rows
 */
export async function writeBackup(folder: string, file: string): Promise<number> {
  const unfinished = `${file}.partial`;
  const running = await askForBackup(folder);
  if (running === null && !existsSync(join(folder, STORE)))
    throw new Error(`There is no store in ${folder}.`);
  const stopped =
    running === null
      ? await startEmbeddedDynamo({ path: join(folder, STORE), schema: SCHEMA, accessKey: randomUUID() })
      : undefined;
  try {
    const source = running ?? (stopped && Readable.from(backupOf(folder, stopped)));
    if (source === undefined) throw new Error('the file is empty');
    await pipeline(source, createGzip(), createWriteStream(unfinished, { mode: 0o600 }));
    const rows = await countRows(unfinished);
    await rename(unfinished, file);
    return rows;
  } catch (error) {
    await rm(unfinished, { force: true });
    throw error;
  } finally {
    await stopped?.close();
  }
}

/** Fills an empty data folder from a backup. Nothing is created before the whole file has been read and verified. */
export async function restoreBackup(file: string, folder: string): Promise<number> {
  const { header, rows } = await openBackup(file);
  let count = 0;
  const counted = async function* (): AsyncGenerator<StoredRow> {
    for await (const row of rows) {
      count += 1;
      yield row;
    }
  };
  makeFolder(folder);
  await fillFolder(join(folder, STORE), counted());
  for (const name of BESIDE) {
    const content = header.files[name];
    if (content !== undefined) writeFileSync(join(folder, name), content, { mode: 0o600 });
  }
  return count;
}

async function countRows(file: string): Promise<number> {
  let count = 0;
  for await (const _ of (await openBackup(file)).rows) count += 1;
  return count;
}

function openBackup(file: string) {
  const bytes = createGunzip();
  createReadStream(file)
    .once('error', (error) => bytes.destroy(error))
    .pipe(bytes);
  return readBackup(linesOf(bytes));
}

async function* linesOf(bytes: Readable): AsyncGenerator<string> {
  bytes.setEncoding('utf8');
  let rest = '';
  for await (const text of bytes as AsyncIterable<string>) {
    const lines = (rest + text).split('\n');
    rest = lines.pop() ?? '';
    yield* lines;
  }
  if (rest !== '') yield rest;
}
