import { afterAll, beforeAll, expect, test } from 'vitest';
import { verifyGame } from '../../engine/verify';
import type { Game } from '../../functions/core/game/games.schema';
import type { Season } from '../../functions/core/season/seasons.schema';
import { playSeason } from '../../functions/host/play-season';
import { type Board, playerOf, startBoard } from '../support/season';
import { startWorld, type World } from '../support/world';

let world: World;
let board: Board;

beforeAll(async () => {
  world = await startWorld();
  board = await startBoard(world, {
    system: 'classic',
    boardSize: 7,
    humans: 7,
    options: { lastYear: 1902 },
  });
});
afterAll(() => world.close());

const read = async <T>(path: string) => (await world.visitor().get<T>(path)).body;

test('typed and sent orders are stored, and a verdict names what decided it', async () => {
  const path = `/games/${board.game}`;
  const give = (seat: string, list: object) =>
    playerOf(board, seat).put(`${path}/steps/1/orders`, { ready: true, ...list });
  expect(await give('france', { text: 'A PAR - BUR\nF BRE - MAO' })).toMatchObject({ status: 200 });
  expect(await give('germany', { orders: [{ unit: 'mun', type: 'MOVE', to: 'bur' }] })).toMatchObject({
    status: 200,
  });
  expect(await give('italy', { orders: [{ unit: 'rom', type: 'MOVE', to: 'mun' }] })).toMatchObject({
    status: 422,
    body: { problems: [{ path: [0], rule: '4.6' }] },
  });
  for (const seat of ['austria', 'england', 'italy', 'russia', 'turkey']) await give(seat, { orders: [] });
  await world.deliver();
  const { label, last } = await read<Game>(path);
  expect(label).toBe('Fall 1901');
  expect(last?.orders).toContainEqual({
    ...{ seat: 'france', order: { unit: 'par', type: 'MOVE', to: 'bur' } },
    ...{ result: 'bounced', reason: '5.7', by: ['mun'] },
  });
});

test('the season runs to its last year, scores and rates the board, and the game verifies from its export', async () => {
  await playSeason(world.deps, world.clock, board.season);
  expect((await read<Season>(`/seasons/${board.season}`)).status).toBe('finished');
  const game = await read<Game>(`/games/${board.game}`);
  expect(game.label).toBe('Finished, Fall 1902');
  expect(game.outcome?.placing.flat().sort()).toEqual(game.seats.map(({ seat }) => seat).sort());
  expect((await read<{ rows: unknown[] }>('/ratings/classic')).rows).toHaveLength(7);
  const exported = await read<Parameters<typeof verifyGame>[0]>(`/games/${board.game}/export`);
  expect(verifyGame(exported)).toMatchObject({ ok: true });
});
