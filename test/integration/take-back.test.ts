import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { ny2047 } from '../../engine/ny2047';
import type { Position } from '../../engine/ny2047/types';
import { stepRandom } from '../../engine/random';
import { type GameExport, verifyGame } from '../../engine/verify';
import type { StepRecord } from '../../functions/core/game/games.records';
import type { Game } from '../../functions/core/game/games.schema';
import type { Store } from '../../functions/core/platform/store';
import { followRuling } from '../../functions/core/ruling/follow-ruling';
import type { RulingEffect, TakenSteps } from '../../functions/core/ruling/rulings.schema';
import type { Season } from '../../functions/core/season/seasons.schema';
import { closeStep } from '../../functions/core/step/close-step';
import { onStepClosed } from '../../functions/core/step/on-step-closed';
import { saveOrdersOfSeat } from '../../functions/core/step/submit-orders';
import { playSeason } from '../../functions/host/play-season';
import { sweep } from '../../functions/sweep/sweep';
import { dyingAt } from '../support/dying-store';
import { type Meeting, meetingAt } from '../support/meeting-store';
import { type Board, playerOf, startBoard } from '../support/season';
import { inEnglish, translateIn } from '../support/translated';
import { type Person, startWorld, type World } from '../support/world';

const DAY = 24 * 3_600_000;
const reason = 'Two players were shown a wrong map.';
const moment: { question?: keyof Store } = {};
const meeting: Meeting = {};

let world: World;
let board: Board;
/** The original four steps. */
let played: readonly StepRecord[];

beforeEach(async () => {
  world = await startWorld((store) => meetingAt(meeting)(dyingAt(moment)(store)));
  board = await startBoard(world, { humans: 7, options: { lastYear: 2049 } });
  for (let step = 1; step <= 4; step += 1) await playStep(step);
  played = await world.store.steps(board.game);
});
afterEach(() => world.close());

const game = async (as: Person = world.visitor()) => (await as.get<Game>(`/games/${board.game}`)).body;
const gate = () => world.store.gate(board.game);
const rule = (body: object, as: Person = board.organizer) =>
  as.post(`/games/${board.game}/rulings`, { reason, ...body });
const effect = async (body: object) =>
  (await board.organizer.post<RulingEffect>(`/games/${board.game}/rulings/effect`, body)).body;
const hashes = async () => (await world.store.steps(board.game)).map(({ hash }) => hash);

const figures = (step: number) => ny2047.figures(played[step]?.position as Position).tower;

/** All seats give the same orders whenever this step is played; then its deadline passes. */
async function playStep(step: number): Promise<void> {
  const [found, before] = await Promise.all([
    world.store.gameAndGate(board.game),
    world.store.step(board.game, step - 1),
  ]);
  if (found === undefined || before === undefined) throw new Error('no such game');
  for (const { seat } of found.game.seats) {
    const view = ny2047.view(before.position as Position, { kind: 'seat', seat });
    const orders = ny2047.bots.random.orders(view, seat, stepRandom(found.game.commitment, seat, step));
    await saveOrdersOfSeat(world.deps, found, seat, { step, orders, ready: false });
  }
  world.clock.set(found.gate.deadline);
  expect(await closeStep(world.deps, board.game, step)).toBe('adjudicated');
  await world.deliver();
}

async function verified(): Promise<ReturnType<typeof verifyGame>> {
  await playSeason(world.deps, world.clock, board.season);
  return verifyGame((await world.visitor().get<GameExport>(`/games/${board.game}/export`)).body);
}

