import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { GameTable } from '../../functions/core/game/game-table.schema';
import type { League } from '../../functions/core/league/leagues.schema';
import type { Message } from '../../functions/core/press/press.schema';
import { closeStep } from '../../functions/core/step/close-step';
import type { Changed } from '../../functions/core/today/changed.schema';
import { readerOf } from '../../functions/core/today/reader-pass';
import { settingsOf } from '../support/league-settings';
import { type Board, playerOf, startBoard } from '../support/season';
import { type Person, startWorld, type World } from '../support/world';

const DAY_MS = 24 * 3_600_000;

let world: World;
let board: Board;
let readers: Readonly<Record<string, Person>>;

const begin = async (choices: Record<string, unknown> = {}) => {
  board = await startBoard(world, { humans: 7, earlyClose: false, choices });
  const seats = ['tower', 'papst', 'greene'].map((seat) => [seat, playerOf(board, seat)] as const);
  readers = {
    ...Object.fromEntries(seats),
    organizer: board.organizer,
    stranger: await world.person('stranger'),
    visitor: world.visitor(),
  };
};

beforeEach(async () => {
  world = await startWorld();
  await begin();
});
afterEach(() => world.close());

const table = async (person: Person) => (await person.get<GameTable>(`/games/${board.game}/table`)).body;
const passOf = async (person: Person) => (await table(person)).game.me.pass;
const ask = (pass: string | null, person = world.visitor()) =>
  person.get<Changed>(`/changed/games/${board.game}${pass === null ? '' : `?pass=${pass}`}`);
const say = (from: string, to: unknown, text: string) =>
  playerOf(board, from).post<Message>(`/games/${board.game}/press`, { to, text });
const order = (seat: string, text: string, ready = false) =>
  playerOf(board, seat).put(`/games/${board.game}/steps/1/orders`, { text, ready });
const rule = async (ruling: object) => {
  const sent = { ...ruling, reason: 'A test.' };
  expect(await board.organizer.post(`/games/${board.game}/rulings`, sent)).toMatchObject({ status: 200 });
};
const close = async () => {
  world.clock.set((await world.store.gate(board.game))?.deadline ?? 0);
  await closeStep(world.deps, board.game, 1);
  await world.deliver();
};

/** The marks, game and press that a person reads, without the time. */
async function readBy(person: Person) {
  const { game, press } = await table(person);
  const { now, mark, me, ...shown } = game;
  const { mark: pressMark, threads } = press;
  const marks = (await ask(me.pass)).body;
  expect(marks).toEqual({ game: mark, press: pressMark });
  const { pass, ...own } = me;
  // A momentary close of press is read from the game.
  return { marks, game: JSON.stringify([shown, own]), press: JSON.stringify(threads) };
}

const readByAll = async () =>
  Object.fromEntries(
    await Promise.all(
      Object.entries(readers).map(async ([name, person]) => [name, await readBy(person)] as const),
    ),
  );

/** The viewers for whom an act changes each mark: at least those who then read something else. */
async function movedBy(act: () => Promise<unknown>): Promise<{ game: string; press: string }> {
  const before = await readByAll();
  await act();
  const after = await readByAll();
  const names = (differs: (name: string) => boolean) => Object.keys(readers).filter(differs).join(' ');
  const marked = (part: 'game' | 'press') =>
    names((name) => before[name]?.marks[part] !== after[name]?.marks[part]);
  for (const part of ['game', 'press'] as const)
    for (const name of Object.keys(readers).filter((one) => before[one]?.[part] !== after[one]?.[part]))
      expect(marked(part).split(' ')).toContain(name);
  return { game: marked('game'), press: marked('press') };
}

const ALL = 'tower papst greene organizer stranger visitor';

describe('a mark moves for those who read something else, and for nobody besides', () => {
  test('of orders everybody learns that they are there, and their player which', async () => {
    expect(await movedBy(() => order('tower', 'VOTE DRAW'))).toEqual({ game: ALL, press: '' });
    expect(await movedBy(() => order('tower', ''))).toEqual({ game: 'tower', press: '' });
    expect(await movedBy(() => order('tower', '', true))).toEqual({ game: ALL, press: '' });
  });

  test('of a private message those whom it is between', async () => {
    expect(await movedBy(() => say('tower', ['papst'], 'Between us.'))).toEqual({
      game: '',
      press: 'tower papst',
    });
    const reading = `/games/${board.game}/press/tower+papst/reading`;
    expect(await movedBy(() => playerOf(board, 'papst').put(reading, { messages: 1 }))).toEqual({
      game: '',
      press: 'papst',
    });
  });

  test('of a public message everybody, of its deletion as well', async () => {
    let id = '';
    const said = async () => {
      id = (await say('tower', 'all', 'To all.')).body.id;
    };
    expect(await movedBy(said)).toEqual({ game: '', press: ALL });
    const removed = () => playerOf(board, 'tower').remove(`/games/${board.game}/press/all/${id}`);
    expect(await movedBy(removed)).toEqual({ game: '', press: ALL });
  });

  test('of rulings and of a turn that closes everybody, whose press may open or close with it', async () => {
    expect((await movedBy(() => rule({ kind: 'pause' }))).game).toBe(ALL);
    expect((await movedBy(() => rule({ kind: 'resume' }))).game).toBe(ALL);
    expect((await movedBy(close)).game).toBe(ALL);
    expect((await movedBy(() => rule({ kind: 'replace', seat: 'greene', player: null }))).game).toBe(ALL);
  });

  test('of a plan for the next turn nobody', async () => {
    const planned = () =>
      playerOf(board, 'tower').put(`/games/${board.game}/plan`, { orders: [{ type: 'vote', vote: 'draw' }] });
    expect(await movedBy(planned)).toEqual({ game: '', press: '' });
  });
});

