import { ScanCommand } from '@aws-sdk/lib-dynamodb';
import { closeStep } from '../../functions/core/step/close-step';
import { TABLE } from '../../functions/host/create-tables';
import { startNotifying } from './notifying';
import { startBoard } from './season';
import { startWorld, type World } from './world';

/** Every item of a table, with its keys, once scans see all of them. */
export async function itemsIn(world: World): Promise<readonly Record<string, unknown>[]> {
  await world.dynamo.dynamo.catchUp();
  const items: Record<string, unknown>[] = [];
  let from: Record<string, unknown> | undefined;
  do {
    const page = await world.dynamo.client.send(
      new ScanCommand({ TableName: TABLE, ExclusiveStartKey: from }),
    );
    items.push(...(page.Items ?? []));
    from = page.LastEvaluatedKey;
  } while (from !== undefined);
  return items;
}

/** The items of a small league that this release writes: a board of two people and bots, with one played step. */
export async function recordItems(): Promise<readonly Record<string, unknown>[]> {
  const world = await startWorld();
  try {
    const board = await startBoard(world, { humans: 2 });
    const [player] = Object.values(board.players);
    const orders = { orders: [], ready: false };
    const stored = await player?.put(`/games/${board.game}/steps/1/orders`, orders);
    if (stored?.status !== 200) throw new Error(stored?.text);
    const gate = await world.store.gate(board.game);
    world.clock.set(gate?.deadline ?? 0);
    await closeStep(world.deps, board.game, 1);
    await startNotifying(world).send();
    return await itemsIn(world);
  } finally {
    await world.close();
  }
}
