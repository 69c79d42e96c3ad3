import { afterEach, describe, expect, test } from 'vitest';
import { hashOf } from '../../../engine/core/canonical';
import { loadSystemFor } from '../../../engine/load-system';
import {
  type BareBoard,
  type BareOptions,
  caller,
  DAY,
  DOMINATION,
  HOUR,
  OPENED,
  program,
  startBareBoard,
} from '../../../test/support/bare-board';
import { type FailingStore, failingStore } from '../../../test/support/failing-store';
import type { Gate } from '../game/games.records';
import { playBots } from './play-bots';
import { type OrdersInput, readOrders, saveOrdersOfSeat, submitOrders } from './submit-orders';

const DEADLINE = OPENED + DAY;
const MOVE = 'A CLO#1 - WAH';

let board: BareBoard;
let store: FailingStore;

async function start(options: BareOptions = {}): Promise<void> {
  store = failingStore();
  board = await startBareBoard({ ...options, wrap: store.wrap });
}
afterEach(() => board.close());

const input = (more: Partial<OrdersInput> = {}): OrdersInput => ({
  step: 1,
  orders: [],
  ready: false,
  ...more,
});
const submit = (who: ReturnType<typeof caller>, more?: Partial<OrdersInput>) =>
  submitOrders(board.deps, who, board.id, input(more));
type Answer = Awaited<ReturnType<typeof submit>>;
const said = (answer: Answer) => (answer.ok ? `stored ${answer.value.stored.version}` : answer.refusal);
const dueNow = async () => (await board.store.stepsDueBefore(board.clock.now(), 9)).length;

