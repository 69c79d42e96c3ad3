import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { MyGames } from '../../functions/core/account/me.schema';
import type { Game } from '../../functions/core/game/games.schema';
import type { Log } from '../../functions/core/result/results.schema';
import type { ClocksEffect, RulingEffect } from '../../functions/core/ruling/rulings.schema';
import type { Season } from '../../functions/core/season/seasons.schema';
import { closeStep } from '../../functions/core/step/close-step';
import { playSeason } from '../../functions/host/play-season';
import { sweep } from '../../functions/sweep/sweep';
import { type Meeting, meetingAt } from '../support/meeting-store';
import { type Board, playerOf, ruledIn, startBoard, takeSeat } from '../support/season';
import { type Person, startWorld, type World } from '../support/world';

const HOUR = 3_600_000;
const reason = 'A storm took the power away.';

const meeting: Meeting = {};
let world: World;
let board: Board;

beforeEach(async () => {
  world = await startWorld(meetingAt(meeting));
  board = await startBoard(world, { humans: 7 });
});
afterEach(() => world.close());

const game = async (as: Person = world.visitor()) => (await as.get<Game>(`/games/${board.game}`)).body;
const address = () => `/games/${board.game}/rulings`;
const rule = (body: object, as: Person = board.organizer) => as.post(address(), { reason, ...body });
const effect = (body: object, as: Person = board.organizer) =>
  as.post<RulingEffect>(`${address()}/effect`, body);
const orders = (seat: string, ready = false) =>
  playerOf(board, seat).put(`/games/${board.game}/steps/1/orders`, { orders: [], ready });
const deadline = async () => Date.parse((await game()).deadline ?? '');
const gate = () => world.store.gate(board.game);

