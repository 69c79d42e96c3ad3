import { PutCommand } from '@aws-sdk/lib-dynamodb';
import { afterEach, describe, expect, test } from 'vitest';
import { dueAt } from '../../functions/core/game/games.records';
import type { Game } from '../../functions/core/game/games.schema';
import type { Inbox } from '../../functions/core/inbox/inbox.schema';
import { gateItem } from '../../functions/core/platform/items';
import { gateKey } from '../../functions/core/platform/keys';
import type { Log } from '../../functions/core/result/results.schema';
import { TABLE } from '../../functions/host/create-tables';
import { sweep } from '../../functions/sweep/sweep';
import { type Board, type BoardOptions, playerOf, ruledIn, startBoard } from '../support/season';
import { startWorld, type World } from '../support/world';

const DAY = 24 * 3_600_000;
const WAIT = 3 * DAY;
const abandoned = { after: 2, minutes: WAIT / 60_000, end: 'draw' };

let world: World;
let board: Board;

async function start(options: BoardOptions = {}, policy: object = {}): Promise<void> {
  world = await startWorld();
  const absence = { abandoned, ...policy };
  board = await startBoard(world, { options: { adjustment: false }, ...options, choices: { absence } });
}
afterEach(() => world.close());

const gate = async () => {
  const found = await world.store.gate(board.game);
  if (found === undefined) throw new Error('the game has no gate');
  return found;
};

/** Lets time pass until the board is next due, and handles what follows. */
async function pass(): Promise<void> {
  world.clock.set(dueAt(await gate()));
  expect((await sweep(world.deps)).failures).toEqual([]);
  await world.deliver();
}

/**
 * Lets turns pass until the board is paused or over.
 * @returns the number of closed turns
 */
async function passUntilPaused(most = 12): Promise<number> {
  const { step } = await gate();
  for (let turn = 0; turn < most; turn += 1) {
    const { pausedAt, state } = await gate();
    if (pausedAt !== undefined || state === 'finished') break;
    await pass();
  }
  return (await gate()).step - step;
}

async function order(seat: string): Promise<void> {
  const path = `/games/${board.game}/steps/${(await gate()).step}/orders`;
  expect((await playerOf(board, seat).put(path, { orders: [], ready: false })).status).toBe(200);
}

const log = async () => {
  const { body } = await board.organizer.get<Log>(`/seasons/${board.season}/log`);
  return ruledIn(body).map(({ kind, reason }) => `${kind}: ${reason}`);
};
const resultOf = async () => world.store.resultOfBoard({ season: board.season, round: 1, board: 1 });
const outcome = async () => (await world.store.steps(board.game)).at(-1)?.outcome;
const waiting = async () =>
  (await board.organizer.get<Inbox>('/me/inbox')).body.items.map(({ kind, text }) => `${kind}: ${text}`);

describe('a board whose players have all gone', () => {
  test('is paused after the turns that the season allows, and the inbox says until when', async () => {
    await start();
    expect(await passUntilPaused()).toBe(2);
    expect(await gate()).toMatchObject({ pausedAt: world.clock.now(), endsAt: world.clock.now() + WAIT });
    expect(await log()).toContainEqual(expect.stringMatching(/^pause: No player sent orders for 2 turns/));
    expect(await waiting()).toContainEqual(
      expect.stringMatching(/^abandoned: No player plays board 1 of round 1 .* ends on /),
    );
  });

  test('ends as a draw of all who are still in it once nobody has come back', async () => {
    // Games of fewer than three turns are not rated.
    await start({}, { abandoned: { ...abandoned, after: 3 } });
    await passUntilPaused();
    world.clock.set(world.clock.now() + WAIT - 1);
    await sweep(world.deps);
    expect((await gate()).state).toBe('open');
    await pass();
    expect((await gate()).state).toBe('finished');
    const { body } = await world.visitor().get<Game>(`/games/${board.game}`);
    expect(body.status).toBe('finished');
    const result = await resultOf();
    expect(new Set(result?.seats.map(({ place }) => place))).toEqual(new Set([1]));
    expect(await log()).toContainEqual(expect.stringMatching(/no player came back/));
    // The same run again changes nothing.
    const before = await log();
    await sweep(world.deps);
    await world.deliver();
    expect(await log()).toEqual(before);
  });

  test('is void where the season says so', async () => {
    await start({}, { abandoned: { ...abandoned, after: 3, end: 'void' } });
    await passUntilPaused();
    await pass();
    expect((await gate()).state).toBe('finished');
    expect((await resultOf())?.voided).toBe(true);
  });

  test('is played on by bots where the season says so, and is not paused again', async () => {
    await start({}, { abandoned: { ...abandoned, end: 'bots' } });
    await passUntilPaused();
    await pass();
    const { seats } = (await world.store.game(board.game)) ?? { seats: [] };
    expect(new Set(seats.map(({ player }) => player.kind))).toEqual(new Set(['bot']));
    const { step } = await gate();
    for (let turn = 0; turn < 4; turn += 1) await pass();
    expect(await gate()).toMatchObject({ step: step + 4 });
    expect(await gate()).not.toHaveProperty('pausedAt');
  });

  test('in City of New York Risk too, where one plays after the other', async () => {
    await start({ system: 'nyc-risk', humans: 3, boardSize: 3, options: { setup: 'deal', maxMissed: 99 } });
    await passUntilPaused(40);
    expect(await gate()).toHaveProperty('endsAt');
    await pass();
    expect((await gate()).state).toBe('finished');
  });
});

