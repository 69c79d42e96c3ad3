import { PutCommand } from '@aws-sdk/lib-dynamodb';
import { ny2047 } from '../../engine/ny2047';
import type { Order } from '../../engine/ny2047/types';
import { textRandom } from '../../engine/random';
import { stepItem } from '../../functions/core/platform/items';
import { stepKey } from '../../functions/core/platform/keys';
import { TABLE } from '../../functions/host/create-tables';
import { CROWDED, randomLists, randomPosition } from './ny2047-generator';
import type { Board } from './season';
import type { World } from './world';

/**
 * Replaces a game's set-up by a crowded position, as if the board had reached it in play.
 * @returns legal orders of every seat for it
 */
export async function crowdedPosition(
  world: World,
  board: Board,
): Promise<{ orders: Readonly<Record<string, readonly Order[]>> }> {
  const random = textRandom('a crowded board');
  const drawn = randomPosition(random, CROWDED);
  const position = { ...drawn, year: 2051, season: 'spring' as const };
  const setup = await world.store.step(board.game, 0);
  if (setup === undefined) throw new Error('the game has no set-up');
  const item = { ...stepKey(board.game, 0), ...stepItem({ ...setup, position }) };
  await world.dynamo.client.send(new PutCommand({ TableName: TABLE, Item: item }));
  await world.dynamo.dynamo.catchUp();
  world.restart();
  const orders = Object.entries(randomLists(position, random)).map(([seat, list]) => {
    const given: Order[] = [];
    for (const order of list as Order[])
      if (ny2047.validate(position, seat, [...given, order]).length === 0) given.push(order);
    return [seat, given] as const;
  });
  return { orders: Object.fromEntries(orders) };
}
