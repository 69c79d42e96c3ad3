import { afterEach, expect, test } from 'vitest';
import { USUAL_ABSENCE } from '../../engine/deadlines/absence';
import { closeStep } from '../../functions/services/close-step';
import { crowdedPosition } from '../support/crowded';
import { type Board, startBoard } from '../support/season';
import { startTelling } from '../support/telling';
import { startWorld, type World } from '../support/world';

const MOST_WRITE_UNITS = 80;
const MOST_READ_UNITS = 100;

let world: World;
let board: Board;

afterEach(() => world.close());

/** Asks every call for its consumed capacity and adds it up. */
function meter(): { read: number; write: number } {
  const used = { read: 0, write: 0 };
  const reading = new Set([
    'GetItemCommand',
    'QueryCommand',
    'BatchGetItemCommand',
    'TransactGetItemsCommand',
  ]);
  world.dynamo.client.middlewareStack.add(
    (next, context) => async (args) => {
      Object.assign(args.input, { ReturnConsumedCapacity: 'TOTAL' });
      const result = await next(args);
      const { ConsumedCapacity } = result.output as { ConsumedCapacity?: unknown };
      const units = [ConsumedCapacity ?? []]
        .flat()
        .reduce<number>(
          (sum, one) => sum + Number((one as { CapacityUnits?: number }).CapacityUnits ?? 0),
          0,
        );
      used[reading.has(String(context.commandName)) ? 'read' : 'write'] += units;
      return result;
    },
    { step: 'initialize', name: 'meter', priority: 'low' },
  );
  return used;
}

test.each([
  ['without an absence policy', {}],
  ['with the usual one', { absence: USUAL_ABSENCE }],
])(`a seven-player turn costs at most ${MOST_WRITE_UNITS} write and ${MOST_READ_UNITS} read units, %s`, async (policy, choices) => {
  world = await startWorld();
  board = await startBoard(world, { humans: 7, earlyClose: false, choices });
  const { orders } = await crowdedPosition(world, board);
  const telling = startTelling(world);
  await telling.send();
  const used = meter();
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
  console.log(`a seven-player turn ${policy}: ${used.write} write units, ${used.read} read units`);
  expect(used.write).toBeGreaterThan(30);
  expect(used.write).toBeLessThanOrEqual(MOST_WRITE_UNITS);
  expect(used.read).toBeLessThanOrEqual(MOST_READ_UNITS);
});