describe('a board goes on', () => {
  test('when a player who was away sends orders', async () => {
    await start();
    await passUntilPaused();
    const { step } = await gate();
    await order('papst');
    expect(await gate()).toMatchObject({ step, deadline: expect.any(Number) });
    expect(await gate()).not.toHaveProperty('endsAt');
    expect(await gate()).not.toHaveProperty('pausedAt');
    expect(await log()).toContainEqual('resume: A player plays this board again.');
    expect(await waiting()).not.toContainEqual(expect.stringMatching(/^abandoned/));
    // The turn in which they played does not count; then the same number of turns does.
    expect(await passUntilPaused()).toBe(3);
  });

  test('when its organizer resumes it', async () => {
    await start();
    await passUntilPaused();
    const resumed = { kind: 'resume', reason: 'They promised to come back.' };
    expect((await board.organizer.post(`/games/${board.game}/rulings`, resumed)).status).toBe(200);
    await world.deliver();
    expect(await passUntilPaused()).toBe(2);
  });

  test('as long as one player sends orders now and then', async () => {
    await start();
    for (let turn = 1; turn <= 5; turn += 1) {
      if (turn % 2 === 0) await order('tower');
      await pass();
    }
    expect(await gate()).toMatchObject({ step: 6, state: 'open' });
    expect(await gate()).not.toHaveProperty('pausedAt');
  });

  test('where the platform was down while its players were silent', async () => {
    await start();
    for (let turn = 1; turn <= 3; turn += 1) {
      const { deadline } = await gate();
      const outage = { until: deadline, total: 1 };
      const down = { ...(await gate()), outage };
      await world.dynamo.client.send(
        new PutCommand({ TableName: TABLE, Item: { ...gateKey(board.game), ...gateItem(down) } }),
      );
      await pass();
    }
    expect(await gate()).toMatchObject({ step: 4 });
    expect(await gate()).not.toHaveProperty('pausedAt');
  });

  test('in a season whose policy does not mention it', async () => {
    await start({}, { abandoned: null });
    for (let turn = 1; turn <= 4; turn += 1) await pass();
    expect(await gate()).toMatchObject({ step: 5 });
    expect(await gate()).not.toHaveProperty('silence');
  });
});

test('a board without a player is paused at once, and waits for one', async () => {
  const policy = { disorder: { after: 1, minutes: 60 }, botAfter: 0 };
  await start({ humans: 1 }, policy);
  await passUntilPaused();
  const { seats } = (await world.store.game(board.game)) ?? { seats: [] };
  expect(seats.every(({ player }) => player.kind === 'bot')).toBe(true);
  expect(await gate()).toHaveProperty('endsAt');
  expect(await outcome()).toBeNull();
  await pass();
  expect((await gate()).state).toBe('finished');
});

describe('a draw for which all vote who still play', () => {
  const vote = async (seat: string) => {
    const path = `/games/${board.game}/steps/${(await gate()).step}/orders`;
    const sent = { orders: [{ type: 'VOTE', vote: 'draw' }], ready: false };
    expect((await playerOf(board, seat).put(path, sent)).status).toBe(200);
  };
  const allVote = async () => {
    for (const seat of Object.keys(board.players).slice(1)) await vote(seat);
  };

  describe.each(['ny2047', 'classic'] as const)('in %s', (system) => {
    const options = system === 'ny2047' ? { adjustment: false } : {};

    test('is agreed to by a seat in civil disorder and by bots', async () => {
      await start({ system, options, humans: 5 }, { disorder: { after: 1 }, agreeToDraws: true });
      const [absent = '', ...others] = Object.keys(board.players);
      for (const seat of others) await order(seat);
      await pass();
      expect((await gate()).misses?.[absent]).toMatchObject({ disorder: true });
      await allVote();
      await pass();
      expect((await gate()).state).toBe('finished');
      expect(await outcome()).toMatchObject({ winners: expect.arrayContaining([absent, ...others]) });
    });

    test('is blocked by a player who was only silent once, and by a season that says so', async () => {
      await start({ system, options, humans: 5 }, { disorder: { after: 3 }, agreeToDraws: true });
      await allVote();
      await pass();
      expect((await gate()).state).toBe('open');
      await world.close();
      await start({ system, options, humans: 5 }, { disorder: { after: 1 }, agreeToDraws: false });
      await pass();
      await allVote();
      await pass();
      expect((await gate()).state).toBe('open');
    });
  });
});

test('a bot keeps the orders of the player whom it replaces in an open turn', async () => {
  await start({ humans: 2 });
  const [seat = ''] = Object.keys(board.players);
  const path = `/games/${board.game}/steps/1/orders`;
  const orders = [{ type: 'VOTE', vote: 'draw' }];
  await playerOf(board, seat).put(path, { orders, ready: false });
  const replace = { kind: 'replace', seat, player: null, reason: 'They have left.' };
  expect((await board.organizer.post(`/games/${board.game}/rulings`, replace)).status).toBe(200);
  await world.deliver();
  expect(await world.store.ordersOfSeat(board.game, 1, seat)).toMatchObject({ orders, ready: true });
  await pass();
  expect((await world.store.step(board.game, 1))?.given[seat]).toEqual(orders);
});
