import { afterEach, describe, expect, test } from 'vitest';
import { GAME_SYSTEM_IDS } from '../../engine/games';
import { textRandom } from '../../engine/random';
import { gameSystem } from '../../engine/systems';
import type { Game } from '../../functions/core/game/games.schema';
import type { Log } from '../../functions/core/result/results.schema';
import type { EnteredOrders } from '../../functions/core/step/entered-orders.schema';
import { scene } from '../support/playing-organizers';
import { playerOf, startBoard } from '../support/season';
import { startWorld, type World } from '../support/world';

let world: World;
afterEach(() => world.close());

const classic = { system: 'classic', boardSize: 7 } as const;

describe('orders that an organizer enters for a player', () => {
  test('are stored by the same rules, marked for the player, and named in the log without their content', async () => {
    world = await startWorld();
    const board = await startBoard(world, classic);
    const path = `/games/${board.game}/entered-orders`;
    const orders = { seat: 'france', step: 1, text: 'A PAR - BUR' };
    const checked = await board.organizer.post<EnteredOrders>(`${path}/check`, orders);
    expect(checked).toMatchObject({ status: 200, body: { lines: ['A PAR - BUR'], storedAt: null } });
    const france = playerOf(board, 'france');
    const mine = async () => (await france.get<Game>(`/games/${board.game}`)).body.me.stored;
    expect(await mine()).toBeNull();
    expect(await board.organizer.post<EnteredOrders>(path, orders)).toMatchObject({
      ...{ status: 200, body: { seat: 'france', lines: ['A PAR - BUR'] } },
    });
    expect(await mine()).toMatchObject({
      orders: [{ unit: 'par', type: 'MOVE', to: 'bur' }],
      enteredBy: { id: 'olga', name: 'Olga' },
    });
    const { text, body } = await board.organizer.get<Log>(`/leagues/${board.league}/log`);
    const named = body.entries.filter(({ kind }) => kind === 'enter-orders');
    expect(named).toMatchObject([
      { by: { name: 'Olga' }, subject: 'Round 1, board 1, step 1: France', game: board.game, after: '' },
    ]);
    expect(text).not.toMatch(/BUR|bur"/);
    // The player changes them as their own.
    await france.put(`/games/${board.game}/steps/1/orders`, { text: 'A PAR - PIC', ready: false });
    const own = await mine();
    expect(own).toMatchObject({ version: 2, orders: [{ to: 'pic' }] });
    expect(own).not.toHaveProperty('enteredBy');
  });

  test('show nothing that was stored before, nor other seats, to the organizer', async () => {
    world = await startWorld();
    const board = await startBoard(world, classic);
    await playerOf(board, 'france').put(`/games/${board.game}/steps/1/orders`, { text: 'F BRE - MAO' });
    await playerOf(board, 'germany').put(`/games/${board.game}/steps/1/orders`, { text: 'F KIE - DEN' });
    const path = `/games/${board.game}/entered-orders`;
    const orders = { seat: 'france', step: 1, text: 'A PAR - BUR' };
    const answers = [
      await board.organizer.post(`${path}/check`, orders),
      await board.organizer.post(path, orders),
      await board.organizer.get(`/games/${board.game}`),
    ];
    for (const { text } of answers) expect(text).not.toMatch(/MAO|mao"|DEN|den"/);
  });

  test('report all problems of the list at once, unreadable lines and forbidden orders, and store nothing', async () => {
    world = await startWorld();
    const board = await startBoard(world, classic);
    const text = ['France:', 'A PAR - MOS', '', 'A burgandy holds', 'F BRE - MAO'].join('\n');
    const answer = await board.organizer.post<{ problems: { path: number[] }[] }>(
      `/games/${board.game}/entered-orders`,
      { seat: 'france', step: 1, text },
    );
    expect(answer.status).toBe(422);
    expect(answer.body.problems.map(({ path }) => path[0])).toEqual([1, 3]);
    const { stored } = (await playerOf(board, 'france').get<Game>(`/games/${board.game}`)).body.me;
    expect(stored).toBeNull();
  });

  test('come too late after the deadline, and close the turn when the last seat is ready', async () => {
    world = await startWorld();
    const board = await startBoard(world, classic);
    const path = `/games/${board.game}/entered-orders`;
    const seats = Object.keys(board.players);
    for (const seat of seats.slice(0, -1))
      expect((await board.organizer.post(path, { seat, step: 1, text: '', ready: true })).status).toBe(200);
    const [last = ''] = seats.slice(-1);
    const closing = await board.organizer.post(path, { seat: last, step: 1, text: '', ready: true });
    expect(closing).toMatchObject({ status: 200, body: { closed: true } });
    const old = await board.organizer.post(path, { seat: last, step: 1, text: '' });
    expect(old).toMatchObject({ status: 409, body: { code: 'stale-step' } });
    world.clock.set(world.clock.now() + 2 * 24 * 3_600_000);
    const late = await board.organizer.post(path, { seat: last, step: 2, text: '' });
    expect(late).toMatchObject({ status: 409, body: { code: 'step-closed' } });
  });

  test('are refused to organizers who play in the season, moderators, players and strangers', async () => {
    const on = await scene();
    world = on.world;
    const { game, players } = on.board;
    const [seat = ''] = Object.keys(players);
    const orders = { seat, step: 1, text: '' };
    for (const path of [`/games/${game}/entered-orders`, `/games/${game}/entered-orders/check`]) {
      expect((await on.playing.organizer.post(path, orders)).body).toMatchObject({
        code: 'conflict-of-interest',
      });
      for (const person of [on.neutral, playerOf(on.board, seat), await world.person('stranger')])
        expect((await person.post(path, orders)).body).toMatchObject({ code: 'not-allowed' });
    }
    const stored = await world.store.ordersOfStep(game, 1);
    expect(stored).toEqual([]);
  });

  const printed = GAME_SYSTEM_IDS.filter((id) => gameSystem(id).notation !== undefined);
  test.each(printed)('are read as they are printed: %s', async (system) => {
    world = await startWorld();
    const board = await startBoard(world, { system, ...(system === 'classic' ? classic : {}), humans: 7 });
    const { store } = world;
    const gate = await store.gate(board.game);
    const before = gate && (await store.stepInPlay(gate, 0));
    const engine = gameSystem(system);
    const seat = engine.pending(before?.position)?.seats.find(({ owes }) => owes)?.seat ?? '';
    const view = engine.view(before?.position, { kind: 'seat', seat });
    const orders = engine.bots.steady.orders(view, seat, textRandom('entered orders'));
    expect(orders).not.toEqual([]);
    const text = orders.map((order) => engine.notation?.print(before?.position, order)).join('\n');
    const answer = await board.organizer.post<EnteredOrders>(`/games/${board.game}/entered-orders`, {
      ...{ seat, step: 1, text },
    });
    expect(answer.status, answer.text).toBe(200);
    expect((await store.ordersOfStep(board.game, 1)).map((one) => one.orders)).toEqual([orders]);
  });
});
