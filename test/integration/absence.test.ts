import { PutCommand } from '@aws-sdk/lib-dynamodb';
import { afterEach, describe, expect, test } from 'vitest';
import type { GameAbsence, SeasonAbsence } from '../../functions/core/absence/absence.schema';
import type { Gate } from '../../functions/core/game/games.records';
import type { Game, SubmitReply } from '../../functions/core/game/games.schema';
import type { Notices } from '../../functions/core/notice/notices.schema';
import { gateItem } from '../../functions/core/platform/items';
import { gateKey } from '../../functions/core/platform/keys';
import type { Log } from '../../functions/core/result/results.schema';
import type { Season } from '../../functions/core/season/seasons.schema';
import { closeStep } from '../../functions/core/step/close-step';
import { handleEvent } from '../../functions/events/event-handlers';
import { TABLE } from '../../functions/host/create-tables';
import { sweep } from '../../functions/sweep/sweep';
import { type Board, type BoardOptions, playerOf, ruledIn, startBoard, takeSeat } from '../support/season';
import { type Person, startWorld, type World } from '../support/world';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

let world: World;
let board: Board;

const start = async (options: BoardOptions) => {
  world = await startWorld();
  board = await startBoard(world, options);
};
afterEach(() => world.close());

const seats = () => Object.keys(board.players);
const gate = async () => {
  const found = await world.store.gate(board.game);
  if (found === undefined) throw new Error('the game has no gate');
  return found;
};
const order = async (seat: string, ready = false) =>
  playerOf(board, seat).put<SubmitReply>(`/games/${board.game}/steps/${(await gate()).step}/orders`, {
    orders: [],
    ready,
  });
const state = async (as: Person = world.visitor()) =>
  (await as.get<GameAbsence>(`/games/${board.game}/absence`)).body;
const rule = async (ruling: Record<string, unknown>) => {
  const said = { ...ruling, reason: 'a reason' };
  expect(await board.organizer.post(`/games/${board.game}/rulings`, said)).toMatchObject({ status: 200 });
};
const notes = async (seat: string) =>
  (await playerOf(board, seat).get<Notices>('/me/notices')).body.notices.map(({ kind }) => kind);

/** Lets the deadline pass, with orders of all seats but those named. */
async function pass(...silent: readonly string[]): Promise<void> {
  for (const seat of seats()) if (!silent.includes(seat)) await order(seat);
  const { step, deadline } = await gate();
  world.clock.set(deadline);
  await closeStep(world.deps, board.game, step);
  await world.deliver();
}