describe('roll back', () => {
  test('is shown before it is made, and shows what it takes back', async () => {
    const before = await gate();
    expect(await effect({ kind: 'roll-back', step: 2 })).toMatchObject({
      of: 'steps',
      taken: [{ step: 2 }, { step: 3 }, { step: 4 }],
      again: 0,
      opens: { step: 2, label: played[2]?.label },
      seats: expect.arrayContaining([{ seat: 'tower', before: figures(4), after: figures(1) }]),
    });
    expect(await gate()).toEqual(before);
    expect(await hashes()).toEqual(played.map(({ hash }) => hash));
  });

  test('what it took back can still be read; orders that nobody had seen cannot', async () => {
    await playerOf(board, 'tower').put(`/games/${board.game}/steps/5/orders`, {
      text: 'A CLO#1 H',
      ready: false,
    });
    await rule({ kind: 'roll-back', step: 3 });
    const taken = await world.visitor().get<TakenSteps>(`/games/${board.game}/rulings/1/taken`);
    expect(taken.body.ruling).toMatchObject({ kind: 'roll-back', reason });
    expect(taken.body.steps.map(({ step, hash }) => [step, hash])).toEqual(
      [3, 4].map((step) => [step, played[step]?.hash]),
    );
    expect(taken.body.steps[0]?.orders).toEqual(played[3]?.orders);
    expect(taken.text).not.toContain('CLO#1 H');
    expect((await world.visitor().get(`/games/${board.game}/rulings/2/taken`)).status).toBe(404);
  });

  test('opens the step again for everybody, with its whole time', async () => {
    await playerOf(board, 'tower').put(`/games/${board.game}/steps/5/orders`, { orders: [] });
    expect(await rule({ kind: 'roll-back', step: 2 })).toMatchObject({ status: 200 });
    expect(await game()).toMatchObject({
      step: 2,
      state: 'open',
      label: played[2]?.label,
      deadline: new Date(world.clock.now() + DAY).toISOString(),
      steps: [{ step: 1 }],
      last: { step: 1, hash: played[1]?.hash },
    });
    expect(world.timers.at(-1)).toEqual({ game: board.game, step: 2, deadline: world.clock.now() + DAY });
    for (const step of [2, 3, 4, 5]) expect(await world.store.ordersOfStep(board.game, step)).toEqual([]);
    expect(await world.visitor().get(`/games/${board.game}/steps/2`)).toMatchObject({ status: 404 });
    const { boards } = (await world.visitor().get<Season>(`/seasons/${board.season}`)).body;
    expect(boards).toMatchObject([{ label: played[2]?.label }]);
  });

  test('lets the dice of the steps played after it follow the ruling, and verification says so', async () => {
    await rule({ kind: 'roll-back', step: 2 });
    await world.deliver();
    for (const step of [2, 3, 4]) await playStep(step);
    const steps = await world.store.steps(board.game);
    expect(steps.map(({ proof }) => proof?.ruling)).toEqual([0, 0, 1, 1, 1]);
    expect(steps.slice(0, 2).map(({ hash }) => hash)).toEqual(played.slice(0, 2).map(({ hash }) => hash));
    expect(await verified()).toMatchObject({ ok: true, rulings: [], rerolled: [1] });
  });

  test('stands in the logs of game and league; what was taken back is kept', async () => {
    await rule({ kind: 'roll-back', step: 3 });
    const [ruling] = await world.store.rulings(board.game);
    expect(ruling).toMatchObject({ kind: 'roll-back', reason });
    expect(inEnglish(ruling?.after ?? '')).toMatch(
      /^Rolled back: steps 3 to 4\. .* is open, and 2 steps remain$/,
    );
    const takeBack = await world.store.takeBackOf(board.game, 1);
    if (takeBack === undefined) throw new Error('not kept');
    expect(await world.store.keepTaken(takeBack)).toEqual(played.slice(2));
  });

  test('an event of a step that was taken back is settled', async () => {
    const event = {
      id: world.deps.newId(),
      kind: 'step-closed',
      at: 0,
      game: board.game,
      step: 4,
      finished: false,
    } as const;
    await rule({ kind: 'roll-back', step: 2 });
    const { handleEvent } = await import('../../functions/events/event-handlers');
    await handleEvent(world.deps, event);
    expect(await game()).toMatchObject({ step: 2 });
  });
});

describe('correct an order', () => {
  const wanted = { kind: 'correct-order', step: 3, seat: 'tower', orders: [] } as const;

  test('shows its verdicts before and after, adjudicates again and opens the next step', async () => {
    const was = played[3]?.orders.filter(({ seat }) => seat === 'tower');
    const shown = await effect({ ...wanted, later: 'anew' });
    expect(shown).toMatchObject({ again: 1, opens: { step: 4 }, verdicts: { seat: 'tower', before: was } });
    await rule({ ...wanted, later: 'anew' });
    await world.dynamo.dynamo.catchUp();
    const now = await world.store.step(board.game, 3);
    expect(now?.given).toEqual({ ...played[3]?.given, tower: [] });
    expect(shown).toMatchObject({ verdicts: { after: now?.orders.filter(({ seat }) => seat === 'tower') } });
    expect(await game()).toMatchObject({ step: 4, steps: [{ step: 1 }, { step: 2 }, { step: 3 }] });
    expect(await verified()).toMatchObject({ ok: true });
  });

  test('plays later steps again with the orders that were given then', async () => {
    await rule({ ...wanted, later: 'again' });
    const steps = await world.store.steps(board.game);
    expect(steps.map(({ step }) => step)).toEqual([0, 1, 2, 3, 4]);
    expect(steps[4]?.given).toEqual(played[4]?.given);
    expect(steps[4]?.hash).not.toBe(played[4]?.hash);
    expect(await game()).toMatchObject({ step: 5 });
    expect(await verified()).toMatchObject({ ok: true });
  });

  test('takes the notation of the game, and names each order that the rules refuse', async () => {
    expect(await rule({ ...wanted, orders: { text: 'what is this' }, later: 'anew' })).toMatchObject({
      status: 422,
      body: { code: 'orders-refused' },
    });
    const position = played[2]?.position as Position;
    const [offer] = ny2047.legal(position, 'tower', []);
    const text = offer === undefined ? '' : (ny2047.notation?.print(position, offer.order) ?? '');
    const orders = { text };
    expect(await rule({ ...wanted, orders, later: 'anew' })).toMatchObject({ status: 200 });
  });
});

