import { rehearse } from '../core/game/rehearse';
import { dynamoStore } from '../core/platform/store';
import { openTable } from './open-table';

/** `turreton rehearse`: replays every running game under this release before it is put to use. Changes no game. */
export async function rehearseAll(): Promise<void> {
  const { table, close } = await openTable();
  const games = await rehearse(dynamoStore(table));
  await close();
  for (const { game, rulesVersion, steps, fault } of games)
    console.log(`${game}, rules ${rulesVersion}, ${steps} steps: ${fault ?? 'ok'}`);
  const failed = games.filter(({ fault }) => fault !== null).length;
  console.log(`${games.length - failed} games ok, ${failed} not`);
  process.exitCode = failed === 0 ? 0 : 1;
}
