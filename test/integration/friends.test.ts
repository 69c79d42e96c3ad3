import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { stepRandom } from '../../engine/random';
import { systemFor } from '../../engine/systems';
import { DELETE_WORDS } from '../../functions/core/account/delete-words.schema';
import type { Game } from '../../functions/core/game/games.schema';
import { newGuestId } from '../../functions/core/practice/guests';
import type { Friends, PracticeBoard } from '../../functions/core/practice/practice.schema';
import { playSeason } from '../../functions/host/play-season';
import { sweep } from '../../functions/sweep/sweep';
import { sessionToken } from '../../functions/tokens';
import { startNotifying } from '../support/notifying';
import { startBoard } from '../support/season';
import { type Person, SECRET, START, startWorld, type World } from '../support/world';

const DAY = 24 * 3_600_000;

let world: World;
let ines: Person;
let kenji: Person;
beforeEach(async () => {
  world = await startWorld();
  [ines, kenji] = await Promise.all([world.person('ines', 'Ines'), world.person('kenji', 'Kenji')]);
});
afterEach(() => world.close());

const gameFor = async (person: Person, id: string) => (await person.get<Game>(`/games/${id}`)).body;
const friendsFor = async (person: Person, id: string) =>
  (await person.get<Friends>(`/games/${id}/friends`)).body;
const boardsOf = async (person: Person) =>
  (await person.get<{ boards: PracticeBoard[] }>('/me/practice')).body.boards;

async function done(
  answer: Promise<{ status: number; text: string; body: { game: string } }>,
): Promise<string> {
  const { status, text, body } = await answer;
  expect(status, text).toBe(200);
  await world.deliver();
  return body.game;
}

/** A board of Ines that waits for friends, with the code of its link. */
async function founded(more: object = {}): Promise<{ readonly id: string; readonly code: string }> {
  const wanted = { system: 'domination', level: 'gentle', friends: { seats: 3 }, ...more };
  const id = await done(ines.post('/me/practice', wanted));
  return { id, code: (await friendsFor(ines, id)).code ?? '' };
}

const sitDown = (person: Person, id: string, how: object) =>
  person.post<{ game: string }>(`/games/${id}/friends`, how);
const begin = (person: Person, id: string) => person.post<{ game: string }>(`/games/${id}/friends/begin`);
const rematch = (person: Person, id: string) => person.post<{ game: string }>(`/games/${id}/rematch`);
const namesAt = ({ seats }: Pick<Friends, 'seats'>) =>
  seats.map(({ player }) => (player.kind === 'bot' ? 'bot' : player.name));

/** Plays as a bot would, for each person at the board, until it is finished or this many rounds are over. */
async function play(people: readonly Person[], id: string, most = Number.POSITIVE_INFINITY): Promise<void> {
  for (let round = 0; round < most; round += 1)
    for (const person of people) {
      const game = await gameFor(person, id);
      if (game.status === 'finished') return;
      const seat = game.me.seat ?? '';
      if (game.me.decision === null || game.seats.find((one) => one.seat === seat)?.state === 'ready')
        continue;
      const orders = systemFor(game)?.bots.random.orders(
        game.position,
        seat,
        stepRandom('ab', id, game.step),
      );
      const path = `/games/${id}/steps/${game.step}/orders`;
      expect(await person.put(path, { orders, ready: true })).toMatchObject({ status: 200 });
      await world.deliver();
    }
}

test('a board of friends waits for its founder to begin it, and friends take seats by its link', async () => {
  const { id, code } = await founded();
  expect(await gameFor(ines, id)).toMatchObject({
    friends: { begun: false },
    deadline: null,
    practice: 'gentle',
  });
  const guest = await world.person(newGuestId(), 'Guest');
  expect(await friendsFor(guest, id)).toMatchObject({ code: null, state: 'waits', mine: null });
  expect(await sitDown(guest, id, { code: 'guessed' })).toMatchObject({ status: 403 });
  expect(await sitDown(guest, id, {})).toMatchObject({ status: 403 });
  await done(sitDown(guest, id, { code, seat: 'green', name: 'Ada' }));
  await done(sitDown(kenji, id, { code }));
  expect(await sitDown(await world.person('omar', 'Omar'), id, { code })).toMatchObject({
    status: 403,
    body: { detail: expect.stringMatching(/Every seat/) },
  });
  const seen = await friendsFor(guest, id);
  expect(namesAt(seen)).toEqual(['Ines', 'Kenji', 'Ada (guest)']);
  expect(seen).toMatchObject({ code, mine: 'green', isFounder: false });
  expect(await begin(kenji, id)).toMatchObject({ status: 403 });
  await done(begin(ines, id));
  await done(begin(ines, id));
  await play([ines, kenji, guest], id, 3);
  const game = await gameFor(ines, id);
  expect(game.step).toBeGreaterThan(2);
  expect(game.friends).toEqual({ begun: true });
});