describe('correct the position', () => {
  const edited = async (): Promise<Position> =>
    structuredClone((await game(board.organizer)).position) as Position;

  test('shows each field, opens the step anew and has its own link in the chain', async () => {
    const position = await edited();
    const [unit, ...others] = position.units;
    const without = { ...position, units: others };
    expect(await effect({ kind: 'correct-position', position: without })).toMatchObject({
      taken: [],
      opens: { step: 5 },
      changes: expect.arrayContaining([expect.objectContaining({ path: expect.stringMatching(/^\/units/) })]),
    });
    await rule({ kind: 'correct-position', position: without });
    const [ruling] = await world.store.rulings(board.game);
    expect(inEnglish(ruling?.after ?? '')).toMatch(/^Corrected: Units\. .* is open$/);
    expect(translateIn('de')(ruling?.after ?? '')).toMatch(/^Berichtigt: Einheiten\. .* ist offen$/);
    expect(await game()).toMatchObject({ step: 5, state: 'open' });
    expect((await edited()).units).not.toContainEqual(unit);
    const result = await verified();
    expect(result).toMatchObject({ ok: true, rulings: [1] });
    const exported = (await world.visitor().get<GameExport>(`/games/${board.game}/export`)).body;
    const forged = { ...exported, corrections: [] };
    expect(verifyGame(forged)).toMatchObject({ ok: false, step: 5 });
  });

  test('a position that cannot be is refused by its fields', async () => {
    const position = await edited();
    const bad = { ...position, units: [...position.units, { ...position.units[0], space: 'the-moon' }] };
    const refused = await rule({ kind: 'correct-position', position: bad });
    expect(refused).toMatchObject({ status: 422, body: { code: 'invalid' } });
    expect(await rule({ kind: 'correct-position', position })).toMatchObject({
      status: 409,
      body: { code: 'nothing-changes' },
    });
    expect(await hashes()).toEqual(played.map(({ hash }) => hash));
  });
});

describe('a moderator who saw the game before another one ruled, or before a turn closed', () => {
  const position = async () => structuredClone((await game(board.organizer)).position) as Position;
  const SEEN = { step: 5, rulings: 0 };
  const KINDS: readonly (readonly [string, () => Promise<object>])[] = [
    ['rolls back', async () => ({ kind: 'roll-back', step: 4 })],
    [
      'corrects an order',
      async () => ({ kind: 'correct-order', step: 4, seat: 'tower', orders: [], later: 'anew' }),
    ],
    [
      'corrects the position',
      async () => ({ kind: 'correct-position', position: { ...(await position()), units: [] } }),
    ],
    ['ends the game', async () => ({ kind: 'end', as: 'it-stands' })],
  ];

  test.each(KINDS)('%s: nothing happens', async (_, of) => {
    const wanted = { ...(await of()), seen: SEEN };
    await rule({ kind: 'pause' });
    await rule({ kind: 'resume' });
    expect(await rule(wanted)).toMatchObject({ status: 409, body: { code: 'changed-meanwhile' } });
    await playStep(5);
    expect(await rule(wanted)).toMatchObject({ status: 409, body: { code: 'stale-step' } });
    expect(await game()).toMatchObject({ step: 6, status: 'running' });
    expect(await world.store.rulings(board.game)).toHaveLength(2);
    expect(await rule({ ...(await of()), seen: { step: 6, rulings: 2 } })).toMatchObject({ status: 200 });
  });
});