describe('early closes', () => {
  test('with time to take it back the step closes so many seconds after the last is ready', async () => {
    await start({ deadlines: { undoSeconds: 30 } });
    for (const seat of seats()) expect((await order(seat, true)).body.closed).toBe(false);
    const at = world.clock.now() + 30_000;
    expect(await gate()).toMatchObject({ step: 1, closesAt: at });
    expect(world.timers.at(-1)).toEqual({ game: board.game, step: 1, deadline: at });
    expect(await state()).toMatchObject({ closesAt: new Date(at).toISOString() });
    world.clock.set(at - 1);
    expect(await closeStep(world.deps, board.game, 1)).toBe('not-due');
    world.clock.set(at);
    expect(await closeStep(world.deps, board.game, 1)).toBe('adjudicated');
    expect(await world.store.step(board.game, 1)).toMatchObject({ why: 'all-ready', closedAt: at });
  });

  test('taking it back keeps the step open, and the time begins anew', async () => {
    await start({ deadlines: { undoSeconds: 30 } });
    for (const seat of seats()) await order(seat, true);
    world.clock.set(world.clock.now() + 20_000);
    await order('tower', false);
    expect(await gate()).not.toHaveProperty('closesAt');
    expect(world.timers.at(-1)).toMatchObject({ deadline: (await gate()).deadline });
    world.clock.set(world.clock.now() + 20_000);
    expect(await sweep(world.deps)).toMatchObject({ closed: 0 });
    await order('tower', true);
    expect(await gate()).toMatchObject({ closesAt: world.clock.now() + 30_000 });
    // The timer of this one is lost: the sweep finds it before it is overdue.
    world.clock.set(world.clock.now() + 30_000);
    expect(await sweep(world.deps)).toMatchObject({ closed: 1, overdue: 0, failures: [] });
    expect(await gate()).toMatchObject({ step: 2 });
  });

  test('no early close is set beyond the deadline', async () => {
    await start({ deadlines: { undoSeconds: 30 } });
    const { deadline } = await gate();
    world.clock.set(deadline - 10_000);
    for (const seat of seats()) await order(seat, true);
    expect(await gate()).not.toHaveProperty('closesAt');
    world.clock.set(deadline);
    await closeStep(world.deps, board.game, 1);
    expect(await world.store.step(board.game, 1)).toMatchObject({ why: 'deadline' });
  });

  test('where it is forbidden all ready close nothing', async () => {
    await start({ deadlines: { earlyClose: 'forbidden' } });
    for (const seat of seats()) expect((await order(seat, true)).body.closed).toBe(false);
    expect(await gate()).toMatchObject({ step: 1, state: 'open' });
  });

  test('where all have to agree, who owes nothing is asked as well', async () => {
    await start({ deadlines: { earlyClose: 'consent' } });
    // A turn in which one seat owes nothing: the gate lists the seats to wait for.
    const [idle = '', ...others] = seats();
    const Item = { ...gateKey(board.game), ...gateItem({ ...(await gate()), owing: others }) };
    await world.dynamo.client.send(new PutCommand({ TableName: TABLE, Item }));
    for (const seat of others) expect((await order(seat, true)).body.closed).toBe(false);
    expect(await state(playerOf(board, idle))).toMatchObject({
      consent: { asked: [idle], agreed: [], mine: false },
    });
    const consent = `/games/${board.game}/steps/1/consent`;
    expect(await playerOf(board, others[0] ?? '').put(consent, { agrees: true })).toMatchObject({
      status: 403,
    });
    await rule({ kind: 'pause' });
    expect(await playerOf(board, idle).put(consent, { agrees: true })).toMatchObject({
      body: { code: 'game-paused' },
    });
    await rule({ kind: 'resume' });
    expect(await playerOf(board, idle).put(consent, { agrees: false })).toMatchObject({ status: 200 });
    expect(await gate()).toMatchObject({ step: 1 });
    expect(await playerOf(board, idle).put(consent, { agrees: true })).toMatchObject({ status: 200 });
    expect(await gate()).toMatchObject({ step: 2 });
  });
});

describe('grace', () => {
  const grace = (freezes: boolean) => ({
    choices: { absence: { grace: { minutes: 60, times: 1, freezes } } },
  });

  test('moves the deadline for those who are late, once in a season, and freezes the others', async () => {
    await start(grace(true));
    const { deadline } = await gate();
    await pass('tower');
    expect(await gate()).toMatchObject({
      step: 1,
      deadline: deadline + HOUR,
      grace: { seats: ['tower'], frozen: true },
    });
    expect(world.timers.at(-1)).toEqual({ game: board.game, step: 1, deadline: deadline + HOUR });
    expect((await world.store.boards(board.season))[0]).toMatchObject({ deadline: deadline + HOUR });
    expect(await order('papst')).toMatchObject({ status: 409, body: { code: 'orders-frozen' } });
    const press = await playerOf(board, 'tower').post(`/games/${board.game}/press`, {
      to: 'all',
      text: 'wait',
    });
    expect(press).toMatchObject({ status: 409, body: { code: 'press-closed' } });
    expect(await notes('tower')).toEqual(['grace']);
    expect(await notes('papst')).toEqual([]);
    expect(await order('tower')).toMatchObject({ status: 200 });
    world.clock.set(deadline + HOUR);
    expect(await closeStep(world.deps, board.game, 1)).toBe('adjudicated');
    expect(await gate()).not.toHaveProperty('misses.tower');
    await world.deliver();
    await pass('tower');
    expect(await gate()).toMatchObject({ step: 3, misses: { tower: { row: 1, total: 1, disorder: false } } });
    expect(await notes('tower')).toEqual(['grace', 'missed']);
  });

  test('closes at once when the late are ready, and can leave the others free', async () => {
    await start(grace(false));
    for (const seat of seats()) if (seat !== 'tower') await order(seat, true);
    world.clock.set((await gate()).deadline);
    await closeStep(world.deps, board.game, 1);
    expect(await order('papst', true)).toMatchObject({ status: 200, body: { closed: false } });
    expect(await order('tower', true)).toMatchObject({ status: 200, body: { closed: true } });
  });

  test('is never longer than the turn was', async () => {
    await start({ choices: { absence: { grace: { minutes: (3 * DAY) / 60_000, times: 1 } } } });
    const { openedAt, deadline } = await gate();
    await pass('tower');
    expect(await gate()).toMatchObject({ step: 1, deadline: deadline + (deadline - openedAt) });
  });

  test('two runs at the deadline give one grace, and a player who uses none keeps it', async () => {
    await start(grace(true));
    for (const seat of seats()) if (seat !== 'tower') await order(seat);
    world.clock.set((await gate()).deadline);
    const runs = Array.from({ length: 6 }, () => closeStep(world.deps, board.game, 1));
    expect(await Promise.all(runs)).toEqual(Array.from({ length: 6 }, () => 'not-due'));
    const players = Object.values(board.players).map(({ id }) => id);
    expect(await world.store.allowances(board.season, players)).toMatchObject([
      { player: playerOf(board, 'tower').id, graces: 1 },
    ]);
    expect(await notes('tower')).toEqual(['grace']);
  });

  test('found late, it still lasts its whole time', async () => {
    await start({ choices: { absence: { grace: { minutes: 60, times: 1 }, makeGood: 5 } } });
    const at = (await gate()).deadline + 3 * HOUR;
    world.clock.set(at);
    await closeStep(world.deps, board.game, 1);
    expect(await gate()).toMatchObject({ deadline: at + HOUR });
  });
});