test('nothing closes before a board of friends begins; then bots play the free seats', async () => {
  const { id } = await founded({ system: 'ny2047', friends: { seats: 3 } });
  expect(await ines.put(`/games/${id}/steps/1/orders`, { orders: [], ready: true })).toMatchObject({
    status: 200,
    body: { closed: false },
  });
  world.clock.set(START + 20 * DAY);
  await sweep(world.deps);
  await world.deliver();
  expect((await gameFor(ines, id)).step).toBe(1);
  await done(begin(ines, id));
  expect((await gameFor(ines, id)).step).toBe(2);
});

test('friends may choose a deadline: a turn closes without those who are silent', async () => {
  const { id, code } = await founded({ system: 'ny2047', friends: { seats: 2, minutes: 60 } });
  await done(sitDown(kenji, id, { code }));
  expect((await gameFor(ines, id)).deadline).toBeNull();
  await done(begin(ines, id));
  const { deadline, me } = await gameFor(ines, id);
  expect(Date.parse(deadline ?? '') - world.clock.now()).toBe(3_600_000);
  expect(me.fallback).not.toBeNull();
  expect(world.timers.length).toBeGreaterThan(0);
  expect((await boardsOf(ines))[0]).toMatchObject({ deadline, isMyTurn: true, status: 'running' });
  world.clock.set(Date.parse(deadline ?? ''));
  await sweep(world.deps);
  await world.deliver();
  const next = await gameFor(ines, id);
  expect(next.step).toBe(2);
  expect(Date.parse(next.deadline ?? '')).toBe(Date.parse(deadline ?? '') + 3_600_000);
});

test('a friend takes over a bot’s seat while a board is played', async () => {
  const id = await done(ines.post('/me/practice', { system: 'domination' }));
  await play([ines], id, 2);
  const { code } = await friendsFor(ines, id);
  await done(sitDown(kenji, id, { code, seat: 'blue' }));
  expect(namesAt(await friendsFor(kenji, id))).toEqual(['Ines', 'Kenji', 'bot', 'bot']);
  expect(await sitDown(await world.person('omar', 'Omar'), id, { code, seat: 'blue' })).toMatchObject({
    status: 403,
  });
  const before = (await gameFor(ines, id)).step;
  await play([ines, kenji], id, 2);
  expect((await gameFor(ines, id)).step).toBeGreaterThan(before);
  expect((await boardsOf(kenji))[0]).toMatchObject({ game: id, others: [{ id: 'ines' }] });
});