describe('pause and resume', () => {
  test('no deadline passes while a game is paused, orders are still stored, and the time that was left comes back', async () => {
    const at = await deadline();
    world.clock.set(at - 5 * HOUR);
    expect((await effect({ kind: 'pause' })).body).toMatchObject({
      of: 'clock',
      before: { deadline: new Date(at).toISOString() },
      after: { deadline: null, left: 5 * HOUR },
    });
    expect(await gate()).not.toHaveProperty('pausedAt');
    expect(await rule({ kind: 'pause' })).toMatchObject({ status: 200 });
    expect(await game()).toMatchObject({ deadline: null, paused: { left: 5 * HOUR }, state: 'open' });
    world.clock.set(at + 48 * HOUR);
    expect(await closeStep(world.deps, board.game, 1)).toBe('not-due');
    expect(await sweep(world.deps)).toMatchObject({ closed: 0, overdue: 0 });
    expect(await orders('tower')).toMatchObject({ status: 200, body: { deadline: null } });
    expect(await rule({ kind: 'resume' })).toMatchObject({ status: 200 });
    expect(await deadline()).toBe(at + 53 * HOUR);
    expect(world.timers.at(-1)).toEqual({ game: board.game, step: 1, deadline: at + 53 * HOUR });
    world.clock.set(at + 53 * HOUR);
    expect(await sweep(world.deps)).toMatchObject({ closed: 1, overdue: 0 });
    expect(await game()).toMatchObject({ step: 2, paused: null });
    expect((await world.store.ordersOfStep(board.game, 1)).map(({ seat }) => seat)).toEqual(['tower']);
  });

  test('everybody ready closes a paused game only when it is resumed', async () => {
    await rule({ kind: 'pause' });
    for (const seat of Object.keys(board.players))
      expect(await orders(seat, true)).toMatchObject({ status: 200, body: { closed: false } });
    expect(await closeStep(world.deps, board.game, 1)).toBe('not-due');
    expect(await game()).toMatchObject({ step: 1 });
    await rule({ kind: 'resume' });
    expect(await game()).toMatchObject({ step: 2 });
  });

  test('pages of season and player say that it is paused', async () => {
    await rule({ kind: 'pause' });
    const { boards } = (await world.visitor().get<Season>(`/seasons/${board.season}`)).body;
    expect(boards).toMatchObject([{ deadline: null, paused: true }]);
    const mine = (await playerOf(board, 'tower').get<MyGames>('/me/games')).body;
    expect(mine.games).toMatchObject([{ deadline: null, paused: true }]);
  });

  test('what cannot be is refused and changes nothing', async () => {
    const before = await gate();
    const refused = async (body: object, status: number, code: string, as?: Person) => {
      expect(await rule(body, as)).toMatchObject({ status, body: { code } });
    };
    await refused({ kind: 'resume' }, 409, 'nothing-changes');
    await refused({ kind: 'pause', reason: 'no' }, 422, 'invalid');
    await refused({ kind: 'pause' }, 403, 'not-allowed', playerOf(board, 'tower'));
    await refused({ kind: 'pause' }, 401, 'not-signed-in', world.visitor());
    expect(await gate()).toEqual(before);
    await rule({ kind: 'pause' });
    await refused({ kind: 'pause' }, 409, 'nothing-changes');
    const until = new Date(world.clock.now() + 99 * HOUR).toISOString();
    await refused({ kind: 'extend', until }, 409, 'game-paused');
    await rule({ kind: 'resume' });
    world.clock.set(await deadline());
    await refused({ kind: 'pause' }, 409, 'step-closed');
  });

  test('two rulings at once: one is made, the other is refused', async () => {
    meeting.question = 'moveClock';
    const answers = await Promise.all([rule({ kind: 'pause' }), rule({ kind: 'pause' })]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await world.store.rulings(board.game)).toHaveLength(1);
  });

  test('what follows from a ruling is done again by the sweep, in case it was cut off', async () => {
    await rule({ kind: 'pause' });
    await rule({ kind: 'resume' });
    const [timer] = world.timers.splice(0).slice(-1);
    world.clock.set(world.clock.now() + 31_000);
    expect(await sweep(world.deps)).toMatchObject({ events: 2, failures: [] });
    expect(world.timers.at(-1)).toEqual(timer);
    expect(await world.store.outboxBefore(Number.POSITIVE_INFINITY)).toEqual([]);
  });

  test('each stands in the logs of game and league, in words', async () => {
    const at = await deadline();
    world.clock.set(at - 5 * HOUR - 60_000);
    await rule({ kind: 'pause' });
    await rule({ kind: 'resume' });
    const log = (await world.visitor().get<Log>(`/leagues/${board.league}/log`)).body;
    const resumed = { before: 'Paused with 5 hours and 1 minute left', after: new Date(at).toISOString() };
    expect(ruledIn(log)).toMatchObject([
      { kind: 'resume', subject: 'Round 1, board 1', by: { id: 'olga' }, reason, ...resumed },
      { kind: 'pause', before: resumed.after, after: resumed.before },
    ]);
    expect((await world.visitor().get(address())).body).toMatchObject({
      rulings: [{ kind: 'pause' }, { kind: 'resume', ...resumed }],
    });
  });

  test('a season is paused but for the games in which the moderator plays', async () => {
    const clocks = `/seasons/${board.season}/clocks`;
    const tower = playerOf(board, 'tower');
    await board.organizer.put(`/leagues/${board.league}/members/${tower.id}/roles`, {
      roles: ['moderator', 'player'],
    });
    expect((await tower.post<ClocksEffect>(`${clocks}/effect`, { kind: 'pause' })).body.games).toMatchObject([
      { game: board.game, effect: 'plays', after: null },
    ]);
    expect(await tower.post(clocks, { kind: 'pause', reason })).toMatchObject({ status: 202 });
    expect(await playerOf(board, 'papst').post(clocks, { kind: 'pause', reason })).toMatchObject({
      status: 403,
    });
    expect(await board.organizer.post(clocks, { kind: 'pause', round: 2, reason })).toMatchObject({
      status: 409,
      body: { code: 'nothing-changes' },
    });
    expect(await board.organizer.post(clocks, { kind: 'pause', round: 1, reason })).toMatchObject({
      status: 200,
      body: { entries: [{ kind: 'pause', game: null, after: '1 of 1 paused' }] },
    });
    expect(await game()).toMatchObject({ paused: { left: expect.any(Number) } });
    await board.organizer.post(clocks, { kind: 'resume', reason });
    expect(await game()).toMatchObject({ paused: null });
  });
});

