import { afterEach, describe, expect, test } from 'vitest';
import type { View } from '../../../engine/domination/types';
import type { Position } from '../../../engine/ny2047/types';
import type { Game } from '../../../functions/core/game/games.schema';
import type { Store } from '../../../functions/core/platform/store';
import type { Messages } from '../../../functions/core/press/press.schema';
import { closeStep } from '../../../functions/core/step/close-step';
import { type Board, type BoardOptions, playerOf, startBoard, takeSeat } from '../../support/season';
import type { Answer } from '../../support/world';
import { startWorld, type World } from '../../support/world';
import { type Holding, holding } from './held-store';

const reason = 'Two players were shown a wrong map.';
const PASS = { type: 'pass' };

let world: World;
let board: Board;
let holds: Holding;
let seat: string;
let path: string;

afterEach(() => world.close());

/** A running board of three people at its second step, and a member who has no seat. */
async function begin(options: BoardOptions = {}) {
  holds = holding();
  world = await startWorld(holds.wrap);
  board = await startBoard(world, { humans: 3, boardSize: 3, earlyClose: false, ...options });
  await (await world.person('sam')).post(`/leagues/${board.league}/members`);
  path = `/games/${board.game}`;
  [seat = ''] = Object.keys(board.players);
  await passDeadline();
}

async function passDeadline() {
  const gate = await gateNow();
  world.clock.set(gate.deadline);
  await closeStep(world.deps, board.game, gate.step);
  await world.deliver();
}

async function gateNow() {
  const gate = await world.store.gate(board.game);
  if (gate === undefined) throw new Error('the game has no gate');
  return gate;
}

/** A moderator rules; a player whom the ruling asks to take a seat accepts. */
const rule = async (body: Readonly<Record<string, unknown>>) => {
  const ruled = await board.organizer.post(`${path}/rulings`, { reason, ...body });
  expect(ruled.status, ruled.text).toBe(200);
  if (body.kind === 'replace' && typeof body.player === 'string')
    await takeSeat(await world.person(body.player), board.game, String(body.seat));
};

/** Events during a write. */
const MEANWHILE: Readonly<Record<string, () => Promise<void>>> = {
  'the seat changes hands': () => rule({ kind: 'replace', seat, player: 'sam' }),
  'the game is rolled back and comes to the same step': async () => {
    await rule({ kind: 'roll-back', step: 1 });
    await passDeadline();
  },
  'the position is corrected': async () => {
    const position = (await board.organizer.get<Game>(path)).body.position as Position;
    await rule({ kind: 'correct-position', position: { ...position, units: position.units.slice(1) } });
  },
};

/** Sends a request that is held before its write while another event happens. */
async function heldAt<T>(
  question: keyof Store,
  send: () => Promise<T>,
  meanwhile: () => Promise<unknown>,
): Promise<T> {
  const held = holds.hold(question);
  const sent = send();
  await held.reached;
  await meanwhile();
  held.letGo();
  return sent;
}

describe.each(Object.entries(MEANWHILE))('%s', (what, meanwhile) => {
  test('while orders are on their way: they are refused, and nothing is stored', async () => {
    await begin();
    const order = () => playerOf(board, seat).put(`${path}/steps/2/orders`, { orders: [], ready: true });
    const answer = await heldAt('saveOrders', order, meanwhile);
    expect(answer.status, what).toBeGreaterThanOrEqual(400);
    expect(await world.store.ordersOfStep(board.game, 2)).toEqual([]);
    expect((await gateNow()).ready).toEqual({});
  });

  test('while a vote is on its way: it is not counted as it was sent', async () => {
    const vote = { share: 100, minutes: 600, times: 2 };
    await begin({ choices: { absence: { vote } } });
    const send = () => playerOf(board, seat).post(`${path}/steps/2/extension`);
    const before = await gateNow();
    const answer = await heldAt('saveVote', send, meanwhile);
    const after = await gateNow();
    // A vote for a step that is open again counts there; one from a seat that now has another player never does.
    if (after.line === before.line) expect(answer.status).toBe(403);
    expect(Object.keys(after.votes ?? {})).toEqual(answer.status === 200 ? [seat] : []);
  });
});

test('the seat changes hands and its new holder orders: what the old one has on its way changes nothing', async () => {
  await begin();
  const old = () => playerOf(board, seat).put(`${path}/steps/2/orders`, { orders: [], ready: false });
  const answer = await heldAt('saveOrders', old, async () => {
    await rule({ kind: 'replace', seat, player: 'sam' });
    const ready = await (await world.person('sam')).put(`${path}/steps/2/orders`, {
      orders: [],
      ready: true,
    });
    expect(ready.status).toBe(200);
  });
  expect(answer).toMatchObject({ status: 403, body: { code: 'not-your-seat' } });
  expect(await world.store.ordersOfStep(board.game, 2)).toMatchObject([{ seat, ready: true, version: 1 }]);
});