describe('the press of a board of friends', () => {
  const write = (person: Person, id: string, to: 'all' | readonly string[], text = 'Hello') =>
    person.post<{ thread: string }>(`/games/${id}/press`, { to, text });
  const threadsOf = async (person: Person, id: string) => {
    const { body } = await person.get<{ threads: { id: string }[] }>(`/games/${id}/press`);
    return body.threads.map((thread) => thread.id).sort();
  };

  test('is none unless the founder chooses it', async () => {
    const { id } = await founded();
    expect(await gameFor(ines, id)).toMatchObject({ press: 'none', anonymous: false });
    expect(await friendsFor(ines, id)).toMatchObject({ press: 'none', anonymous: false });
    await done(begin(ines, id));
    expect(await write(ines, id, 'all')).toMatchObject({ status: 409 });
  });

  test.each([
    ['full', 200, 200],
    ['rulebook', 200, 200],
    ['delayed', 200, 200],
    ['public', 200, 409],
    ['gunboat', 409, 409],
    ['none', 409, 409],
  ] as const)('%s answers %i to all and %i to one seat, as in a season', async (press, toAll, toOne) => {
    const { id } = await founded({ friends: { seats: 3, press } });
    await done(begin(ines, id));
    const { me } = await gameFor(ines, id);
    const other = ['yellow', 'blue'].find((seat) => seat !== me.seat) ?? '';
    expect((await write(ines, id, 'all')).status).toBe(toAll);
    expect((await write(ines, id, [other])).status).toBe(toOne);
  });

  test.each([{ press: 'loud' }, { anonymous: 'yes' }])('refuses %j', async (wrong) => {
    const wanted = { system: 'domination', friends: { seats: 2, ...wrong } };
    expect(await ines.post('/me/practice', wanted)).toMatchObject({ status: 422 });
  });

  test('is for guests too, private to those who write, and tells nobody by mail', async () => {
    const { id, code } = await founded({ friends: { seats: 3, press: 'full' } });
    const guest = await world.person(newGuestId(), 'Guest');
    await done(sitDown(guest, id, { code, seat: 'blue', name: 'Ada' }));
    await done(sitDown(kenji, id, { code, seat: 'green' }));
    await done(begin(ines, id));
    const sent = await write(guest, id, ['yellow'], 'Shall we?');
    expect(sent).toMatchObject({ status: 200 });
    const { thread } = sent.body;
    expect(
      (await ines.get<{ messages: object[] }>(`/games/${id}/press/${thread}`)).body.messages,
    ).toMatchObject([{ from: 'blue', text: 'Shall we?' }]);
    expect(await guest.put(`/games/${id}/press/${thread}/reading`, { messages: 1 })).toMatchObject({
      status: 200,
    });
    expect(await threadsOf(kenji, id)).toEqual([]);
    expect(await kenji.get(`/games/${id}/press/${thread}`)).toMatchObject({ status: 404 });
    const notifying = startNotifying(world);
    await notifying.pass(DAY, DAY / 4);
    expect(notifying.sent).toEqual([]);
  });
});

describe('a board of friends with anonymous seats', () => {
  const ANONYMOUS = { friends: { seats: 3, press: 'full', anonymous: true } };

  /** Everything that a person can read about a board and that names players by their seats. */
  async function readBy(person: Person, id: string): Promise<string> {
    const { step } = await gameFor(person, id);
    const paths = [
      `/games/${id}`,
      `/games/${id}/table`,
      `/games/${id}/steps`,
      `/games/${id}/steps/${step - 1}`,
      `/games/${id}/press`,
      `/games/${id}/press/all`,
      `/games/${id}/rulings`,
      `/games/${id}/receipts`,
    ];
    const answers = await Promise.all(paths.map(async (path) => (await person.get(path)).text));
    const { seats } = await friendsFor(person, id);
    return [...answers, JSON.stringify(seats)].join('\n');
  }

  async function begun() {
    const { id, code } = await founded(ANONYMOUS);
    await done(sitDown(kenji, id, { code }));
    await done(begin(ines, id));
    return id;
  }

  test('names no player by their seat to anyone until it is over', async () => {
    const id = await begun();
    expect(await gameFor(ines, id)).toMatchObject({ press: 'full', anonymous: true });
    for (const person of [ines, kenji])
      expect(await person.post(`/games/${id}/press`, { to: 'all', text: 'Hello' })).toMatchObject({
        status: 200,
      });
    await play([ines, kenji], id, 2);
    const all = [ines, kenji, await world.person('omar', 'Omar'), world.visitor()];
    for (const reader of all)
      for (const name of ['Ines', 'Kenji']) {
        if (reader === { Ines: ines, Kenji: kenji }[name]) continue;
        expect(await readBy(reader, id)).not.toMatch(new RegExp(name, 'i'));
      }
    expect(await readBy(ines, id)).toMatch(/Ines/);
    await play([ines, kenji], id);
    for (const reader of all)
      for (const name of [/Ines/, /Kenji/]) expect(await readBy(reader, id)).toMatch(name);
  });

  test('says who is there, in an order that tells nothing', async () => {
    const boards = await Promise.all(Array.from({ length: 3 }, begun));
    for (const id of boards) {
      const { people, free, mine } = await friendsFor(kenji, id);
      expect(people.map(({ name }) => name)).toEqual(['Ines', 'Kenji']);
      expect([free, mine === null]).toEqual([1, false]);
    }
    expect((await boardsOf(kenji)).map(({ others }) => others.map(({ name }) => name))).toEqual(
      boards.map(() => ['Ines']),
    );
  });

  test('draws the seats: nobody chooses one, and the founder does not always have the first', async () => {
    const { id, code } = await founded(ANONYMOUS);
    expect(await sitDown(kenji, id, { code, seat: 'blue' })).toMatchObject({
      status: 403,
      body: { detail: expect.stringMatching(/Seats are drawn/) },
    });
    const seats = new Set([(await friendsFor(ines, id)).mine]);
    for (let more = 0; more < 11 && seats.size < 2; more += 1)
      seats.add((await friendsFor(ines, (await founded(ANONYMOUS)).id)).mine);
    expect(seats.size).toBe(2);
  });

  test('is what gunboat makes of one in any case', async () => {
    const { id } = await founded({ friends: { seats: 2, press: 'gunboat' } });
    expect(await gameFor(kenji, id)).toMatchObject({ anonymous: true });
    expect(JSON.stringify((await friendsFor(kenji, id)).seats)).not.toMatch(/Ines/);
  });

  test('has such a rematch, with its press', async () => {
    const { id, code } = await founded({ friends: { seats: 2, press: 'public', anonymous: true } });
    await done(sitDown(kenji, id, { code }));
    await done(begin(ines, id));
    await play([ines, kenji], id);
    const again = await done(rematch(ines, id));
    expect(await friendsFor(kenji, again)).toMatchObject({ press: 'public', anonymous: true });
    expect(JSON.stringify((await friendsFor(kenji, again)).seats)).not.toMatch(/Ines/);
  });
});