describe('orders of a player', () => {
  test('are stored as they were sent, with a receipt', async () => {
    await start();
    board.clock.set(OPENED + HOUR);
    const answer = await submit(caller('ann'), { orders: { text: MOVE } });
    expect(answer).toMatchObject({ ok: true, value: { closed: false, gate: { step: 1 } } });
    const stored = await board.store.ordersOfSeat(board.id, 1, 'tower');
    const { receipt, ...content } = stored ?? { receipt: '' };
    expect(content).toMatchObject({ game: board.id, seat: 'tower', ready: false, version: 1 });
    expect(content).toMatchObject({ storedAt: OPENED + HOUR, orders: [{ type: 'MOVE' }] });
    expect(receipt).toBe(hashOf(content));
    expect(await board.gate()).toMatchObject({ given: { tower: 1 }, ready: {} });
    expect(await board.gate()).not.toHaveProperty('programNow');
  });

  test('that are ready close the step with the last', async () => {
    await start();
    const { game, gate } = await board.live();
    await playBots(board.deps, game, gate);
    for (const id of ['ann', 'bob']) {
      expect(await submit(caller(id), { ready: true })).toMatchObject({ value: { closed: false } });
      expect(await dueNow()).toBe(0);
    }
    expect(await submit(caller('cho'), { ready: true })).toMatchObject({ value: { closed: true } });
    expect(await board.gate()).toMatchObject({ step: 2 });
  });

  test('that are drafts close nothing, whoever else is ready', async () => {
    await start();
    await board.setGate({ ready: { tower: true, papst: true, greene: true, rossoni: true } });
    expect(await submit(caller('ann'))).toMatchObject({ value: { closed: false } });
    expect(await board.gate()).toMatchObject({ step: 1, ready: { papst: true, greene: true } });
  });

  test('that are not ready any more take back the early close that was to come', async () => {
    await start({ deadlines: { undoSeconds: 30 } });
    await board.setGate({ owing: ['tower', 'papst', 'greene'] });
    for (const id of ['ann', 'bob', 'cho']) await submit(caller(id), { ready: true });
    expect(await board.gate()).toMatchObject({ closesAt: OPENED + 30_000 });
    await submit(caller('bob'));
    expect(await board.gate()).not.toHaveProperty('closesAt');
  });

  test('of a program are marked as such, and refused where the season has none', async () => {
    await start();
    expect(said(await submit(program('ann')))).toBe('stored 1');
    expect(await board.gate()).toMatchObject({ programNow: { tower: 'ann' } });
    await board.close();
    await start({ season: { programs: 'refused' } });
    expect(said(await submit(program('ann')))).toEqual({ code: 'programs-refused' });
    expect(said(await submit(caller('ann')))).toBe('stored 1');
    expect(said(await submit(caller('somebody')))).toEqual({ code: 'not-your-seat' });
  });

  const closed = { code: 'step-closed', step: 1, deadline: DEADLINE };
  test.each<[string, Partial<Gate>, Partial<OrdersInput>, number, unknown]>([
    ['of a game that is over', { state: 'finished' }, {}, OPENED, { code: 'game-finished' }],
    ['for a step that is over', {}, { step: 2 }, OPENED, { code: 'stale-step', step: 1 }],
    ['while the step closes', { state: 'closing' }, {}, OPENED, closed],
    ['at the deadline', {}, {}, DEADLINE, closed],
    ['just before it', {}, {}, DEADLINE - 1, 'stored 1'],
    ['after the deadline of a step whose clock stands', { pausedAt: OPENED }, {}, DEADLINE, 'stored 1'],
    [
      'while a grace of others freezes them',
      { grace: { seats: ['papst'], frozen: true } },
      {},
      OPENED,
      { code: 'orders-frozen', until: DEADLINE },
    ],
    ['in a grace of one’s own', { grace: { seats: ['tower'], frozen: true } }, {}, OPENED, 'stored 1'],
    ['in a grace that freezes nothing', { grace: { seats: [], frozen: false } }, {}, OPENED, 'stored 1'],
    ['on the version that was read', { given: {} }, { version: 0 }, OPENED, 'stored 1'],
    ['on an older version', {}, { version: 3 }, OPENED, { code: 'version-conflict', version: 0 }],
  ])('%s', async (_, change, more, at, expected) => {
    await start();
    await board.setGate(change);
    board.clock.set(at);
    expect(said(await submit(caller('ann'), more))).toEqual(expected);
  });

  test('against the rules are refused whole, each with its rule', async () => {
    await start();
    const refused = await submit(caller('ann'), { orders: { text: `${MOVE}\nA HRV#1 - WAH` } });
    expect(refused).toMatchObject({ ok: false, refusal: { code: 'orders-refused' } });
    const unread = await submit(caller('ann'), { orders: { text: 'nonsense' } });
    expect(unread).toMatchObject({ ok: false, refusal: { code: 'orders-refused' } });
    expect(await board.store.ordersOfStep(board.id, 1)).toEqual([]);
  });

  test('of a game whose rules this release does not have are refused', async () => {
    await start();
    const { game, gate } = await board.live();
    const live = { game: { ...game, rulesVersion: 'none' }, gate };
    expect(await saveOrdersOfSeat(board.deps, live, 'tower', input())).toEqual({
      ...{ ok: false, refusal: { code: 'not-available', what: 'ny2047' } },
    });
  });

  test('in text are read where the game has a notation', async () => {
    await start();
    const system = await loadSystemFor(await board.game());
    const position = (await board.store.step(board.id, 0))?.position;
    if (system === undefined) throw new Error('no rules');
    const { notation: _, ...without } = system;
    expect(readOrders(without, position, 'tower', { text: MOVE })).toMatchObject({
      ...{ ok: false, problems: [{ code: 'no-notation', path: ['text'], rule: '' }] },
    });
    expect(readOrders(without, position, 'tower', [])).toEqual({ ok: true, orders: [] });
  });
});

