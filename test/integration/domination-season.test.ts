import { afterAll, beforeAll, expect, test } from 'vitest';
import type { View } from '../../engine/domination/types';
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
  board = await startBoard(world, { system: 'domination', boardSize: 3, humans: 3, options: { turns: 3 } });
});
afterAll(() => world.close());

const read = async <T>(path: string) => (await world.visitor().get<T>(path)).body;

test('the active seat closes its turn at once, and standing orders may come from anybody', async () => {
  const path = `/games/${board.game}`;
  const { position } = await read<Game>(path);
  const { active, order } = position as View;
  const other = order.find((seat) => seat !== active) ?? '';
  const send = (seat: string, ...orders: object[]) =>
    playerOf(board, seat).put(`${path}/steps/1/orders`, { orders, ready: true });
  expect(await send(other, { type: 'build', card: 'domination', areas: ['usa'] })).toMatchObject({
    status: 422,
    body: { problems: [{ path: [0], rule: '12.3' }] },
  });
  expect(await send(other, { type: 'standing', fog: 'always' })).toMatchObject({ status: 200 });
  expect(
    await send(active ?? '', { type: 'build', card: 'domination', areas: ['arctic_ocean', 'arctic_ocean'] }),
  ).toMatchObject({ status: 200 });
  await world.deliver();
  const seen = async (seat: string) => {
    const { step, position: after } = (await playerOf(board, seat).get<Game>(path)).body;
    return { step, after: after as View };
  };
  const own = await seen(other);
  expect(own).toMatchObject({ step: 2, after: { seats: { [other]: { standing: { fog: 'always' } } } } });
  const rival = (await seen(active ?? '')).after.seats[other];
  expect(rival).toMatchObject({ handCount: 4, owned: Array.from({ length: 4 }, () => 'domination') });
  expect(rival).not.toHaveProperty('hand');
  expect(rival).not.toHaveProperty('standing');
});

test('the season runs to its end, scores and rates the board, and the game verifies from its export', async () => {
  await playSeason(world.deps, world.clock, board.season);
  expect((await read<Season>(`/seasons/${board.season}`)).status).toBe('finished');
  const game = await read<Game>(`/games/${board.game}`);
  expect(game.outcome?.placing.flat().sort()).toEqual(game.seats.map(({ seat }) => seat).sort());
  expect((await read<{ rows: unknown[] }>('/ratings/domination')).rows).toHaveLength(3);
  const exported = await read<Parameters<typeof verifyGame>[0]>(`/games/${board.game}/export`);
  expect(verifyGame(exported)).toMatchObject({ ok: true });
});
