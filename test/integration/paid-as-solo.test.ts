import { afterAll, beforeAll, expect, test } from 'vitest';
import type { BoardRecord } from '../../functions/core/result/results.records';
import type { GameResult } from '../../functions/core/result/results.schema';
import type { Season } from '../../functions/core/season/seasons.schema';
import { playSeason } from '../../functions/host/play-season';
import { type Board, startBoard } from '../support/season';
import { startWorld, type World } from '../support/world';

let world: World;
let played: Board;
let winner: string;

/** A board that was won by points, as an earlier release summarized it: paid like a solo. */
beforeAll(async () => {
  world = await startWorld();
  const choices = { scoring: 'sum-of-squares' };
  const game = { system: 'domination', options: { turns: 3 }, humans: 3, boardSize: 3 } as const;
  played = await startBoard(world, { ...game, choices });
  await playSeason(world.deps, world.clock, played.season);
  const [board] = await world.store.boards(played.season);
  if (board?.winner == null || board.scored === undefined) throw new Error('nobody won by points');
  winner = board.winner;
  const ending = { type: 'solo', winner } as const;
  await world.store.saveBoard({ ...board, scored: { ...board.scored, ending }, seats: paidToOne(board) });
});
afterAll(() => world.close());

const paidToOne = ({ seats, winner: only }: BoardRecord) =>
  seats.map((seat) => ({ ...seat, points: seat.seat === only ? 100 : 0 }));

const pointsOf = async () => {
  const { boards } = (await world.visitor().get<Season>(`/seasons/${played.season}`)).body;
  return Object.fromEntries((boards[0]?.seats ?? []).map(({ seat, points }) => [seat, points]));
};

test('a board keeps what an earlier release paid, wherever its result is read', async () => {
  const shown = (await world.visitor().get<GameResult>(`/games/${played.game}/result`)).body;
  expect(JSON.stringify(shown)).toContain('"points":100');
  expect((await pointsOf())[winner]).toBe(100);
});

test('a ruling scores it again, by points and not as a solo', async () => {
  const rule = (body: object) =>
    played.organizer.post(`/games/${played.game}/result`, { reason: 'The list was wrong.', ...body });
  expect(await rule({ kind: 'void' })).toMatchObject({ status: 200 });
  expect(await rule({ kind: 'restore' })).toMatchObject({ status: 200 });
  await world.deliver();
  const points = await pointsOf();
  expect(points[winner]).toBeLessThan(100);
  expect(Object.values(points).reduce((sum, one) => sum + one, 0)).toBeCloseTo(100);
});
