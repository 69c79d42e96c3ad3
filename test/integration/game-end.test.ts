import { afterAll, beforeAll, expect, test } from 'vitest';
import type { GameEnd } from '../../functions/core/game/game-end.schema';
import type { GameResult } from '../../functions/core/result/results.schema';
import { playSeason } from '../../functions/host/play-season';
import { type Board, startBoard } from '../support/season';
import { startWorld, type World } from '../support/world';

let world: World;
let board: Board;

beforeAll(async () => {
  world = await startWorld();
  board = await startBoard(world, { humans: 2, options: { lastYear: 2050 } });
});
afterAll(() => world.close());

const end = () => world.visitor().get<GameEnd>(`/games/${board.game}/end`);

test('a game that is played has no end yet', async () => {
  expect(await end()).toMatchObject({ status: 409, body: { code: 'game-running' } });
  expect(await world.visitor().get('/games/nothing1/end')).toMatchObject({ status: 404 });
});

test('the end of a game says who came where, with what rating, and what is worth telling', async () => {
  await playSeason(world.deps, world.clock, board.season);
  const { body } = await end();
  const result = (await world.visitor().get<GameResult>(`/games/${board.game}/result`)).body;
  const placed = (seats: readonly { seat: string; place: number | null }[]) =>
    Object.fromEntries(seats.map(({ seat, place }) => [seat, place]));
  expect(placed(body.seats)).toEqual(placed(result.seats));
  expect(body.seats.map(({ place }) => place)).toEqual(
    body.seats.map(({ place }) => place).sort((one, other) => (one ?? 0) - (other ?? 0)),
  );
  expect(body).toMatchObject({ isPractice: false, state: 'as-played' });
  const rated = await world.store.resultOfBoard({ season: board.season, round: 1, board: 1 });
  for (const { seat, rating } of body.seats) {
    const kept = rated?.seats.find((one) => one.seat === seat);
    expect(rating).toEqual({ before: kept?.before, after: kept?.rating });
  }
  const taken = (await world.store.steps(board.game)).flatMap(({ events }) =>
    events.flatMap(({ type, from, to }) => (type === 'control' && from !== null && to !== null ? [to] : [])),
  );
  const most = body.awards.find(({ id }) => id === 'captures');
  const count = (seat: unknown) => taken.filter((one) => one === seat).length;
  const counts = body.seats.map(({ seat }) => count(seat)).sort((one, other) => other - one);
  const [first = 0, second = 0] = counts;
  expect(most !== undefined).toBe(first >= 2 && first > second);
  if (most !== undefined) expect(count(most.seats[0])).toBe(first);
  expect(body.awards.length).toBeGreaterThan(0);
});

test('a result that a ruling declares void keeps its places, and nobody wins', async () => {
  const reason = 'Two players were one person.';
  const ruled = await board.organizer.post(`/games/${board.game}/result`, { kind: 'void', reason });
  expect(ruled, ruled.text).toMatchObject({ status: 200 });
  await world.deliver();
  const { body } = await end();
  expect(body).toMatchObject({ state: 'void', awards: [] });
  expect(body.seats.every(({ winner, place }) => !winner && place !== null)).toBe(true);
});
