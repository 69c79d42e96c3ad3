import { afterEach, beforeEach, expect, test } from 'vitest';
import { GAME_SYSTEM_IDS } from '../../engine/games';
import { textRandom } from '../../engine/random';
import { gameSystem } from '../../engine/systems';
import { type BotTask, thinkHere } from '../core/step/bot-orders';
import { type BotThread, startBotThread } from './bot-thread';

let bots: BotThread;
beforeEach(() => {
  bots = startBotThread();
});
afterEach(() => bots.stop());

/** The task of the first seat that owes orders in a new game. */
function taskOf(id: (typeof GAME_SYSTEM_IDS)[number], level: BotTask['level']): BotTask {
  const system = gameSystem(id);
  const options = system.options.parse({});
  const { names, usual } = system.seats;
  const position = system.setup(options, names.slice(0, usual), textRandom(id));
  const seat = system.pending(position)?.seats.find(({ owes }) => owes)?.seat ?? '';
  const view = system.view(position, { kind: 'seat', seat });
  const { rulesVersion } = system;
  const secret = { seed: '5'.repeat(64), game: `${id}/bot/${seat}` };
  return {
    system: id,
    rulesVersion,
    options,
    level,
    view,
    seat,
    secret,
    step: 1,
    proof: { version: 2, ruling: 0 },
  };
}

test.each(GAME_SYSTEM_IDS)('bots of %s give the orders that they would give here', async (id) => {
  const task = taskOf(id, 'steady');
  expect(await bots.think(task)).toEqual(await thinkHere(task));
});

/** How often this thread can do other work while a bot computes. */
async function turnsDuring(think: Promise<unknown>): Promise<number> {
  let turns = 0;
  let done = false;
  const count = () => {
    turns += 1;
    if (!done) setImmediate(count);
  };
  setImmediate(count);
  await think;
  done = true;
  return turns;
}

test('while a bot thinks, the process goes on', async () => {
  const task = taskOf('ny2047', 'sharp');
  // The rules are loaded, and the thread has started.
  await Promise.all([thinkHere(task), bots.think(task)]);
  expect(await turnsDuring(thinkHere(task))).toBeLessThan(5);
  expect(await turnsDuring(bots.think(task))).toBeGreaterThan(50);
});

test('a failed computation is reported, and the next one runs', async () => {
  const task = taskOf('ny2047', 'steady');
  await expect(bots.think({ ...task, system: 'chess' })).rejects.toThrow('no rules');
  await expect(bots.think({ ...task, view: null })).rejects.toThrow();
  expect(await bots.think(task)).toEqual(await thinkHere(task));
});

test('a thread that has died starts again', async () => {
  const task = taskOf('ny2047', 'steady');
  await bots.think(task);
  await bots.stop();
  expect(await bots.think(task)).toEqual(await thinkHere(task));
});