describe('another player takes a seat', () => {
  let substitute: Person;
  const secret = 'A CLO#1 - WAH';

  beforeEach(async () => {
    substitute = await world.person('substitute');
    await substitute.post(`/leagues/${board.league}/members`);
    const tower = playerOf(board, 'tower');
    await tower.put(`/games/${board.game}/steps/1/orders`, { text: secret });
    await tower.post(`/games/${board.game}/press`, { to: ['papst'], text: 'Between us.' });
  });

  const ask = (player: string | null, as?: Person) => rule({ kind: 'replace', seat: 'tower', player }, as);
  /** A player who is asked accepts. */
  const replace = async (player: string | null, as?: Person) => {
    const answer = await ask(player, as);
    if (player !== null && answer.status === 200)
      await takeSeat(await world.person(player), board.game, 'tower');
    return answer;
  };
  const privatePress = (as: Person) => as.get(`/games/${board.game}/press/tower+papst`);

  test('the new one sees and orders what the seat may, the old one does not', async () => {
    const leaver = playerOf(board, 'tower');
    expect((await game(substitute)).me).toMatchObject({ seat: null, stored: null });
    expect((await effect({ kind: 'replace', seat: 'tower', player: substitute.id })).body).toMatchObject({
      of: 'seat',
      before: { id: leaver.id },
      after: { id: substitute.id },
      newInSeason: true,
    });
    expect(await replace(substitute.id)).toMatchObject({ status: 200 });
    const now = await game(substitute);
    expect(now.me).toMatchObject({ seat: 'tower', stored: { orders: [{ type: 'MOVE' }] } });
    expect((await privatePress(substitute)).status).toBe(200);
    expect((await game(leaver)).me).toMatchObject({ seat: null, stored: null });
    expect((await privatePress(leaver)).status).toBe(404);
    expect(await orders('tower')).toMatchObject({ status: 403, body: { code: 'not-your-seat' } });
    const change = { orders: [], ready: true };
    expect(await substitute.put(`/games/${board.game}/steps/1/orders`, change)).toMatchObject({
      status: 200,
    });
    const mine = async (person: Person) => (await person.get<MyGames>('/me/games')).body.games.length;
    expect([await mine(substitute), await mine(leaver)]).toEqual([1, 0]);
    expect((await world.visitor().get(address())).body).toMatchObject({
      rulings: [
        {
          kind: 'replace',
          before: `${leaver.id} plays The Tower Syndicate`,
          after: 'substitute plays The Tower Syndicate',
        },
      ],
    });
  });

  test('who holds the seat at the end has its result; who left has none', async () => {
    const leaver = playerOf(board, 'tower').id;
    await replace(substitute.id);
    await playSeason(world.deps, world.clock, board.season);
    const { standing } = (await world.visitor().get<Season>(`/seasons/${board.season}`)).body;
    const rowOf = (id: string) => standing.find(({ player }) => player.id === id);
    expect(rowOf('substitute')).toMatchObject({ rounds: [{ seat: 'tower' }] });
    expect(rowOf(leaver)).toMatchObject({ rounds: [], total: 0 });
    expect(await world.store.ratingsOf('substitute')).not.toEqual([]);
    expect(await world.store.ratingsOf(leaver)).toEqual([]);
    expect(await world.store.finishedGamesOf('substitute')).toEqual([board.game]);
  });

  test('a bot takes a seat and gives orders at once, and the player can have it back', async () => {
    const leaver = playerOf(board, 'tower');
    expect(await replace(null)).toMatchObject({ status: 200 });
    const seatNow = async () => (await game()).seats.find(({ seat }) => seat === 'tower');
    expect(await seatNow()).toMatchObject({ player: { kind: 'bot' }, state: 'ready' });
    expect(await replace(leaver.id)).toMatchObject({ status: 200 });
    expect((await game(leaver)).me).toMatchObject({ seat: 'tower' });
  });

  test('who plays or has played here does not rule, nor seat themself; nobody gets a second seat', async () => {
    const leaver = playerOf(board, 'tower');
    for (const person of [leaver, playerOf(board, 'papst')])
      await board.organizer.put(`/leagues/${board.league}/members/${person.id}/roles`, {
        roles: ['moderator', 'player'],
      });
    const conflict = { status: 403, body: { code: 'conflict-of-interest' } };
    expect(await replace(substitute.id, playerOf(board, 'papst'))).toMatchObject(conflict);
    expect(await replace('olga')).toMatchObject(conflict);
    expect(await replace(playerOf(board, 'papst').id)).toMatchObject({ status: 422 });
    expect(await replace('nobody-here')).toMatchObject({ status: 422 });
    expect(await rule({ kind: 'replace', seat: 'atlantis', player: null })).toMatchObject({ status: 422 });
    expect(await world.store.rulings(board.game)).toEqual([]);
    await replace(substitute.id);
    expect(await rule({ kind: 'pause' }, leaver)).toMatchObject(conflict);
  });

  test('two replacements of one seat at once: one is made', async () => {
    meeting.question = 'replacePlayer';
    const answers = await Promise.all([ask(null), ask(null)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  });
});

const vacancies = [
  ['nyc-risk', { setup: 'deal', replacements: true }],
  ['domination', {}],
] as const;
type Risk = { status: Record<string, string> };
type Worlds = { seats: Record<string, { vacant: boolean }> };

test.each(
  vacancies,
)('a seat of %s that stands vacant is taken over by its new player', async (system, options) => {
  board = await startBoard(world, { humans: 4, system, boardSize: 4, options });
  /** The open step; its position is that of the step before. */
  const open = async () => {
    const { step, deadline: at, pace, owing } = (await gate()) ?? expect.fail('the game has no gate');
    return { step, at, pace, seat: owing[0] ?? '' };
  };
  const vacant = async (seat: string) => {
    const { step } = await open();
    const position = (await world.store.step(board.game, step - 1))?.position as Partial<Risk & Worlds>;
    return position.status?.[seat] === 'vacant' || position.seats?.[seat]?.vacant === true;
  };
  const pass = async () => {
    const { step, at } = await open();
    world.clock.set(at);
    await closeStep(world.deps, board.game, step);
  };
  // All place their units at once before the first seat has its turn.
  while ((await open()).pace === 'orders') await pass();
  const { step, seat } = await open();
  const path = `/games/${board.game}/steps/${step}/orders`;
  await playerOf(board, seat).put(path, { orders: [{ type: 'resign' }], ready: true });
  expect(await vacant(seat)).toBe(true);
  await rule({ kind: 'replace', seat, player: null });
  await pass();
  expect(await vacant(seat)).toBe(false);
});
