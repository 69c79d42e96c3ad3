import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { USUAL_ABSENCE } from '../../engine/deadlines/usual-absence';
import type { Game, Ruling } from '../../functions/core/game/games.schema';
import { beat } from '../../functions/core/platform/heartbeat';
import { failureInWords } from '../../functions/core/platform/run-all-settled';
import { closeStep } from '../../functions/core/step/close-step';
import { sweep } from '../../functions/sweep/sweep';
import { Rulings } from '../../web/components/table/rulings';
import { type Board, playerOf, startBoard } from '../support/season';
import { inEnglish } from '../support/texts';
import { START, startWorld, type World } from '../support/world';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

let world: World;
let board: Board;
/** How far the machine's clock is ahead of the true time. */
let ahead: number;
beforeEach(async () => {
  ahead = 0;
  world = await startWorld();
  board = await startBoard(world, {
    humans: 7,
    earlyClose: false,
    deadlines: { orders: 4 * 60 },
    choices: { absence: { ...USUAL_ABSENCE, disorder: { after: 1, minutes: 60 }, botAfter: 0 } },
  });
});
afterEach(() => world.close());

const deps = () => ({ ...world.deps, clock: () => world.clock.now() + ahead });
const gate = async () => {
  const found = await world.store.gate(board.game);
  if (found === undefined) throw new Error('the game is gone');
  return found;
};

/** A minute's sweep. */
async function minute(): Promise<readonly string[]> {
  await beat(deps());
  const { failures } = await sweep(deps());
  await world.deliver();
  return failures.map(failureInWords);
}

/** The rulings of the game as its table shows them to everyone. */
async function rulingsAsShown(): Promise<string> {
  const game = (await world.visitor().get(`/games/${board.game}`)).body as Game;
  const { rulings } = (await world.visitor().get(`/games/${board.game}/rulings`)).body as {
    readonly rulings: readonly Ruling[];
  };
  return renderToStaticMarkup(inEnglish(createElement(Rulings, { game, rulings, mayRule: false })));
}

/** The platform runs until a time, with one sweep a minute. */
async function thereUntil(time: number): Promise<void> {
  await minute();
  while (world.clock.now() < time) {
    world.clock.set(Math.min(time, world.clock.now() + 4 * MINUTE));
    expect(await minute()).toEqual([]);
  }
}

test('a clock two hours ahead for one sweep closes nothing, and rings', async () => {
  const { deadline } = await gate();
  await thereUntil(deadline - HOUR);
  ahead = 2 * HOUR;
  expect(await minute()).toEqual([expect.stringContaining('the clock has jumped')]);
  expect(await closeStep(deps(), board.game, 1)).toBe('not-due');
  expect(await gate()).toMatchObject({ step: 1, state: 'open', deadline });
  ahead = 0;
  world.clock.set(world.clock.now() + MINUTE);
  expect(await minute()).toEqual([]);
  await thereUntil(deadline);
  expect(await gate()).toMatchObject({ step: 1, grace: expect.anything() });
});

test('a clock that was ahead and is set right leaves no outage behind', async () => {
  await thereUntil(START + HOUR);
  ahead = 2 * HOUR;
  for (let sweeps = 0; sweeps < 3; sweeps += 1) {
    world.clock.set(world.clock.now() + MINUTE);
    await minute();
  }
  expect((await world.store.heartbeat())?.outages).toHaveLength(1);
  ahead = 0;
  for (let sweeps = 0; sweeps < 3; sweeps += 1) {
    world.clock.set(world.clock.now() + MINUTE);
    await minute();
  }
  expect(await world.store.heartbeat()).toMatchObject({ outages: [], doubt: null, at: world.clock.now() });
});

test('an outage over the deadline moves it: what was left is left, no one misses the turn and no bot comes', async () => {
  const { deadline, openedAt } = await gate();
  await thereUntil(deadline - 2 * HOUR);
  world.clock.set(deadline + 3 * HOUR);
  expect(await minute()).toHaveLength(1);
  expect(await gate()).toMatchObject({ step: 1, state: 'open' });
  world.clock.set(deadline + 3 * HOUR + MINUTE);
  expect(await minute()).toEqual([]);
  const moved = await gate();
  expect(moved).toMatchObject({ step: 1, state: 'open', openedAt, deadline: deadline + 5 * HOUR });
  const answer = await playerOf(board, 'tower').put(`/games/${board.game}/steps/1/orders`, { orders: [] });
  expect(answer.status).toBe(200);
  const log = (await world.store.rulings(board.game)).filter(({ kind }) => kind === 'extend');
  expect(log).toMatchObject([{ by: { id: 'turreton' }, reason: { text: 'why.away' } }]);
  expect(await rulingsAsShown()).toContain('Deadline moved to');
  await thereUntil(moved.deadline);
  const next = await gate();
  expect(next).toMatchObject({ step: 2, deadline: moved.deadline + 4 * HOUR });
  expect(next.misses ?? {}).toEqual({});
  const game = await world.store.game(board.game);
  expect(game?.seats.filter(({ player }) => player.kind === 'bot')).toEqual([]);
});

test('the same absence without an outage is a miss', async () => {
  const { deadline } = await gate();
  await thereUntil(deadline);
  // The grace that the season gives.
  await thereUntil((await gate()).deadline);
  expect(Object.keys((await gate()).misses ?? {})).toHaveLength(7);
});

test('a short outage early in the turn moves nothing', async () => {
  const { deadline } = await gate();
  await thereUntil(START + 20 * MINUTE);
  world.clock.set(START + 40 * MINUTE);
  await minute();
  world.clock.set(world.clock.now() + MINUTE);
  await thereUntil(deadline);
  expect(await gate()).toMatchObject({ step: 1, grace: expect.anything() });
  expect((await gate()).outage).toBeUndefined();
});

test('an outage during a pause takes nothing from the turn, and gives nothing', async () => {
  const { deadline } = await gate();
  await thereUntil(START + HOUR);
  const rule = (kind: string) =>
    board.organizer.post(`/games/${board.game}/rulings`, { kind, reason: 'The server moves.' });
  expect(await rule('pause')).toMatchObject({ status: 200 });
  world.clock.set(START + 11 * HOUR);
  await minute();
  world.clock.set(START + 11 * HOUR + MINUTE);
  await minute();
  expect(await rule('resume')).toMatchObject({ status: 200 });
  const resumed = await gate();
  expect(resumed.deadline).toBe(deadline + 10 * HOUR + MINUTE);
  await thereUntil(resumed.deadline);
  expect(await gate()).toMatchObject({ step: 1, grace: expect.anything() });
});
