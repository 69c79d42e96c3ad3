import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Table } from '../core/platform/reads';
import { documentClient } from '../core/platform/store';
import { SCHEMA } from '../core/platform/versions';
import { AUTH_TABLE, createTables, TABLE } from './create-tables';
import { startEmbeddedDynamo } from './dynamo';
import { directClient } from './dynamo/direct-client';
import { readSettings } from './settings';

/** The tables of a command. */
export interface OpenTable {
  readonly table: Table;
  /** The login library's table, if it is known. */
  readonly accounts: Table | undefined;
  close(): Promise<unknown>;
}

/**
 * The table in TABLE_NAME, on AWS, with the accounts in AUTH_TABLE; otherwise the embedded store in DATA_DIR, while the
 * host is stopped. Throws if there is no store, unless it may be a new one.
 */
export async function openTable({ mayBeNew = false } = {}): Promise<OpenTable> {
  const { TABLE_NAME: name, AUTH_TABLE: auth } = process.env;
  if (name !== undefined) return openOnAws(name, auth);
  const { folder } = readSettings(process.env);
  return mayBeNew ? openFolder(folder) : openKnown('DATA_DIR', folder);
}

/**
 * The restored data: the table in RESTORED_TABLE, with the accounts in RESTORED_AUTH_TABLE, or the data folder
 * RESTORED_DIR.
 */
export async function openRestored(): Promise<OpenTable> {
  const { RESTORED_TABLE: name, RESTORED_AUTH_TABLE: auth, RESTORED_DIR: folder } = process.env;
  if (name !== undefined) return openOnAws(name, auth);
  if (folder !== undefined) return openKnown('RESTORED_DIR', folder);
  throw new Error('Set RESTORED_TABLE or RESTORED_DIR to what was restored.');
}

function openOnAws(name: string, auth: string | undefined): OpenTable {
  const client = documentClient();
  const accounts = auth === undefined ? undefined : { name: auth, client };
  return { table: { name, client }, accounts, close: async () => client.destroy() };
}

/** A mistyped folder would be an empty store without any problem. */
async function openKnown(setting: string, folder: string): Promise<OpenTable> {
  if (!existsSync(join(folder, 'table')))
    throw new Error(`There is no store in ${folder}, which ${setting} names.`);
  return openFolder(folder);
}

async function openFolder(folder: string): Promise<OpenTable> {
  const dynamo = await startEmbeddedDynamo({
    path: join(folder, 'table'),
    schema: SCHEMA,
    accessKey: randomUUID(),
  });
  const client = directClient(dynamo);
  await createTables(client);
  return {
    table: { name: TABLE, client },
    accounts: { name: AUTH_TABLE, client },
    close: () => dynamo.close(),
  };
}