describe('who leaves a board', () => {
  test('is played on for by a bot, and the others keep the board', async () => {
    const { id, code } = await founded();
    await done(sitDown(kenji, id, { code }));
    await done(begin(ines, id));
    expect(await ines.remove(`/me/practice/${id}`)).toMatchObject({ status: 200 });
    await world.deliver();
    expect(await boardsOf(ines)).toEqual([]);
    const left = await friendsFor(kenji, id);
    expect(left).toMatchObject({ isFounder: true, code });
    expect(namesAt(left)).toEqual(['bot', 'Kenji', 'bot']);
    const before = (await gameFor(kenji, id)).step;
    await play([kenji], id, 2);
    expect((await gameFor(kenji, id)).step).toBeGreaterThan(before);
    expect(await kenji.remove(`/me/practice/${id}`)).toMatchObject({ status: 200 });
    expect(await kenji.get(`/games/${id}`)).toMatchObject({ status: 404 });
  });

  test('by deleting the account leaves a pseudonym in what is finished', async () => {
    const { id, code } = await founded({ friends: { seats: 2 } });
    await done(sitDown(kenji, id, { code }));
    await done(begin(ines, id));
    await play([ines, kenji], id);
    expect(await kenji.remove('/me/account', { confirm: DELETE_WORDS })).toMatchObject({ status: 200 });
    await world.deliver();
    const { seats } = await friendsFor(ines, id);
    expect(seats[1]?.player).toMatchObject({ kind: 'human' });
    expect(seats[1]?.player.name).not.toBe('Kenji');
    expect((await boardsOf(ines))[0]).toMatchObject({ game: id, status: 'finished' });
  });
});

test('a guest who took a seat keeps it in an account', async () => {
  const { id, code } = await founded();
  const guestId = newGuestId();
  const guest = await world.person(guestId, 'Guest');
  await done(sitDown(guest, id, { code, name: 'Ada' }));
  const token = await sessionToken(SECRET, { sub: guestId, sid: 'of the guest', began: world.clock.now() });
  expect(await kenji.post('/me/practice/guest', { token })).toMatchObject({ status: 200 });
  await world.deliver();
  expect(namesAt(await friendsFor(kenji, id))).toEqual(['Ines', 'Kenji', 'bot']);
  expect((await boardsOf(kenji)).map(({ game }) => game)).toEqual([id]);
  expect(await boardsOf(guest)).toEqual([]);
});

