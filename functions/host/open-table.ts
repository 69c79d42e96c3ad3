import { join } from 'node:path';
import { documentClient } from '../store/dynamo';
import type { Table } from '../store/dynamo/table';
import { startEmbeddedDynamo } from './dynamo';
import { readSettings } from './settings';
import { AUTH_TABLE, createTables, TABLE } from './tables';

/** The tables that a command works on. */
export interface OpenTable {
  readonly table: Table;
  /** The login library's table, where it is known. */
  readonly accounts: Table | undefined;
  close(): Promise<unknown>;
}

/**
 * The table that TABLE_NAME names, on AWS, with the accounts in AUTH_TABLE; else the embedded store in DATA_DIR, while
 * the host is stopped.
 */
export async function openTable(): Promise<OpenTable> {
  const { TABLE_NAME: name, AUTH_TABLE: auth } = process.env;
  if (name !== undefined) {
    const client = documentClient();
    const accounts = auth === undefined ? undefined : { name: auth, client };
    return { table: { name, client }, accounts, close: async () => client.destroy() };
  }
  const dynamo = await startEmbeddedDynamo({ path: join(readSettings(process.env).folder, 'table') });
  const client = documentClient({
    endpoint: dynamo.endpoint,
    region: 'local',
    credentials: { accessKeyId: 'local', secretAccessKey: 'local' },
  });
  await createTables(client);
  return {
    table: { name: TABLE, client },
    accounts: { name: AUTH_TABLE, client },
    close: () => dynamo.close(),
  };
}
