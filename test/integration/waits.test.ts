import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { NEVER } from '../../functions/core/game/games.records';
import type { Game, SubmitReply } from '../../functions/core/game/games.schema';
import { beat } from '../../functions/core/platform/heartbeat';
import { sweep } from '../../functions/sweep/sweep';
import { type Notifying, startNotifying } from '../support/notifying';
import { type Board, playerOf, startBoard } from '../support/season';
import { startWorld, type World } from '../support/world';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

let world: World;
let telling: Notifying;
let board: Board;

/** A season that waits for all orders: a turn is expected to take a day, and after three days counts as missed. */
async function start(absence: object = { disorder: { after: 2, minutes: 60 }, holidays: 3 }): Promise<void> {
  world = await startWorld();
  telling = startNotifying(world);
  const choices = { absence };
  board = await startBoard(world, { choices, deadlines: { waits: { absent: 3 * 24 * 60 } } });
  telling.sent.length = 0;
}
beforeEach(() => start());
afterEach(() => world.close());

const seats = () => Object.keys(board.players);
const gate = async () => {
  const found = await world.store.gate(board.game);
  if (found === undefined) throw new Error('the game has no gate');
  return found;
};
const shown = async () => (await board.organizer.get<Game>(`/games/${board.game}`)).body;
const order = async (seat: string, ready = true) =>
  playerOf(board, seat).put<SubmitReply>(`/games/${board.game}/steps/${(await gate()).step}/orders`, {
    orders: [],
    ready,
  });
const rule = (ruling: object) =>
  board.organizer.post(`/games/${board.game}/rulings`, { reason: 'We agreed on it.', ...ruling });
/** A minute's sweep, with its heartbeat. */
async function awake(): Promise<void> {
  await beat(world.deps);
  await sweep(world.deps);
}
/** Lets time pass with the platform running, and handles everything that is due. */
const pass = (ms: number) => telling.pass(ms, 4 * HOUR);

