import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type GameExport, verifyGame } from '../../engine/verify';
import type { Game } from '../../functions/core/game/games.schema';
import type { Ratings } from '../../functions/core/rating/ratings.schema';
import type { Season } from '../../functions/core/season/seasons.schema';
import { closeStep } from '../../functions/core/step/close-step';
import { type Board, playerOf, startBoard } from '../support/season';
import { startWorld, type World } from '../support/world';

describe('a league of New York 2047, from its founding to its leaderboard', () => {
  let world: World;
  let board: Board;

  beforeAll(async () => {
    world = await startWorld();
    board = await startBoard(world, { humans: 2, options: { lastYear: 2048 } });
  });
  afterAll(() => world.close());

  const game = async () => (await board.organizer.get<Game>(`/games/${board.game}`)).body;
  const standing = async () => (await board.organizer.get<Season>(`/seasons/${board.season}`)).body.standing;

  test('bots fill the board and are ready at once', async () => {
    const { seats } = await game();
    expect(seats.filter(({ player }) => player.kind === 'bot')).toHaveLength(5);
    for (const seat of seats) expect(seat.state).toBe(seat.player.kind === 'bot' ? 'ready' : 'nothing');
  });

  test('players give orders as JSON and as text, and get receipts', async () => {
    const [first, second] = Object.keys(board.players);
    const { position } = await game();
    const units = (position as { units: { id: string; faction: string }[] }).units;
    const unit = units.find(({ faction }) => faction === first)?.id;
    const asJson = await playerOf(board, first ?? '').put(`/games/${board.game}/steps/1/orders`, {
      orders: [{ unit, type: 'HOLD' }],
    });
    expect(asJson).toMatchObject({ status: 200, body: { version: 1, ready: false, closed: false } });
    const asText = await playerOf(board, second ?? '').put(`/games/${board.game}/steps/1/orders`, {
      text: 'VOTE DRAW',
    });
    expect(asText).toMatchObject({ status: 200, body: { orders: [{ type: 'VOTE', vote: 'draw' }] } });
  });

  test('the step closes early when the last player is ready', async () => {
    const [first, second] = Object.values(board.players);
    await first?.put(`/games/${board.game}/steps/1/orders`, { orders: [], ready: true });
    expect((await game()).step).toBe(1);
    const last = await second?.put(`/games/${board.game}/steps/1/orders`, { orders: [], ready: true });
    expect(last).toMatchObject({ status: 200, body: { closed: true } });
    expect(await game()).toMatchObject({ step: 2, label: 'Fall 2047', last: { step: 1, why: 'all-ready' } });
  });

  test('the deadline closes the next one, silent players hold by default, the standing moves', async () => {
    await world.deliver();
    const before = await standing();
    const { deadline } = await game();
    world.clock.set(Date.parse(deadline ?? ''));
    expect(await closeStep(world.deps, board.game, 2)).toBe('adjudicated');
    await world.deliver();
    const { last } = await game();
    expect(last?.orders).toContainEqual(
      expect.objectContaining({ seat: Object.keys(board.players)[0], result: 'held', reason: '4.2' }),
    );
    expect(await standing()).not.toEqual(before);
  });

  test('the season runs to its end; ratings count it once; the game verifies from its export', async () => {
    for (let current = await game(); current.status === 'running'; current = await game()) {
      world.clock.set(Date.parse(current.deadline ?? ''));
      await closeStep(world.deps, board.game, current.step);
      await world.deliver();
    }
    const season = (await board.organizer.get<Season>(`/seasons/${board.season}`)).body;
    expect(season.status).toBe('finished');
    expect(season.standing[0]?.place).toBe(1);
    expect(season.standing.reduce((sum, { total }) => sum + total, 0)).toBeCloseTo(100);
    const { rows } = (await world.visitor().get<Ratings>('/ratings/ny2047')).body;
    expect(rows).toHaveLength(7);
    for (const row of rows) expect(row).toMatchObject({ games: 1, provisional: true, place: null });
    const exported = (await world.visitor().get<GameExport>(`/games/${board.game}/export`)).body;
    expect(verifyGame(exported)).toMatchObject({ ok: true });
    const [first, ...later] = exported.steps;
    if (first === undefined) throw new Error('the export has no steps');
    const forged = {
      ...exported,
      steps: [{ ...first, given: { tower: [{ unit: 'tower-1', type: 'HOLD' }] } }, ...later],
    };
    expect(verifyGame(forged)).toMatchObject({ ok: false, step: 1 });
  });
});
