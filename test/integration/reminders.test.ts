import { afterEach, beforeEach, expect, test } from 'vitest';
import { closeStep } from '../../functions/core/step/close-step';
import { type Notifying, startNotifying } from '../support/notifying';
import { type Board, playerOf, startBoard, takeSeat } from '../support/season';
import { startWorld, type World } from '../support/world';

const HOUR = 3_600_000;

let world: World;
let telling: Notifying;
let board: Board;

beforeEach(async () => {
  world = await startWorld();
  telling = startNotifying(world);
  // A day for orders.
  board = await startBoard(world, { humans: 7, earlyClose: false });
  for (const [seat, hours] of Object.entries(HOURS))
    await playerOf(board, seat).put('/me/notifications', { reminders: hours });
  await telling.send();
  telling.sent.length = 0;
});
afterEach(() => world.close());

/** The times at which each seat wants reminders; the others keep 24 and 3 hours. */
const HOURS: Readonly<Record<string, readonly number[]>> = { tower: [12, 6, 1], papst: [6], greene: [] };

const order = (seat: string) =>
  playerOf(board, seat).put(`/games/${board.game}/steps/1/orders`, { orders: [] });
const gate = async () => {
  const found = await world.store.gate(board.game);
  if (found === undefined) throw new Error('there is no gate');
  return found;
};
/** The reminded seats, in order, each as "seat hours before the deadline of the step". */
const reminded = async () => {
  const { deadline } = await gate();
  const seats = Object.entries(board.players);
  return telling.sent
    .filter(({ notification }) => notification.kind === 'reminder')
    .map(
      ({ to, createdAt }) =>
        `${seats.find(([, { id }]) => id === to.id)?.[0]} ${(deadline - createdAt) / HOUR}`,
    );
};
const rule = (body: object) =>
  board.organizer.post(`/games/${board.game}/rulings`, { reason: 'The site was slow.', ...body });

test('each is reminded at the times they chose, and only while their orders are missing', async () => {
  const others = Object.keys(board.players).filter((seat) => HOURS[seat] === undefined);
  await telling.pass(13 * HOUR, HOUR);
  expect(await reminded()).toEqual(['tower 12']);
  expect(await order('tower')).toMatchObject({ status: 200 });
  const [silent, ...rest] = others;
  for (const seat of rest) await order(seat);
  await telling.pass(10.5 * HOUR, HOUR / 2);
  expect(await reminded()).toEqual(['tower 12', 'papst 6', `${silent} 3`]);
  await telling.pass(2 * HOUR, HOUR);
  expect(await reminded()).toHaveLength(3);
});

test('a sweep that repeats itself, or comes late, reminds nobody twice', async () => {
  await telling.pass(20 * HOUR);
  // The times of 12 and of 6 hours have both passed: one reminder is enough.
  expect((await reminded()).sort()).toEqual(['papst 4', 'tower 4']);
  await telling.pass(3, 1);
  expect(await reminded()).toHaveLength(2);
});

test('a deadline that is moved moves the reminders, and the same one is sent once', async () => {
  await telling.pass(13 * HOUR, HOUR);
  const until = new Date((await gate()).deadline + 10 * HOUR).toISOString();
  expect(await rule({ kind: 'extend', until })).toMatchObject({ status: 200 });
  await telling.send();
  await telling.pass(15.5 * HOUR, HOUR / 2);
  const papst = (await reminded()).filter((one) => one.startsWith('papst'));
  const tower = (await reminded()).filter((one) => one.startsWith('tower'));
  expect(papst).toEqual(['papst 6']);
  // The first was sent 12 hours before the old deadline, 22 before the new one.
  expect(tower).toEqual(['tower 22', 'tower 6']);
});

test('who is due already is reminded though somebody else chooses other times before the sweep comes', async () => {
  world.clock.set((await gate()).deadline - 12 * HOUR + 30_000);
  await playerOf(board, 'papst').put('/me/notifications', { reminders: [5] });
  await telling.pass(30_000);
  expect(await reminded()).toHaveLength(1);
  expect((await reminded())[0]).toMatch(/^tower /);
});

test('a step that a ruling opens again has reminders of its own', async () => {
  await telling.pass(23.5 * HOUR, HOUR / 2);
  const before = (await reminded()).length;
  world.clock.set((await gate()).deadline);
  expect(await closeStep(world.deps, board.game, 1)).toBe('adjudicated');
  await telling.send();
  telling.sent.length = 0;
  expect(await rule({ kind: 'roll-back', step: 1 })).toMatchObject({ status: 200 });
  await telling.send();
  expect(telling.sent.map(({ notification }) => notification.kind)).not.toContain('game-started');
  await telling.pass(23.5 * HOUR, HOUR / 2);
  expect(await reminded()).toHaveLength(before);
});

test('nobody is reminded while a game is paused, and at the right time when it goes on', async () => {
  await telling.pass(10 * HOUR, HOUR);
  await rule({ kind: 'pause' });
  await telling.send();
  await telling.pass(48 * HOUR, 6 * HOUR);
  expect(await reminded()).toEqual([]);
  await rule({ kind: 'resume' });
  await telling.send();
  await telling.pass(8 * HOUR, HOUR);
  // The second reminder is due to both.
  expect((await reminded()).sort()).toEqual(['papst 6', 'tower 12', 'tower 6']);
});

test('who has lost the seat is not reminded, and who has it now is', async () => {
  const left = playerOf(board, 'tower').id;
  const zoe = await world.person('zoe');
  await zoe.post(`/leagues/${board.league}/members`);
  await telling.pass(2 * HOUR);
  expect(await rule({ kind: 'replace', seat: 'tower', player: 'zoe' })).toMatchObject({ status: 200 });
  await takeSeat(zoe, board.game, 'tower');
  await telling.send();
  await telling.pass(21.5 * HOUR, HOUR / 2);
  const reminders = telling.sent
    .filter(({ notification }) => notification.kind === 'reminder')
    .map(({ to }) => to.id);
  expect(reminders).not.toContain(left);
  expect(reminders.filter((id) => id === 'zoe')).toHaveLength(1);
});

test('in a simulated season every reminder comes exactly to those it should, none twice', async () => {
  const silentIn = (step: number) => Object.keys(board.players).filter((_, at) => (at + step) % 3 === 0);
  for (let step = 1; step <= 4; step += 1) {
    telling.sent.length = 0;
    const { owing, deadline } = await gate();
    const due = owing.filter((seat) => silentIn(step).includes(seat));
    for (const seat of owing.filter((one) => !due.includes(one)))
      await playerOf(board, seat).put(`/games/${board.game}/steps/${step}/orders`, { orders: [] });
    const length = deadline - world.clock.now();
    await telling.pass(length - 1, HOUR);
    const expected = due.flatMap((seat) =>
      (HOURS[seat] ?? [24, 3]).filter((hours) => hours * HOUR < length).map((hours) => `${seat} ${hours}`),
    );
    expect((await reminded()).sort()).toEqual(expected.sort());
    world.clock.set(deadline);
    expect(await closeStep(world.deps, board.game, step)).toBe('adjudicated');
    await telling.send();
  }
});
