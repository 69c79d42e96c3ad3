import { afterAll, beforeAll, expect, test } from 'vitest';
import { nycRisk } from '../../engine/nyc-risk';
import type { GameEnd } from '../../engine/nyc-risk/types';
import { verifyGame } from '../../engine/verify';
import type { Game, Step } from '../../functions/core/game/games.schema';
import type { Season } from '../../functions/core/season/seasons.schema';
import { playSeason } from '../../functions/host/play-season';
import { type Board, playerOf, startBoard } from '../support/season';
import { startWorld, type World } from '../support/world';

let world: World;
let board: Board;

beforeAll(async () => {
  world = await startWorld();
  board = await startBoard(world, {
    system: 'nyc-risk',
    boardSize: 4,
    humans: 3,
    options: { setup: 'deal' },
  });
});
afterAll(() => world.close());

const read = async <T>(path: string) => (await world.visitor().get<T>(path)).body;

test('a turn is sent in portions: each is a step of its own, and the deadline stays', async () => {
  for (const seat of Object.keys(board.players)) {
    const { me, step, position } = (await playerOf(board, seat).get<Game>(`/games/${board.game}`)).body;
    if (me.seat === null || step !== 1) continue;
    const offers = nycRisk.legal(position as never, seat, []);
    const orders = offers.slice(0, 1).map(({ order }) => order);
    await playerOf(board, seat).put(`/games/${board.game}/steps/1/orders`, { orders, ready: true });
  }
  await world.deliver();
  const before = await read<Game>(`/games/${board.game}`);
  const active = Object.keys(board.players).find(
    (seat) => seat === (before.position as { active: string }).active,
  );
  if (active === undefined) throw new Error('the bot begins, and it should have played at once');
  const player = playerOf(board, active);
  const { position, step, deadline } = (await player.get<Game>(`/games/${board.game}`)).body;
  const [reinforce] = nycRisk
    .legal(position as never, active, [])
    .filter(({ order }) => order.type === 'reinforce');
  const path = `/games/${board.game}/steps/${step}/orders`;
  expect(await player.put(path, { orders: [{ type: 'endPhase' }], ready: true })).toMatchObject({
    status: 422,
    body: { problems: [{ path: [0], rule: '5.10' }] },
  });
  expect(await player.put(path, { orders: [reinforce?.order], ready: true })).toMatchObject({ status: 200 });
  const after = (await player.get<Game>(`/games/${board.game}`)).body;
  expect(after).toMatchObject({ step: step + 1, deadline });
});

test('the season runs to its end, scores and rates the board, and the game verifies from its export', async () => {
  await playSeason(world.deps, world.clock, board.season);
  const season = await read<Season>(`/seasons/${board.season}`);
  expect(season.status).toBe('finished');
  expect(season.champions.map(({ id }) => id)).toEqual(
    season.standing.filter(({ place }) => place === 1).map(({ player }) => player.id),
  );
  const game = await read<Game>(`/games/${board.game}`);
  expect(game.outcome?.placing.flat().sort()).toEqual(game.seats.map(({ seat }) => seat).sort());
  expect((await read<{ rows: unknown[] }>('/ratings/nyc-risk')).rows).toHaveLength(4);
  const exported = await read<Parameters<typeof verifyGame>[0]>(`/games/${board.game}/export`);
  expect(verifyGame(exported)).toMatchObject({ ok: true });
  const last = await read<Step>(`/games/${board.game}/steps/${game.step}`);
  const end = last.events.find(({ type }) => type === 'gameEnded') as unknown as GameEnd;
  expect(end.winners).toEqual(game.outcome?.winners);
});