describe('civil disorder', () => {
  const absence = { disorder: { after: 2, minutes: 30 }, substitutes: 'first', botAfter: 1 };

  test('after so many misses nobody waits for the seat; orders bring its player back', async () => {
    await start({ choices: { absence } });
    await pass('tower');
    expect(await notes('tower')).toEqual(['missed']);
    await pass('tower');
    expect(await gate()).toMatchObject({ step: 3, misses: { tower: { row: 2, disorder: true } } });
    expect((await gate()).owing).not.toContain('tower');
    expect(await notes('tower')).toEqual(['missed', 'disorder']);
    const log = (await world.visitor().get<Log>(`/leagues/${board.league}/log`)).body;
    expect(ruledIn(log)).toMatchObject([{ kind: 'disorder', by: { name: 'Turreton' }, game: board.game }]);
    expect(await order('tower')).toMatchObject({ status: 200 });
    expect(await gate()).toMatchObject({ misses: { tower: { row: 0, total: 2, disorder: false } } });
    expect((await gate()).owing).toContain('tower');
    expect(await state()).toMatchObject({ misses: [{ seat: 'tower', row: 0, total: 2, disorder: false }] });
  });

  test('the others can close without it', async () => {
    await start({ choices: { absence: { disorder: { after: 1 } } } });
    await pass('tower');
    const { notices } = (await playerOf(board, 'tower').get<Notices>('/me/notices')).body;
    expect(notices[0]?.text).toMatch(/You have missed [^.]*\. Your seat is in civil disorder/);
    expect(notices[0]?.text).not.toContain('in a row');
    const others = seats().filter((seat) => seat !== 'tower');
    for (const seat of others) await order(seat, true);
    expect(await gate()).toMatchObject({ step: 3 });
  });

  test('a turn that only such seats owe is short', async () => {
    await start({ choices: { absence: { disorder: { after: 1, minutes: 30 } } } });
    await pass(...seats());
    const { openedAt, deadline, owing } = await gate();
    expect({ owing, minutes: (deadline - openedAt) / 60_000 }).toEqual({ owing: [], minutes: 30 });
  });

  test('the first willing player takes the seat, both players are notified, and the turn waits', async () => {
    await start({ choices: { absence } });
    const lists = `/seasons/${board.season}/substitutes`;
    const [banned, early, late] = [
      await world.person('banned'),
      await world.person('early'),
      await world.person('late'),
    ];
    // A player on the board and a banned one are passed over.
    for (const person of [playerOf(board, 'papst'), banned, early, late]) {
      expect(await person.post(lists, { atOnce: true })).toMatchObject({ status: 200 });
      world.clock.set(world.clock.now() + 1000);
    }
    await board.organizer.post(`/leagues/${board.league}/members/banned/rulings`, {
      ...{ kind: 'ban', reason: 'a reason', note: 'a note that says it' },
    });
    await pass('tower');
    await pass('tower');
    const game = await world.store.game(board.game);
    expect(game?.seats.find(({ seat }) => seat === 'tower')?.player.id).toBe('early');
    expect(game?.left).toMatchObject([{ seat: 'tower', step: 3, forfeited: true }]);
    expect((await gate()).owing).toContain('tower');
    expect(await notes('tower')).toEqual(['missed', 'disorder', 'replaced']);
    expect((await early.get<Notices>('/me/notices')).body.notices).toMatchObject([{ kind: 'substitute' }]);
    const rulings = await world.store.rulings(board.game);
    expect(rulings.map(({ kind, by }) => [kind, by.name])).toEqual([
      ['disorder', 'Turreton'],
      ['replace', 'Turreton'],
    ]);
    const { body } = await world.visitor().get<SeasonAbsence>(`/seasons/${board.season}/absence`);
    expect(body.substitutes.map(({ id }) => id)).toEqual([playerOf(board, 'papst').id, 'banned', 'late']);
    expect(await order('tower')).toMatchObject({ status: 403, body: { code: 'not-your-seat' } });
  });

  test('where players are invited only those who were let in may offer', async () => {
    await start({ choices: { absence } });
    const { body } = await board.organizer.post<Season>(`/leagues/${board.league}/seasons`, {
      ...{ name: 'Season 2', system: 'ny2047', absence },
      ...{ format: { kind: 'rounds', rounds: 1 }, registration: { mode: 'invitation' } },
      deadlines: { orders: 1440, adjustment: 480, earlyClose: 'allowed' },
    });
    const lists = `/seasons/${body.id}/substitutes`;
    const [stranger, guest] = [await world.person('stranger'), await world.person('guest')];
    const { code } = body.registration;
    expect(await guest.post(`/seasons/${body.id}/entries`, { code, accepts: 1 })).toMatchObject({
      status: 200,
    });
    expect(await stranger.post(lists)).toMatchObject({ status: 403, body: { code: 'not-allowed' } });
    expect(await guest.post(lists)).toMatchObject({ status: 200 });
    expect(await world.store.member(board.league, 'stranger')).toBeUndefined();
    const offered = await world.store.substitutes(body.id);
    expect(offered.map(({ player }) => player.id)).toEqual(['guest']);
  });

  test('one offer is one seat, also where boards close at the same moment', async () => {
    await start({ humans: 14, choices: { absence: { ...absence, disorder: { after: 1, minutes: 30 } } } });
    const early = await world.person('early');
    await early.post(`/seasons/${board.season}/substitutes`, { atOnce: true });
    const games = (await world.store.boards(board.season)).map(({ game }) => game);
    world.clock.set((await gate()).deadline);
    await Promise.all(games.map((game) => closeStep(world.deps, game, 1)));
    const events = await world.store.outboxBefore(Number.POSITIVE_INFINITY);
    await Promise.all(events.map((event) => handleEvent(world.deps, event)));
    await world.deliver();
    const records = await Promise.all(games.map((game) => world.store.game(game)));
    const held = records.flatMap((game) => game?.seats ?? []).filter(({ player }) => player.id === 'early');
    expect({ games: games.length, held: held.length }).toEqual({ games: 2, held: 1 });
    expect(await world.store.substitutes(board.season)).toEqual([]);
  });

  test('without one a bot takes it after the stated turns more', async () => {
    await start({ choices: { absence } });
    await pass('tower');
    await pass('tower');
    const holder = async () =>
      (await world.store.game(board.game))?.seats.find(({ seat }) => seat === 'tower')?.player.kind;
    expect(await holder()).toBe('human');
    await pass('tower');
    expect(await holder()).toBe('bot');
    expect((await gate()).owing).toContain('tower');
    expect(await world.store.ordersOfSeat(board.game, 4, 'tower')).toMatchObject({ ready: true });
  });

  test('a bot that is given the seat while the game is paused plays when it runs again', async () => {
    await start({ choices: { absence: { disorder: { after: 1 } } } });
    await pass('tower');
    expect((await gate()).owing).not.toContain('tower');
    await rule({ kind: 'pause' });
    await rule({ kind: 'replace', seat: 'tower', player: null });
    await rule({ kind: 'resume' });
    expect((await gate()).owing).toContain('tower');
    expect(await world.store.ordersOfSeat(board.game, 2, 'tower')).toMatchObject({ ready: true });
  });

  test('a turn that a moderator made longer keeps its deadline when somebody takes a seat', async () => {
    await start({ choices: { absence: { disorder: { after: 1 } } } });
    await pass(...seats());
    const deadline = (await gate()).deadline + 5 * DAY;
    await rule({ kind: 'extend', until: new Date(deadline).toISOString() });
    const next = await world.person('next');
    await next.post(`/leagues/${board.league}/members`);
    await rule({ kind: 'replace', seat: 'tower', player: 'next' });
    await takeSeat(next, board.game, 'tower');
    expect(await gate()).toMatchObject({ owing: ['tower'], deadline });
  });

  test('a substitute has not missed the turns of the player before', async () => {
    await start({ choices: { absence } });
    await pass('tower');
    const next = await world.person('next');
    await next.post(`/leagues/${board.league}/members`);
    await rule({ kind: 'replace', seat: 'tower', player: 'next' });
    await takeSeat(next, board.game, 'tower');
    await pass('tower');
    expect(await gate()).toMatchObject({ step: 3, misses: { tower: { row: 1, disorder: false } } });
    const notices = (await next.get<Notices>('/me/notices')).body.notices;
    expect(notices.map(({ kind }) => kind)).toEqual(['substitute', 'missed']);
  });

  test('what follows from missed orders can come twice', async () => {
    await start({ choices: { absence } });
    await pass('tower');
    for (const seat of seats()) if (seat !== 'tower') await order(seat);
    world.clock.set((await gate()).deadline);
    await closeStep(world.deps, board.game, 2);
    const events = await world.store.outboxBefore(Number.POSITIVE_INFINITY);
    expect(events.map(({ kind }) => kind).sort()).toEqual(['orders-missed', 'step-closed']);
    await world.deliver();
    for (const event of events) await handleEvent(world.deps, event);
    expect(await world.store.rulings(board.game)).toMatchObject([{ kind: 'disorder', seat: 'tower' }]);
    expect(await notes('tower')).toEqual(['missed', 'disorder']);
  });
});

