import { afterEach, describe, expect, test } from 'vitest';
import { USUAL_ABSENCE } from '../../engine/deadlines/usual-absence';
import type { Order } from '../../engine/ny2047/types';
import type { Threads } from '../../functions/core/press/press.schema';
import { closeStep } from '../../functions/core/step/close-step';
import { type Consumed, capacityMeter, consumedSince } from '../support/capacity-meter';
import { crowdedPosition } from '../support/crowded';
import { followChanges } from '../support/followed-changes';
import { startNotifying } from '../support/notifying';
import { type Board, playerOf, startBoard } from '../support/season';
import { TABLE_REQUESTS } from '../support/table-visit';
import { LAGGING_READS } from '../support/test-dynamo';
import { type Person, startWorld, type World } from '../support/world';

const MOST_WRITE_UNITS = 80;
/**
 * Half a unit per request is the caller's session, which may have just ended. A lagging read that misses an item is
 * repeated.
 */
const MOST_READ_UNITS = LAGGING_READS === undefined ? 152 : 157;
const VIEWS = 6;
const LATER_STEPS = 10;

let world: World;
let board: Board;
let meter: () => Consumed;
let follow: () => Promise<unknown>;
let orders: Readonly<Record<string, readonly Order[]>>;

const begin = async (choices: Record<string, unknown>) => {
  world = await startWorld();
  board = await startBoard(world, { humans: 7, earlyClose: false, choices });
  ({ orders } = await crowdedPosition(world, board));
  follow = followChanges(world, startNotifying(world).deps);
  meter = capacityMeter(world.dynamo.client);
};
afterEach(() => world.close());

const gate = async () => {
  const found = await world.store.gate(board.game);
  if (found === undefined) throw new Error('the game has no gate');
  return found;
};
const view = async (person: Person) => {
  for (const part of TABLE_REQUESTS)
    expect((await person.get(`/games/${board.game}${part}`)).status).toBe(200);
};
const order = async () => {
  const { step, owing } = await gate();
  for (const seat of owing) {
    const body = { orders: orders[seat] ?? [], ready: true };
    const reply = await playerOf(board, seat).put(`/games/${board.game}/steps/${step}/orders`, body);
    expect(reply.status).toBe(200);
  }
};
const close = async () => {
  const { step, deadline } = await gate();
  world.clock.set(deadline);
  expect(await closeStep(world.deps, board.game, step)).toBe('adjudicated');
};

/** A crowded running board, with press that everyone has read. */
const crowdedBoard = async (choices: Record<string, unknown>) => {
  await begin(choices);
  for (const to of ['all', ['papst'], ['greene'], ['papst', 'greene']])
    await playerOf(board, 'tower').post(`/games/${board.game}/press`, { to, text: 'For all who read this.' });
  for (const person of Object.values(board.players)) {
    const { threads } = (await person.get<Threads>(`/games/${board.game}/press`)).body;
    for (const { id, messages } of threads)
      await person.put(`/games/${board.game}/press/${id}/reading`, { messages });
  }
  await follow();
};

/** A turn: three views of each seat, its orders, three more views, the deadline, and its notifications. */
const measuredTurn = async (between: () => void): Promise<Consumed> => {
  expect((await gate()).owing).toHaveLength(7);
  const before = meter();
  const views = async () => {
    for (const person of Object.values(board.players))
      for (let seen = 0; seen < VIEWS / 2; seen += 1) await view(person);
  };
  between();
  await views();
  await order();
  await views();
  between();
  await close();
  between();
  await follow();
  return consumedSince(before, meter());
};

describe.each([
  ['without an absence policy', {}],
  ['with the usual one', { absence: USUAL_ABSENCE }],
])('a seven-player turn with six views a seat, %s', (_policy, choices) => {
  const check = (used: Consumed) => {
    console.log(`${expect.getState().currentTestName}: ${used.write} write units, ${used.read} read units`);
    expect(used.write).toBeGreaterThan(30);
    expect(used.write).toBeLessThanOrEqual(MOST_WRITE_UNITS);
    expect(used.read).toBeGreaterThan(VIEWS * 7);
    expect(used.read).toBeLessThanOrEqual(MOST_READ_UNITS);
  };

  test('in one process', async () => {
    await crowdedBoard(choices);
    check(await measuredTurn(() => undefined));
  });

  test('in functions that all begin anew', async () => {
    await crowdedBoard(choices);
    check(await measuredTurn(() => world.restart()));
  });
});

test('a view costs no more the longer a game has lasted', async () => {
  await crowdedBoard({});
  const tower = playerOf(board, 'tower');
  const price = async () => {
    await world.dynamo.dynamo.catchUp();
    const before = meter();
    await view(tower);
    const cold = consumedSince(before, meter()).read;
    await view(tower);
    return { cold, again: consumedSince(before, meter()).read - cold };
  };
  world.restart();
  const early = await price();
  for (let step = 0; step < LATER_STEPS; step += 1) await close();
  world.restart();
  const late = await price();
  console.log('read units of a view', { early, late });
  expect(early.again).toBeGreaterThanOrEqual(1);
  // The first turn reads the player’s profile for the greeting.
  expect(late.again).toBe(early.again - 1);
  expect(late.cold).toBeLessThanOrEqual(early.cold + 1);
});