test('a guest who is asked to a rematch is asked in an account as well', async () => {
  const { id, code } = await founded({ friends: { seats: 2 } });
  const guestId = newGuestId();
  const guest = await world.person(guestId, 'Guest');
  await done(sitDown(guest, id, { code, name: 'Ada' }));
  await done(begin(ines, id));
  const { step } = await gameFor(ines, id);
  for (const person of [ines, guest])
    await person.put(`/games/${id}/steps/${step}/orders`, { orders: [{ type: 'resign' }], ready: true });
  await world.deliver();
  expect(await gameFor(ines, id)).toMatchObject({ status: 'finished' });
  const again = await done(rematch(ines, id));
  expect(await friendsFor(guest, again)).toMatchObject({ isAsked: true });
  const token = await sessionToken(SECRET, { sub: guestId, sid: 'of the guest', began: world.clock.now() });
  expect(await kenji.post('/me/practice/guest', { token })).toMatchObject({ status: 200 });
  await world.deliver();
  expect(await friendsFor(kenji, again)).toMatchObject({ isAsked: true, mine: null });
  expect((await boardsOf(kenji)).map(({ game }) => game)).toContain(again);
  expect(await boardsOf(guest)).toEqual([]);
  // The last invited player starts it.
  expect(await done(sitDown(kenji, again, {}))).toBe(again);
  expect(await friendsFor(ines, again)).toMatchObject({ state: 'running' });
});

describe('a rematch', () => {
  test('asks everybody who played, and begins when all have come', async () => {
    const { id, code } = await founded({ friends: { seats: 2 } });
    await done(sitDown(kenji, id, { code }));
    await done(begin(ines, id));
    expect(await rematch(ines, id)).toMatchObject({ status: 409, body: { code: 'game-running' } });
    await play([ines, kenji], id);
    const again = await done(rematch(ines, id));
    expect(await friendsFor(ines, again)).toMatchObject({ state: 'waits', mine: 'blue' });
    expect((await boardsOf(kenji))[0]).toMatchObject({
      game: again,
      status: 'asked',
      others: [{ id: 'ines' }],
    });
    expect(await rematch(world.visitor(), id)).toMatchObject({ status: 401 });
    expect(await rematch(await world.person('omar', 'Omar'), id)).toMatchObject({ status: 403 });
    expect(await done(rematch(kenji, id))).toBe(again);
    expect(await friendsFor(kenji, again)).toMatchObject({ state: 'running', mine: 'yellow' });
    expect(await done(rematch(ines, id))).toBe(again);
  });

  test('may begin without those who do not come, and says no for them', async () => {
    const { id, code } = await founded({ friends: { seats: 2 } });
    await done(sitDown(kenji, id, { code }));
    await done(begin(ines, id));
    await play([ines, kenji], id);
    const again = await done(rematch(kenji, id));
    expect(await ines.remove(`/me/practice/${again}`)).toMatchObject({ status: 200 });
    expect((await boardsOf(ines)).map(({ game }) => game)).toEqual([id]);
    await done(begin(kenji, again));
    expect(await friendsFor(kenji, again)).toMatchObject({ state: 'running' });
  });

  test('that begins without somebody is not their turn', async () => {
    const { id, code } = await founded({ friends: { seats: 2 } });
    await done(sitDown(kenji, id, { code }));
    await done(begin(ines, id));
    await play([ines, kenji], id);
    const again = await done(rematch(kenji, id));
    await done(begin(kenji, again));
    expect((await boardsOf(kenji))[0]).toMatchObject({ game: again, isMyTurn: true });
    expect((await boardsOf(ines))[0]).toMatchObject({ game: again, status: 'asked', isMyTurn: false });
  });

  test('of a board against bots begins at once', async () => {
    const id = await done(ines.post('/me/practice', { system: 'domination' }));
    await play([ines], id);
    const again = await done(rematch(ines, id));
    expect(await gameFor(ines, again)).toMatchObject({
      status: 'running',
      practice: 'gentle',
      friends: null,
    });
    expect((await gameFor(ines, again)).me.decision).not.toBeNull();
  });

  test('of a season’s game has its options, and counts nowhere', async () => {
    const board = await startBoard(world, { humans: 2, options: { lastYear: 2048 } });
    await playSeason(world.deps, world.clock, board.season);
    const [one] = Object.values(board.players);
    if (one === undefined) throw new Error('nobody plays');
    const again = await done(rematch(one, board.game));
    expect(await gameFor(one, again)).toMatchObject({
      ...{ options: { lastYear: 2048 }, practice: 'steady', friends: { begun: false } },
      season: { id: 'practice' },
    });
  });
});