/** The move of the clock that a vote would cause, for a gate as it was read. */
const voteMoved = ({ game, step, deadline }: Gate, seat: string) => ({
  ...({ id: 'a-move', kind: 'deadline-moved', why: 'vote' } as const),
  ...{ at: world.clock.now(), game, step, seats: [seat], deadline: deadline + 2 * HOUR },
});

describe('votes on a deadline', () => {
  const absence = { vote: { share: 50, minutes: 120, times: 1 } };
  const vote = async (seat: string) =>
    playerOf(board, seat).post(`/games/${board.game}/steps/${(await gate()).step}/extension`);

  test('move it once the stated share has voted, so often in a game', async () => {
    await start({ choices: { absence } });
    const { deadline } = await gate();
    const [one = '', two = '', three = '', four = '', five = ''] = seats();
    for (const seat of [one, two, three]) expect(await vote(seat)).toMatchObject({ status: 200 });
    expect(await vote(one)).toMatchObject({ status: 409, body: { code: 'nothing-changes' } });
    expect(await gate()).toMatchObject({ deadline });
    expect(await state(playerOf(board, four))).toMatchObject({
      vote: { votes: 3, needed: 4, left: 1, mine: false, may: true },
    });
    expect(await vote(four)).toMatchObject({ status: 200 });
    expect(await gate()).toMatchObject({ deadline: deadline + 2 * HOUR, extensions: 1 });
    expect(await vote(five)).toMatchObject({ status: 403 });
    await pass();
    expect(await vote(one)).toMatchObject({ status: 403 });
  });

  test('count for the turn that they name: for one that is over they are refused', async () => {
    await start({ choices: { absence } });
    const [one = ''] = seats();
    await pass();
    const player = playerOf(board, one);
    expect(await player.post(`/games/${board.game}/steps/1/extension`)).toMatchObject({
      status: 409,
      body: { code: 'stale-step' },
    });
    expect(await state(player)).toMatchObject({ step: 2, vote: { votes: 0, mine: false } });
  });

  test('that come at the same moment are all counted, and move it once', async () => {
    await start({ choices: { absence } });
    const { deadline } = await gate();
    await Promise.all(seats().slice(0, 4).map(vote));
    expect(await gate()).toMatchObject({ deadline: deadline + 2 * HOUR, extensions: 1 });
  });

  test('leave an early close that is about to come as it is', async () => {
    await start({ choices: { absence }, deadlines: { undoSeconds: 30 } });
    for (const seat of seats()) await order(seat, true);
    const { closesAt } = await gate();
    for (const seat of seats().slice(0, 4)) expect(await vote(seat)).toMatchObject({ status: 200 });
    await world.deliver();
    expect(await gate()).toMatchObject({ step: 1, closesAt, extensions: 1 });
    expect(world.timers.at(-1)).toEqual({ game: board.game, step: 1, deadline: closesAt });
    world.clock.set(closesAt ?? 0);
    expect(await sweep(world.deps)).toMatchObject({ closed: 1 });
    expect(await gate()).toMatchObject({ step: 2 });
  });

  test('never take back what a moderator has added at the same moment', async () => {
    await start({ choices: { absence } });
    for (const seat of seats().slice(0, 3)) await vote(seat);
    const read = await gate();
    const [last = ''] = seats().slice(3);
    const until = read.deadline + 5 * DAY;
    await rule({ kind: 'extend', until: new Date(until).toISOString() });
    const stale = voteMoved(read, last);
    expect(
      await world.store.saveVote(
        { gate: read, seat: last, holder: playerOf(board, last).id },
        stale,
        world.clock.now(),
      ),
    ).toBe('changed-meanwhile');
    expect(await gate()).toMatchObject({ deadline: until });
    expect(await vote(last)).toMatchObject({ status: 200 });
    expect(await gate()).toMatchObject({ deadline: until + 2 * HOUR });
  });

  test('nobody else votes, and not where there is none', async () => {
    await start({});
    expect(await vote('tower')).toMatchObject({ status: 403, body: { code: 'not-allowed' } });
    expect(await board.organizer.post(`/games/${board.game}/steps/1/extension`)).toMatchObject({
      body: { code: 'not-your-seat' },
    });
  });
});