test('a seat in civil disorder is waited for from the moment it is given to someone, whatever follows', async () => {
  await begin({ choices: { absence: { disorder: { after: 1, minutes: 60 } } } });
  expect((await gateNow()).misses?.[seat]).toMatchObject({ disorder: true });
  const held = holds.hold('rulingsOn');
  const ruled = rule({ kind: 'replace', seat, player: 'sam' });
  await held.reached;
  const gate = await gateNow();
  expect(gate.misses?.[seat]).toMatchObject({ disorder: false, row: 0 });
  expect(gate.owing).toContain(seat);
  expect(gate.deadline - gate.openedAt).toBeGreaterThan(60 * 60_000);
  held.letGo();
  await ruled;
});

test('the seat changes hands twice and back: what was on its way before still counts for its holder', async () => {
  await begin();
  const order = () => playerOf(board, seat).put(`${path}/steps/2/orders`, { orders: [], ready: false });
  const answer = await heldAt('saveOrders', order, async () => {
    await rule({ kind: 'replace', seat, player: 'sam' });
    await rule({ kind: 'replace', seat, player: playerOf(board, seat).id });
  });
  expect(answer.status).toBe(200);
});

test('a bot answers while its seat is given to a person: the person finds no orders', async () => {
  await begin({ humans: 2 });
  const live = await world.store.gameAndGate(board.game);
  const bots = live?.game.seats.filter(({ player }) => player.kind === 'bot') ?? [];
  if (live === undefined || bots.length === 0) throw new Error('no bot plays');
  await heldAt(
    'saveOrders',
    () => rule({ kind: 'roll-back', step: 1 }),
    () => rule({ kind: 'replace', seat: bots[0]?.seat ?? '', player: 'sam' }),
  );
  const orders = await world.store.ordersOfStep(board.game, 1);
  expect(orders.filter((list) => list.seat === bots[0]?.seat)).toEqual([]);
});

describe('a plan on its way', () => {
  /** A Domination board, and a seat that is not on turn. */
  async function beginDomination() {
    await begin({ system: 'domination' });
    const { order, awaiting } = (await board.organizer.get<Game>(path)).body.position as View & {
      awaiting?: { seat: string };
    };
    const { owing } = await gateNow();
    seat = order.find((one) => !owing.includes(one) && one !== awaiting?.seat) ?? '';
  }
  const plan = () => playerOf(board, seat).put(`${path}/plan`, { orders: [PASS] });

  test('is refused when the seat changes hands', async () => {
    await beginDomination();
    const answer = await heldAt('savePlan', plan, () => rule({ kind: 'replace', seat, player: 'sam' }));
    expect(answer).toMatchObject({ status: 403 });
    expect(await world.store.plansOfGame(board.game)).toEqual([]);
  });

  test('is looked at again when the game is rolled back', async () => {
    await beginDomination();
    const answer = await heldAt('savePlan', plan, () => rule({ kind: 'roll-back', step: 1 }));
    const { owing, step } = await gateNow();
    const plans = await world.store.plansOfGame(board.game);
    if (owing.includes(seat)) expect([answer.status, plans]).toEqual([409, []]);
    else expect(plans).toMatchObject([{ seat, step }]);
  });
});

describe('a message on its way', () => {
  const send = () => playerOf(board, seat).post(`${path}/press`, { to: 'all', text: 'We hold the bridge.' });
  const messages = async (): Promise<Answer<Messages>> => board.organizer.get<Messages>(`${path}/press/all`);

  test('is refused when the seat changes hands', async () => {
    await begin();
    const answer = await heldAt('sendMessage', send, () => rule({ kind: 'replace', seat, player: 'sam' }));
    expect(answer).toMatchObject({ status: 403, body: { code: 'not-your-seat' } });
    expect((await messages()).body.messages).toEqual([]);
  });

  test('is sent when a step closes meanwhile', async () => {
    await begin();
    expect(await heldAt('sendMessage', send, passDeadline)).toMatchObject({ status: 200 });
    expect((await messages()).body.messages).toHaveLength(1);
  });

  test('that is delayed reaches the others after the step that is open when it is stored', async () => {
    await begin({ choices: { press: 'delayed' } });
    await passDeadline();
    const answer = await heldAt('sendMessage', send, () => rule({ kind: 'roll-back', step: 1 }));
    expect(answer.status).toBe(200);
    expect((await messages()).body.messages).toEqual([]);
    await passDeadline();
    expect((await messages()).body.messages).toHaveLength(1);
  });
});

test('a seat changes hands as its step closes: the next step knows the new holder', async () => {
  await begin({ earlyClose: true, choices: { absence: { disorder: { after: 3 } } } });
  const [last, ...others] = Object.entries(board.players);
  for (const [, player] of others) await player.put(`${path}/steps/2/orders`, { orders: [], ready: true });
  const send = async () => last?.[1].put(`${path}/steps/2/orders`, { orders: [], ready: true });
  await heldAt('closeGate', send, () => rule({ kind: 'replace', seat, player: 'sam' }));
  expect(await gateNow()).toMatchObject({ step: 3, holders: { [seat]: 'sam' } });
});