describe('a season that waits for all orders', () => {
  test('closes a turn when the last one is ready, however late that is', async () => {
    const [last = '', ...others] = seats();
    expect(await shown()).toMatchObject({ deadline: null, waits: true, paused: null });
    for (const seat of others) await order(seat);
    await pass(2 * DAY);
    expect((await gate()).step).toBe(1);
    expect(await order(last)).toMatchObject({ status: 200, body: { closed: true } });
    expect(await gate()).toMatchObject({ step: 2, deadline: NEVER });
  });

  test('reminds those who are not ready once the expected time has passed, and again a day later', async () => {
    const [silent = '', drafting = '', ...others] = seats();
    for (const seat of others) await order(seat);
    await order(drafting, false);
    const reminded = () =>
      telling.sent
        .filter(({ notification }) => notification.kind === 'reminder')
        .map(({ to }) => seats().find((seat) => playerOf(board, seat).id === to.id))
        .sort();
    await pass(DAY - HOUR);
    expect(reminded()).toEqual([]);
    await pass(5 * HOUR);
    expect(reminded()).toEqual([silent, drafting].sort());
    await pass(DAY);
    expect(reminded()).toHaveLength(4);
  });

  test('has its own clock for absence: after two missed turns it goes on without the seat', async () => {
    const [silent = '', ...others] = seats();
    for (const seat of others) await order(seat);
    await pass(3 * DAY + 4 * HOUR);
    expect((await gate()).misses?.[silent]).toEqual({ row: 1, total: 1, disorder: false });
    expect((await gate()).step).toBe(1);
    expect(telling.sent.filter(({ notification: { kind } }) => kind === 'missed-turn')).toHaveLength(1);
    await pass(3 * DAY + 4 * HOUR);
    const next = await gate();
    expect(next.step).toBe(2);
    expect(next.misses?.[silent]).toMatchObject({ disorder: true });
    expect(next.owing).not.toContain(silent);
    const notes = await playerOf(board, silent).get<{ notices: { kind: string }[] }>('/me/notices');
    expect(notes.body.notices.map(({ kind }) => kind)).toContain('disorder');
  });

  test('counts nobody on a booked day, and nobody who is ready', async () => {
    const [away = '', ...others] = seats();
    for (const seat of others) await order(seat);
    const days = [3, 4, 5].map((day) => new Date(world.clock.now() + day * DAY).toISOString().slice(0, 10));
    expect(await playerOf(board, away).put(`/seasons/${board.season}/holidays`, { days })).toMatchObject({
      status: 200,
    });
    await pass(3 * DAY + 12 * HOUR);
    const { misses = {} } = await gate();
    expect(Object.values(misses).every(({ row }) => row === 0)).toBe(true);
    expect((await gate()).step).toBe(1);
  });

  test('takes a seat back that has been counted out, when it sends orders', async () => {
    const [silent = '', waiting = '', ...others] = seats();
    for (const seat of others) await order(seat);
    await order(silent);
    await order(silent, false);
    await order(waiting);
    await pass(7 * DAY);
    expect(await gate()).toMatchObject({ step: 2, misses: { [silent]: { disorder: true } } });
    expect(await order(silent, false)).toMatchObject({ status: 200 });
    expect((await gate()).owing).toContain(silent);
    expect((await gate()).misses?.[silent]?.disorder).toBe(false);
  });

  test('can be closed by a moderator, with the orders that are there', async () => {
    const [first = ''] = seats();
    await order(first);
    const preview = await board.organizer.post(`/games/${board.game}/rulings/effect`, { kind: 'close' });
    expect(preview).toMatchObject({
      status: 200,
      body: { of: 'clock', before: { deadline: null, left: null } },
    });
    expect(await rule({ kind: 'close' })).toMatchObject({ status: 200 });
    await world.deliver();
    expect((await gate()).step).toBe(2);
  });

  test('is not closed by a moderator who saw another turn', async () => {
    const close = () => rule({ kind: 'close', seen: { step: 1, rulings: 0 } });
    for (const seat of seats()) await order(seat);
    expect((await gate()).step).toBe(2);
    expect(await close()).toMatchObject({ status: 409, body: { code: 'stale-step' } });
    const preview = { kind: 'close', seen: { step: 1, rulings: 0 } };
    expect(await board.organizer.post(`/games/${board.game}/rulings/effect`, preview)).toMatchObject({
      status: 409,
      body: { code: 'stale-step' },
    });
    expect((await gate()).deadline).toBe(NEVER);
    expect(await rule({ kind: 'close', seen: { step: 2, rulings: 0 } })).toMatchObject({ status: 200 });
  });

  test('has no deadline to move or to vote on, and can be paused', async () => {
    const until = new Date(world.clock.now() + DAY).toISOString();
    expect(await rule({ kind: 'extend', until })).toMatchObject({ status: 403 });
    expect(await rule({ kind: 'pause' })).toMatchObject({ status: 200 });
    expect(await shown()).toMatchObject({ paused: { left: null } });
    const before = (await gate()).absentAt;
    await pass(DAY);
    expect(await rule({ kind: 'resume' })).toMatchObject({ status: 200 });
    expect((await gate()).deadline).toBe(NEVER);
    expect((await gate()).absentAt).toBe((before ?? 0) + DAY);
  });

  test('counts nobody for the time in which the platform was away', async () => {
    const [, ...others] = seats();
    for (const seat of others) await order(seat);
    await awake();
    world.clock.set(world.clock.now() + 3 * DAY + HOUR);
    for (let minute = 0; minute < 3; minute += 1) {
      world.clock.set(world.clock.now() + 60_000);
      await awake();
    }
    expect((await gate()).misses ?? {}).toEqual({});
    expect((await gate()).absentAt).toBeGreaterThan(world.clock.now());
  });
});

test('without civil disorder it waits for as long as it takes', async () => {
  await world.close();
  await start({});
  const [, ...others] = seats();
  for (const seat of others) await order(seat);
  await pass(20 * DAY);
  expect(await gate()).toMatchObject({ step: 1, deadline: NEVER });
});

test('a season that waits closes turns when all are ready: it cannot forbid that', async () => {
  const season = await board.organizer.post(`/leagues/${board.league}/seasons`, {
    name: 'Never',
    system: 'ny2047',
    format: { kind: 'rounds', rounds: 1 },
    deadlines: { orders: 1440, adjustment: 720, earlyClose: 'forbidden', waits: {} },
  });
  expect(season.status).toBe(422);
  expect(season.text).toContain('Choose that here');
});
