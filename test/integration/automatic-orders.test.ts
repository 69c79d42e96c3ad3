import { afterEach, expect, test } from 'vitest';
import { freeHoods } from '../../engine/nyc-risk/rules/draft';
import type { Position } from '../../engine/nyc-risk/types';
import { giveAutomaticOrders } from '../../functions/core/step/give-automatic-orders';
import { playerOf, startBoard } from '../support/season';
import { startWorld, type World } from '../support/world';

let world: World;
afterEach(() => world.close());

test('orders that a player has given stand when what follows from the turn before comes late or twice', async () => {
  world = await startWorld();
  const options = { setup: 'draft' };
  const board = await startBoard(world, { humans: 3, system: 'nyc-risk', boardSize: 3, options });
  const position = (await world.store.step(board.game, 0))?.position as Position;
  expect(position.phase).toBe('draft');
  const seat = position.active ?? '';
  const [listed = '', own = ''] = freeHoods(position);
  const orders = [{ type: 'draft', to: own }];
  const path = `/games/${board.game}/steps/1/orders`;
  expect(await playerOf(board, seat).put(path, { orders, ready: false })).toMatchObject({ status: 200 });
  // The seat's standing order would choose another hood at once.
  const standing = { ...position.standing[seat], picks: [listed], pickAtOnce: true };
  const found = await world.store.gameAndGate(board.game);
  if (found === undefined) throw new Error('there is no game');
  await giveAutomaticOrders(world.deps, found.game, found.gate, {
    ...position,
    standing: { ...position.standing, [seat]: standing },
  });
  expect(await world.store.ordersOfSeat(board.game, 1, seat)).toMatchObject({ orders, version: 1 });
  expect(await world.store.gate(board.game)).toMatchObject({ step: 1, state: 'open' });
});
