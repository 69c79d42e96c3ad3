import { join } from 'node:path';
import { assembleDeps } from '../runtime';
import type { Deps } from '../services/deps';
import { rehearse } from '../services/rehearse';
import { documentClient, dynamoStore } from '../store/dynamo';
import { startPlatform } from './platform';
import { readSettings } from './settings';

/**
 * `npm run rehearse`: plays every running game again under this release before it is put to use. Reads the table that
 * TABLE_NAME names, on AWS; else the embedded store in DATA_DIR, while the host is stopped. Changes nothing.
 */
async function main(): Promise<void> {
  const { deps, close } = await reading();
  const games = await rehearse(deps);
  await close();
  for (const { game, rulesVersion, steps, fault } of games)
    console.log(`${game}, rules ${rulesVersion}, ${steps} steps: ${fault ?? 'holds'}`);
  const failed = games.filter(({ fault }) => fault !== null).length;
  console.log(`${games.length - failed} games hold, ${failed} do not`);
  process.exit(failed === 0 ? 0 : 1);
}

interface Reading {
  readonly deps: Deps;
  close(): Promise<void>;
}

async function reading(): Promise<Reading> {
  const name = process.env.TABLE_NAME;
  if (name === undefined) {
    const platform = await startPlatform(join(readSettings(process.env).folder, 'table'));
    return { deps: platform.deps, close: () => platform.stop() };
  }
  const client = documentClient();
  const deps = assembleDeps(dynamoStore({ name, client }), { at: async () => undefined });
  return { deps, close: async () => client.destroy() };
}

await main();
