import { join } from 'node:path';
import { rehearse } from '../services/games/rehearse';
import { documentClient, dynamoStore } from '../store/dynamo';
import type { Store } from '../store/store';
import { startEmbeddedDynamo } from './dynamo';
import { readSettings } from './settings';
import { TABLE } from './tables';

/**
 * `npm run rehearse`: plays every running game again under this release before it is put to use. Reads the table that
 * TABLE_NAME names, on AWS; else the embedded store in DATA_DIR, while the host is stopped. Changes nothing.
 */
async function main(): Promise<void> {
  const { store, close } = await reading();
  const games = await rehearse(store);
  await close();
  for (const { game, rulesVersion, steps, fault } of games)
    console.log(`${game}, rules ${rulesVersion}, ${steps} steps: ${fault ?? 'holds'}`);
  const failed = games.filter(({ fault }) => fault !== null).length;
  console.log(`${games.length - failed} games hold, ${failed} do not`);
  process.exit(failed === 0 ? 0 : 1);
}

interface Reading {
  readonly store: Store;
  close(): Promise<unknown>;
}

async function reading(): Promise<Reading> {
  const name = process.env.TABLE_NAME;
  if (name !== undefined) {
    const client = documentClient();
    return { store: dynamoStore({ name, client }), close: async () => client.destroy() };
  }
  const dynamo = await startEmbeddedDynamo({ path: join(readSettings(process.env).folder, 'table') });
  const client = documentClient({
    endpoint: dynamo.endpoint,
    region: 'local',
    credentials: { accessKeyId: 'local', secretAccessKey: 'local' },
  });
  return { store: dynamoStore({ name: TABLE, client }), close: () => dynamo.close() };
}

await main();
