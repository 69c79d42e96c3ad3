import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Desk } from '../../functions/core/case/desk.schema';
import { closeStep } from '../../functions/core/step/close-step';
import { type Board, playerOf, startBoard } from '../support/season';
import { startWorld, type World } from '../support/world';

const MINUTE = 60_000;

describe('the moderators’ desk', () => {
  let world: World;
  let board: Board;

  beforeAll(async () => {
    world = await startWorld();
    board = await startBoard(world, { humans: 6, earlyClose: false });
  });
  afterAll(() => world.close());

  const desk = async (as = board.organizer) => (await as.get<Desk>(`/leagues/${board.league}/desk`)).body;
  const gate = async () => (await world.store.gate(board.game)) ?? expect.fail('the game has no gate');
  const store = async (seat: string) =>
    playerOf(board, seat).put(`/games/${board.game}/steps/${(await gate()).step}/orders`, { orders: [] });
  const close = async () => {
    const { step, deadline } = await gate();
    world.clock.set(deadline);
    await closeStep(world.deps, board.game, step);
    await world.deliver();
  };
  const seats = (list: Desk['games'][number]['missing']) => list.map(({ seat }) => seat).sort();

  test('nothing needs a look while there is time', async () => {
    expect(await desk()).toMatchObject({ games: [], seasons: [{ season: { id: board.season }, asked: 0 }] });
  });

  test('missing orders show in the last quarter, by seat; bots and those who stored some do not', async () => {
    await store('tower');
    const { deadline, openedAt } = await gate();
    world.clock.set(deadline - (deadline - openedAt) / 4);
    const [game] = (await desk()).games;
    const others = Object.keys(board.players).filter((seat) => seat !== 'tower');
    expect(seats(game?.missing ?? [])).toEqual(others.sort());
    expect(game).toMatchObject({ game: board.game, stuck: false, silent: [], plays: false });
  });

  test('who gave no orders in two steps is silent', async () => {
    await close();
    expect((await desk()).games).toEqual([]);
    await store('tower');
    await store('papst');
    await close();
    const [game] = (await desk()).games;
    const silent = Object.keys(board.players).filter((seat) => seat !== 'tower' && seat !== 'papst');
    expect(seats(game?.silent ?? [])).toEqual(silent.sort());
  });

  test('a step that is not adjudicated minutes after its deadline is stuck; a paused one is not', async () => {
    const address = `/games/${board.game}/rulings`;
    await board.organizer.post(address, { kind: 'pause', reason: 'A look at the server.' });
    const { deadline } = await gate();
    world.clock.set(deadline + 10 * MINUTE);
    expect((await desk()).games).toMatchObject([{ stuck: false, deadline: null }]);
    await board.organizer.post(address, { kind: 'resume', reason: 'It was nothing.' });
    world.clock.set((await gate()).deadline + 3 * MINUTE);
    expect((await desk()).games).toMatchObject([{ stuck: true }]);
  });

  test('only moderators see it, and a moderator who plays is refused with the reason', async () => {
    const tower = playerOf(board, 'tower');
    expect(await tower.get(`/leagues/${board.league}/desk`)).toMatchObject({ status: 403 });
    expect(await world.visitor().get(`/leagues/${board.league}/desk`)).toMatchObject({ status: 401 });
    await board.organizer.put(`/leagues/${board.league}/members/${tower.id}/roles`, {
      roles: ['moderator', 'player'],
    });
    expect((await desk(tower)).games).toMatchObject([{ plays: true }]);
    await close();
    const replace = { kind: 'replace', seat: 'tower', player: null, reason: 'By their own wish.' };
    expect(await board.organizer.post(`/games/${board.game}/rulings`, replace)).toMatchObject({
      status: 200,
    });
    const { deadline, openedAt } = await gate();
    world.clock.set(deadline - (deadline - openedAt) / 4);
    expect((await desk(tower)).games).toMatchObject([{ plays: true }]);
  });
});
