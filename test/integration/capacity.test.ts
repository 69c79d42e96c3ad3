import { afterEach, expect, test } from 'vitest';
import { USUAL_ABSENCE } from '../../engine/deadlines/absence';
import { closeStep } from '../../functions/services/games/close-step';
import { capacityMeter, consumedSince } from '../support/capacity-meter';
import { crowdedPosition } from '../support/crowded';
import { type Board, startBoard } from '../support/season';
import { TABLE_REQUESTS } from '../support/table-visit';
import { startTelling } from '../support/telling';
import { startWorld, type World } from '../support/world';

const MOST_WRITE_UNITS = 80;
const MOST_READ_UNITS = 100;
const VIEWS = 6;
const MOST_READ_UNITS_OF_A_VIEW = 9;

let world: World;
let board: Board;

afterEach(() => world.close());

test.each([
  ['without an absence policy', {}],
  ['with the usual one', { absence: USUAL_ABSENCE }],
])(`a seven-player turn costs at most ${MOST_WRITE_UNITS} write and ${MOST_READ_UNITS} read units, %s`, async (policy, choices) => {
  world = await startWorld();
  board = await startBoard(world, { humans: 7, earlyClose: false, choices });
  const { orders } = await crowdedPosition(world, board);
  const telling = startTelling(world);
  await telling.send();
  const meter = capacityMeter(world.dynamo.client);
  const before = meter();
  for (const [seat, list] of Object.entries(orders)) {
    const reply = await board.players[seat]?.put(`/games/${board.game}/steps/1/orders`, {
      orders: list,
      ready: true,
    });
    expect(reply?.status).toBe(200);
  }
  world.clock.set(world.clock.now() + 25 * 3_600_000);
  expect(await closeStep(world.deps, board.game, 1, 'deadline')).toBe('adjudicated');
  await telling.send();
  const used = consumedSince(before, meter());
  console.log(`a seven-player turn ${policy}: ${used.write} write units, ${used.read} read units`);
  expect(used.write).toBeGreaterThan(30);
  expect(used.write).toBeLessThanOrEqual(MOST_WRITE_UNITS);
  expect(used.read).toBeLessThanOrEqual(MOST_READ_UNITS);
});

test(`a view of the table costs at most ${MOST_READ_UNITS_OF_A_VIEW} read units, however long the game has lasted`, async () => {
  world = await startWorld();
  board = await startBoard(world, { humans: 7, earlyClose: false });
  const { orders } = await crowdedPosition(world, board);
  for (const [seat, list] of Object.entries(orders))
    await board.players[seat]?.put(`/games/${board.game}/steps/1/orders`, { orders: list, ready: true });
  const meter = capacityMeter(world.dynamo.client);
  const viewed = async () => {
    const before = meter();
    for (const person of Object.values(board.players))
      for (let view = 0; view < VIEWS; view += 1)
        for (const part of TABLE_REQUESTS)
          expect((await person.get(`/games/${board.game}${part}`)).status).toBe(200);
    return consumedSince(before, meter());
  };
  const first = await viewed();
  for (let step = 1; step <= 4; step += 1) {
    world.clock.set(world.clock.now() + 25 * 3_600_000);
    expect(await closeStep(world.deps, board.game, step, 'deadline')).toBe('adjudicated');
  }
  const later = await viewed();
  const views = VIEWS * Object.keys(board.players).length;
  console.log(`a view of the table: ${first.read / views} read units at first, ${later.read / views} later`);
  expect(later.write).toBe(0);
  expect(later.read).toBeGreaterThan(views);
  expect(Math.max(first.read, later.read)).toBeLessThanOrEqual(MOST_READ_UNITS_OF_A_VIEW * views);
});
