import { afterEach, expect, test } from 'vitest';
import { freeHoods } from '../../../engine/nyc-risk/rules/draft';
import type { Position } from '../../../engine/nyc-risk/types';
import { type BareBoard, caller, DOMINATION, startBareBoard } from '../../../test/support/bare-board';
import type { SeatRecord } from '../game/games.records';
import type { SeasonRecord } from '../season/seasons.records';
import { giveAutomaticOrders } from './give-automatic-orders';
import { submitOrders } from './submit-orders';

let board: BareBoard;
afterEach(() => board.close());

const start = async (system: SeasonRecord['system']) => {
  board = await startBareBoard({ ...DOMINATION, season: { system } });
};
const opening = async () => (await board.store.step(board.id, 0))?.position as Position;

/** The drafting seat has asked to be given a hood at once; its player is of this kind. */
async function draft(kind: SeatRecord['player']['kind'] = 'human'): Promise<void> {
  const { game, gate } = await board.live();
  const position = await opening();
  const [wanted = ''] = freeHoods(position);
  const seat = position.active ?? '';
  const standing = { ...position.standing[seat], picks: [wanted], pickAtOnce: true };
  const seats = game.seats.map((one) => ({ ...one, player: { ...one.player, kind } }));
  await giveAutomaticOrders(
    board.deps,
    { ...game, seats },
    { ...gate, given: {} },
    { ...position, standing: { ...position.standing, [seat]: standing } },
  );
}
const stored = async () => board.store.ordersOfStep(board.id, 1);

test('what a player has asked for is given as they can order it, ready', async () => {
  await start('nyc-risk');
  const [wanted] = freeHoods(await opening());
  await draft();
  expect(await stored()).toMatchObject([
    { seat: (await opening()).active, orders: [{ type: 'draft', to: wanted }], ready: true, version: 1 },
  ]);
});

test('a bot decides for itself', async () => {
  await start('nyc-risk');
  await draft('bot');
  expect(await stored()).toEqual([]);
});

test('orders that the player has given stand, also where they were not yet read', async () => {
  await start('nyc-risk');
  const position = await opening();
  const [, own = ''] = freeHoods(position);
  const { player } = (await board.game()).seats.find(({ seat }) => seat === position.active) ?? {};
  const orders = [{ type: 'draft', to: own }];
  const input = { step: 1, orders, ready: false };
  expect(await submitOrders(board.deps, caller(player?.id ?? ''), board.id, input)).toMatchObject({
    ok: true,
  });
  await draft();
  expect(await stored()).toMatchObject([{ orders, ready: false, version: 1 }]);
});

test.each([
  'domination',
  'nyc-risk',
] as const)('%s: who has asked for nothing is waited for', async (system) => {
  await start(system);
  const { game, gate } = await board.live();
  await giveAutomaticOrders(board.deps, game, gate, await opening());
  expect(await stored()).toEqual([]);
});
