import { rehearse } from '../core/game/rehearse';
import { dynamoStore } from '../core/platform/dynamo-store';
import { openTable } from './open-table';

/** `npm run rehearse`: replays every running game under this release before it is put to use. Changes no game. */
async function main(): Promise<void> {
  const { table, close } = await openTable();
  const games = await rehearse(dynamoStore(table));
  await close();
  for (const { game, rulesVersion, steps, fault } of games)
    console.log(`${game}, rules ${rulesVersion}, ${steps} steps: ${fault ?? 'ok'}`);
  const failed = games.filter(({ fault }) => fault !== null).length;
  console.log(`${games.length - failed} games ok, ${failed} not`);
  process.exit(failed === 0 ? 0 : 1);
}

await main();