describe('orders that meet another write', () => {
  test('of the same seat come after it, unless they build on an older version', async () => {
    await start();
    const read = await board.live();
    await submit(caller('ann'));
    expect(await saveOrdersOfSeat(board.deps, read, 'tower', input())).toMatchObject({
      value: { stored: { version: 2 } },
    });
    expect(await saveOrdersOfSeat(board.deps, read, 'tower', input({ version: 0 }))).toMatchObject({
      refusal: { code: 'version-conflict', version: 2 },
    });
  });

  test.each<[string, Partial<Gate>, string]>([
    ['the step was closed', { state: 'closing' }, 'step-closed'],
    ['steps were taken back', { line: 1 }, 'changed-meanwhile'],
    ['the game ended', { state: 'finished' }, 'game-finished'],
    ['a grace began', { grace: { seats: [], frozen: true } }, 'orders-frozen'],
  ])('are refused where %s since the board was read', async (_, change, code) => {
    await start();
    const read = await board.live();
    await board.setGate(change);
    expect(await saveOrdersOfSeat(board.deps, read, 'tower', input())).toMatchObject({ refusal: { code } });
  });

  test('are refused where the seat was given to somebody else, or the board is gone', async () => {
    await start();
    const read = await board.live();
    await board.setGate({ holders: { tower: 'another' } });
    const seats = read.game.seats.map((one) =>
      one.seat === 'tower'
        ? { ...one, player: { id: 'another', name: 'Another', kind: 'human' as const } }
        : one,
    );
    const game = { ...read.game, seats };
    store.answers('gameAndGate', { ...read, game }, 1);
    expect(await saveOrdersOfSeat(board.deps, read, 'tower', input())).toMatchObject({
      refusal: { code: 'not-your-seat' },
    });
    store.answers('gameAndGate', undefined, 1);
    expect(await saveOrdersOfSeat(board.deps, read, 'tower', input())).toMatchObject({
      refusal: { code: 'not-found', what: 'game' },
    });
  });

  test.each<[number, unknown]>([
    [4, 'stored 1'],
    [5, { code: 'version-conflict', version: 1 }],
  ])('are tried again: %i times', async (times, expected) => {
    await start();
    store.answers('saveOrders', { kind: 'version-conflict' }, times);
    expect(said(await submit(caller('ann')))).toEqual(expected);
  });
});

describe('a seat in civil disorder', () => {
  const disorder = (seat: string) => ({ misses: { [seat]: { row: 2, total: 2, disorder: true } } });

  test('that owes orders is waited for again once it sends some', async () => {
    await start();
    await board.setGate({ ...disorder('tower'), owing: ['papst'] });
    await submit(caller('ann'));
    expect(await board.gate()).toMatchObject({
      ...{ owing: ['papst', 'tower'], misses: { tower: { row: 0, total: 2, disorder: false } } },
    });
    await submit(caller('bob'));
    expect((await board.gate()).owing).toEqual(['papst', 'tower']);
  });

  test('that owes none is not', async () => {
    await start(DOMINATION);
    const { owing } = await board.gate();
    const { seats } = await board.game();
    const idle = seats.find(({ seat }) => !owing.includes(seat));
    const { seat = '', player } = idle ?? {};
    await board.setGate(disorder(seat));
    const answer = await submit(caller(player?.id ?? ''));
    expect([answer.ok, (await board.gate()).owing]).toEqual([true, owing]);
    expect((await board.gate()).misses?.[seat]).toMatchObject({ disorder: false });
  });
});

describe('the last orders that a step waits for make it due, in case nobody closes it', () => {
  const ready = async (seat: string) =>
    saveOrdersOfSeat(board.deps, await board.live(), seat, input({ ready: true }));

  test.each<[string, BareOptions, number]>([
    ['where it may close early', {}, 1],
    ['not where the season forbids that', { deadlines: { earlyClose: 'forbidden' } }, 0],
  ])('%s', async (_, options, due) => {
    await start(options);
    for (const seat of ['tower', 'papst', 'greene', 'rossoni']) {
      expect(await dueNow()).toBe(0);
      await ready(seat);
    }
    expect(await dueNow()).toBe(due);
  });

  test('nor where only bots play', async () => {
    await start();
    const { game, gate } = await board.live();
    const seats = game.seats.filter(({ player }) => player.kind === 'bot');
    await board.setGate({ owing: ['rossoni'] });
    const live = { game: { ...game, seats }, gate: { ...gate, owing: ['rossoni'] } };
    expect(await saveOrdersOfSeat(board.deps, live, 'rossoni', input({ ready: true }))).toMatchObject({
      ok: true,
    });
    expect(await dueNow()).toBe(0);
  });
});