describe('holidays', () => {
  const book = (seat: string, days: readonly string[]) =>
    playerOf(board, seat).put<SeasonAbsence>(`/seasons/${board.season}/holidays`, { days });
  const day = (from: number) => new Date(world.clock.now() + from * DAY).toISOString().slice(0, 10);

  test('move the deadline of an open turn and those of later ones, and count down', async () => {
    await start({ choices: { absence: { holidays: 3 } } });
    const { deadline } = await gate();
    const booked = await book('tower', [day(1), day(2)]);
    expect(booked.body.mine).toMatchObject({ holidays: [day(1), day(2)], holidaysLeft: 1 });
    expect(await gate()).toMatchObject({ deadline: deadline + 2 * DAY, moved: 2 * DAY });
    await book('tower', [day(1), day(2), day(4)]);
    await pass();
    expect(await gate()).toMatchObject({ step: 2, deadline: deadline + 4 * DAY });
  });

  test('orders that are stored already keep the deadline', async () => {
    await start({ choices: { absence: { holidays: 3 } } });
    const { deadline } = await gate();
    await order('tower');
    await book('tower', [day(1)]);
    expect(await gate()).toMatchObject({ deadline });
  });

  test('are refused beyond the season’s days, for today, and where there are none', async () => {
    await start({ choices: { absence: { holidays: 1 } } });
    expect(await book('tower', [day(1), day(2)])).toMatchObject({ status: 422 });
    expect(await book('tower', [day(0)])).toMatchObject({
      status: 422,
      body: { problems: [{ path: ['days', 0] }] },
    });
    await book('tower', [day(1)]);
    world.clock.set(world.clock.now() + DAY);
    // Holidays that have begun stay used.
    expect((await book('tower', [])).body.mine).toMatchObject({ holidays: [day(0)], holidaysLeft: 0 });
  });
});