test('delayed press moves its sender’s mark alone until the turn closes', async () => {
  await world.close();
  world = await startWorld();
  await begin({ press: 'delayed' });
  expect((await movedBy(() => say('tower', ['papst'], 'Later.'))).press).toBe('tower');
  expect((await movedBy(() => say('tower', 'all', 'Later, to all.'))).press).toBe('tower');
  const marks = await Promise.all(
    Object.values(readers).map(async (one) => (await ask(await passOf(one))).body),
  );
  await close();
  for (const [at, one] of Object.values(readers).entries())
    expect((await ask(await passOf(one))).body.press).not.toBe(marks[at]?.press);
});

describe('the answer for everybody', () => {
  test('may be cached for a second, for every reader', async () => {
    const visitors = await ask(null);
    expect(visitors.headers.get('cache-control')).toBe('public, max-age=0, s-maxage=1');
    await say('tower', ['papst'], 'Between us.');
    await order('tower', 'VOTE DRAW');
    const [nobody, papst] = [await ask(null), await ask(null, playerOf(board, 'papst'))];
    expect(papst.text).toBe(nobody.text);
    expect(papst.headers.get('set-cookie')).toBeNull();
  });

  test('a refusal is not kept', async () => {
    const { status, headers } = await world.visitor().get('/changed/games/nowhere');
    expect(status).toBe(404);
    expect(headers.get('cache-control')).toBe('private, no-store');
  });
});

describe('a pass', () => {
  test('is for one reader of one game, and for a few days', async () => {
    const pass = (await passOf(playerOf(board, 'papst'))) ?? '';
    expect((await ask(pass)).status).toBe(200);
    const [day, signature] = pass.split('.');
    const forged = [
      `${day}.${signature}.${playerOf(board, 'tower').id}`,
      `${Number(day) + 1}.${signature}.${playerOf(board, 'papst').id}`,
      `${pass}x`,
      'nonsense',
      '9e9..x',
    ];
    for (const one of forged) expect((await ask(one)).status).toBe(404);
    expect(await readerOf(world.deps, board.game, pass)).toMatchObject({ id: playerOf(board, 'papst').id });
    expect(await readerOf(world.deps, 'another-game', pass)).toBeUndefined();
    world.clock.set(world.clock.now() + 4 * DAY_MS);
    expect((await ask(pass)).status).toBe(404);
  });

  test('opens nothing else', async () => {
    const pass = (await passOf(playerOf(board, 'papst'))) ?? '';
    const { body } = await world.visitor().get<GameTable>(`/games/${board.game}/table?pass=${pass}`);
    expect(body.game.me).toMatchObject({ seat: null, pass: null });
    const asBearer = { headers: { authorization: `Bearer ${pass}` } };
    expect((await world.api.request('/v1/me/games', asBearer)).status).toBe(401);
  });

  test('shows who has lost a seat what everybody sees', async () => {
    const pass = await passOf(playerOf(board, 'papst'));
    await rule({ kind: 'replace', seat: 'papst', player: null });
    const before = (await ask(pass)).body.press;
    await say('tower', ['papst'], 'To whoever comes.');
    expect((await ask(pass)).body.press).toBe(before);
  });
});

describe('a game of a private league', () => {
  test('is there for its members alone', async () => {
    const { body } = await board.organizer.get<League>(`/leagues/${board.league}`);
    const passes = {
      player: await passOf(playerOf(board, 'papst')),
      organizer: await passOf(board.organizer),
      stranger: await passOf(readers.stranger ?? world.visitor()),
    };
    const settings = { ...settingsOf(body), private: true };
    await board.organizer.put(`/leagues/${board.league}/settings`, settings);
    expect((await ask(passes.player)).status).toBe(200);
    expect((await ask(passes.organizer)).status).toBe(200);
    const nowhere = (await world.visitor().get(`/changed/games/${'0'.repeat(26)}`)).text;
    for (const pass of [null, passes.stranger])
      expect(await ask(pass)).toMatchObject({ status: 404, text: nowhere });
    // A session is not accepted in place of the pass.
    expect((await ask(null, board.organizer)).status).toBe(404);
  });
});