describe('end the game', () => {
  test('as it stands: places by the leading figure count, and can be corrected later', async () => {
    const stars = Object.entries(ny2047.figures(played[4]?.position as Position));
    const best = Math.max(...stars.map(([, figures]) => figures.stars ?? 0));
    const leaders = stars.filter(([, figures]) => figures.stars === best).map(([seat]) => seat);
    const shown = await effect({ kind: 'end', as: 'it-stands' });
    if (shown.of !== 'end') throw new Error('no end was shown');
    expect(shown.seats.filter(({ place }) => place === 1).map(({ seat }) => seat)).toEqual(leaders);
    expect(await rule({ kind: 'end', as: 'it-stands' })).toMatchObject({ status: 200 });
    await world.deliver();
    expect(await game()).toMatchObject({ status: 'finished', outcome: { winners: leaders } });
    const { boards, status } = (await world.visitor().get<Season>(`/seasons/${board.season}`)).body;
    expect(boards).toMatchObject([{ status: 'finished', result: 'corrected' }]);
    expect(status).toBe('finished');
    const exported = (await world.visitor().get<GameExport>(`/games/${board.game}/export`)).body;
    expect(verifyGame(exported)).toMatchObject({ ok: true, steps: 4 });
    const restore = { kind: 'restore', reason };
    expect(await board.organizer.post(`/games/${board.game}/result`, restore)).toMatchObject({
      status: 409,
      body: { code: 'nothing-changes' },
    });
  });

  test('void: it counts for nothing', async () => {
    await rule({ kind: 'end', as: 'void' });
    await world.deliver();
    expect(await game()).toMatchObject({ status: 'finished', outcome: { type: 'void', winners: [] } });
    const { boards } = (await world.visitor().get<Season>(`/seasons/${board.season}`)).body;
    expect(boards).toMatchObject([{ status: 'finished', result: 'void' }]);
  });
});

describe('what a moderator may not', () => {
  test.each([
    ['a step that was not played', { kind: 'roll-back', step: 5 }, 422],
    [
      'a seat that is not there',
      { kind: 'correct-order', step: 2, seat: 'nobody', orders: [], later: 'anew' },
      422,
    ],
  ])('%s', async (_, body, status) => {
    expect(await rule(body)).toMatchObject({ status, body: { code: 'invalid' } });
    expect(await world.store.rulings(board.game)).toEqual([]);
  });

  test('somebody who plays in the game, or has no role', async () => {
    const wanted = { kind: 'roll-back', step: 2 };
    expect(await rule(wanted, playerOf(board, 'tower'))).toMatchObject({ status: 403 });
    const { id } = playerOf(board, 'papst');
    await board.organizer.put(`/leagues/${board.league}/members/${id}/roles`, {
      roles: ['moderator', 'player'],
    });
    expect(await rule(wanted, playerOf(board, 'papst'))).toMatchObject({
      status: 403,
      body: { code: 'conflict-of-interest' },
    });
  });

  test('two at once: one is made, the other is refused', async () => {
    meeting.question = 'takeBack';
    const answers = await Promise.all([2, 3].map((step) => rule({ kind: 'roll-back', step })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  });
});

test.each([
  'takeBackOf',
  'keepTaken',
  'rewriteSteps',
  'plansOfGame',
  'reopen',
  'saveBoard',
] as const)('killed before %s, the sweep finishes the same work', async (question) => {
  const wanted = { kind: 'correct-order', step: 2, seat: 'tower', orders: [], later: 'again' };
  moment.question = question;
  await expect(rule(wanted)).rejects.toThrow('killed');
  expect(moment.question).toBeUndefined();
  if (question !== 'saveBoard') expect((await gate())?.state).toBe('taking-back');
  const refused = await playerOf(board, 'tower').put(`/games/${board.game}/steps/2/orders`, { orders: [] });
  expect(refused.status).toBe(409);
  world.clock.set(world.clock.now() + 31_000);
  expect(await sweep(world.deps)).toMatchObject({ failures: [] });
  expect(await gate()).toMatchObject({ step: 5, state: 'open', line: 1 });
  expect((await world.store.steps(board.game)).map(({ step }) => step)).toEqual([0, 1, 2, 3, 4]);
  expect(await verified()).toMatchObject({ ok: true });
});

test('a late event of a step that is being taken back leaves the board to the ruling', async () => {
  moment.question = 'rewriteSteps';
  await expect(rule({ kind: 'roll-back', step: 2 })).rejects.toThrow('killed');
  const late = { id: 'late', kind: 'step-closed', at: world.clock.now(), finished: false } as const;
  await onStepClosed(world.deps, { ...late, game: board.game, step: 4 });
  await world.deliver();
  const [summary] = await world.store.boards(board.season);
  expect(summary).toMatchObject({ step: 1, line: 1, status: 'running' });
  await playSeason(world.deps, world.clock, board.season);
  expect((await world.visitor().get<Season>(`/seasons/${board.season}`)).body.status).toBe('finished');
});

test('a ruling that is followed up while another one takes its steps back leaves the board to that one', async () => {
  world.restart();
  const store = new Proxy(world.store, {
    get(target, question: keyof Store) {
      if (question !== 'stepInPlay') return target[question];
      return async (...asked: Parameters<Store['stepInPlay']>) => {
        expect(await rule({ kind: 'roll-back', step: 2 })).toMatchObject({ status: 200 });
        return target.stepInPlay(...asked);
      };
    },
  });
  await followRuling({ ...world.deps, store }, board.game);
  expect(await gate()).toMatchObject({ step: 2, state: 'open', line: 1 });
  const [summary] = await world.store.boards(board.season);
  expect(summary).toMatchObject({ step: 1, line: 1 });
});