describe('signing up', () => {
  test('asks for the version of the policy that stands, again when it changes, and games keep their own', async () => {
    await start({ choices: { absence: { disorder: { after: 2 } } } });
    const newcomer = await world.person('newcomer');
    const read = await board.organizer.get<{ version?: number }>(`/seasons/${board.season}/settings`);
    // Without a version the last change wins.
    const { version: _, ...settings } = read.body;
    const season = { ...settings, name: 'Season 2', absence: { disorder: { after: 3 } } };
    const { id } = (await board.organizer.post<Season>(`/leagues/${board.league}/seasons`, season)).body;
    const entries = `/seasons/${id}/entries`;
    expect(await newcomer.post(entries)).toMatchObject({
      status: 409,
      body: { code: 'policy-not-accepted' },
    });
    expect(await newcomer.post(entries, { accepts: 1 })).toMatchObject({
      body: { mine: { accepted: 1 }, absence: { version: 1 } },
    });
    await board.organizer.put(`/seasons/${id}/settings`, { ...season, name: 'Season Two' });
    expect((await newcomer.get<Season>(`/seasons/${id}`)).body.absence?.version).toBe(1);
    await board.organizer.put(`/seasons/${id}/settings`, { ...season, absence: { disorder: { after: 4 } } });
    expect((await newcomer.get<Season>(`/seasons/${id}`)).body).toMatchObject({
      absence: { version: 2 },
      mine: { accepted: 1 },
    });
    expect(await newcomer.put(`${entries}/me`, { accepts: 1 })).toMatchObject({ status: 409 });
    expect(await newcomer.put(`${entries}/me`, { accepts: 2 })).toMatchObject({
      body: { mine: { accepted: 2 } },
    });
    await board.organizer.put(`/seasons/${board.season}/settings`, {
      ...settings,
      absence: { disorder: { after: 9 } },
    });
    expect((await state()).policy).toMatchObject({ version: 1, disorder: { after: 2 } });
  });

  test('may ask for reliability, as finished games show it', async () => {
    await start({
      choices: { absence: { reliability: 80, disorder: { after: 2 }, substitutes: 'first' } },
    });
    const player = (id: string) => ({ id, name: id, kind: 'human' as const });
    const seat = { place: 1, winner: true, points: 0, leading: 0, rating: 0 };
    await world.store.saveResult(
      {
        ...{ id: 'result1', game: 'game1', system: 'ny2047', round: 1, board: 1, endedAt: 0, ending: 'win' },
        league: { id: 'old1', name: 'Old' },
        season: { id: 'old2', name: 'Old' },
        seats: [
          { ...seat, seat: 'tower', player: player('keeps'), owed: 40, kept: 38 },
          { ...seat, seat: 'papst', player: player('misses'), owed: 40, kept: 30 },
        ],
        left: [{ seat: 'greene', player: player('left'), owed: 25, kept: 5 }],
      },
      [],
      0,
    );
    const settings = (await board.organizer.get<object>(`/seasons/${board.season}/settings`)).body;
    const created = await board.organizer.post<Season>(`/leagues/${board.league}/seasons`, settings);
    const enter = async (id: string) =>
      (await world.person(id)).post<{ detail: string }>(`/seasons/${created.body.id}/entries`, {
        accepts: 1,
      });
    expect(await enter('newcomer')).toMatchObject({ status: 200 });
    expect(await enter('keeps')).toMatchObject({ status: 200 });
    const refused = await enter('misses');
    expect(refused).toMatchObject({ status: 403, body: { code: 'not-allowed' } });
    expect(refused.body.detail).toContain('at least 80 % of their turns; you have kept 75 %');
    expect((await enter('left')).body.detail).toContain('you have kept 20 %');
    const substitute = async (id: string) =>
      (await world.person(id)).post(`/seasons/${created.body.id}/substitutes`);
    expect(await substitute('misses')).toMatchObject({ status: 403, body: { code: 'not-allowed' } });
    expect(await substitute('keeps')).toMatchObject({ status: 200 });
    const { entries } = (await world.visitor().get<Season>(`/seasons/${created.body.id}`)).body;
    const shown = Object.fromEntries(entries.map(({ player, reliability }) => [player.id, reliability]));
    expect(shown).toEqual({ newcomer: null, keeps: 95 });
  });

  test('a board that was lost counts for its player where the policy says so', async () => {
    for (const forfeits of [true, false]) {
      await start({ choices: { absence: { disorder: { after: 1 }, botAfter: 0, forfeits } } });
      const { id } = playerOf(board, 'tower');
      await pass('tower');
      await pass('tower');
      const { standing } = (await world.visitor().get<Season>(`/seasons/${board.season}`)).body;
      const rows = standing.find(({ player }) => player.id === id)?.rounds;
      expect(rows).toMatchObject(forfeits ? [{ round: 1, seat: 'tower', points: 0 }] : []);
      if (forfeits) await world.close();
    }
  });

  test('the table still shows every seat as before', async () => {
    await start({ choices: { absence: { disorder: { after: 1 } } } });
    await pass('tower');
    const { body } = await playerOf(board, 'papst').get<Game>(`/games/${board.game}`);
    expect(body.seats.map(({ state }) => state)).toEqual(
      seats().map((seat) => (seat === 'tower' ? 'none-owed' : 'nothing')),
    );
  });
});
