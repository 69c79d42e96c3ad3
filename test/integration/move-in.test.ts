import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type GameExport, verifyGame } from '../../engine/verify';
import type { Game } from '../../functions/core/game/games.schema';
import type { League } from '../../functions/core/league/leagues.schema';
import type { MovedIn, StartedClocks } from '../../functions/core/move-in/move-in.schema';
import type { Log } from '../../functions/core/result/results.schema';
import type { Roster } from '../../functions/core/roster/roster.schema';
import type { Season } from '../../functions/core/season/seasons.schema';
import { AUTH_TABLE } from '../../functions/host/create-tables';
import { loginAdapter } from '../../web/lib/login/login-adapter';
import { loginClient } from '../support/login-client';
import { gameAt } from '../support/moved-game';
import { playerAt, RUNNING, sheetOf } from '../support/moved-league';
import { type Person, startWorld, type World } from '../support/world';

const DAY = 24 * 60;

let world: World;
let olga: Person;
let league: string;
let season: string;

beforeEach(async () => {
  world = await startWorld();
  olga = await world.person('olga', 'Olga');
  league = (await olga.post<League>('/leagues', { name: 'Mail league' })).body.id;
  season = await announce();
});
afterEach(() => world.close());

async function announce(more: object = {}): Promise<string> {
  const answer = await olga.post<Season>(`/leagues/${league}/seasons`, {
    ...{ name: 'Season 12', system: 'classic', format: { kind: 'rounds', rounds: 1 } },
    ...{ deadlines: { orders: DAY, adjustment: DAY / 2, earlyClose: true }, ...more },
  });
  if (answer.status !== 200) throw new Error(answer.text);
  return answer.body.id;
}

const TWO = RUNNING.slice(0, 2);
const send = (wish: object = {}, by = olga, headers = {}) =>
  by.post<MovedIn>(
    `/seasons/${season}/running-games`,
    { games: TWO.map(gameAt), text: sheetOf(TWO), preview: false, ...wish },
    headers,
  );
const start = (boards?: readonly number[], by = olga) =>
  by.post<StartedClocks>(`/seasons/${season}/running-games/clocks`, boards === undefined ? {} : { boards });
const shown = async () => (await olga.get<Season>(`/seasons/${season}`)).body;
const boardAt = async (at: number) => (await shown()).boards[at - 1];
const gameOn = async (at: number) => (await olga.get<Game>(`/games/${(await boardAt(at))?.game}`)).body;

describe('games that move in', () => {
  test('are shown board by board before anything is stored', async () => {
    const { status, body } = await send({ preview: true });
    expect(status).toBe(200);
    expect(body.boards.map(({ board, file, label }) => [board, file, label])).toEqual([
      [1, 'game-01.txt', 'Winter 1908'],
      [2, 'game-04.txt', 'Winter 1908'],
    ]);
    expect(body.boards[1]?.seats[0]).toEqual({ seat: 'austria', name: playerAt(1, 0), holder: 'new' });
    await world.deliver();
    expect(await shown()).toMatchObject({ status: 'registration', counts: { in: 0 }, movedIn: false });
  });

  test('ten boards become a season in progress, and their first turn closes', async () => {
    const moved = await send({ games: RUNNING.map(gameAt), text: sheetOf(RUNNING) });
    expect(moved.status, moved.text).toBe(200);
    await world.deliver();
    const running = await shown();
    expect(running).toMatchObject({
      status: 'running',
      round: 1,
      rounds: 1,
      counts: { in: 70 },
      movedIn: true,
    });
    expect(running.boards.map(({ label, paused, deadline }) => [label, paused, deadline])).toEqual(
      RUNNING.map(() => ['Winter 1908', true, null]),
    );
    expect((await gameOn(3)).position).toMatchObject(gameAt(RUNNING[2]).position);

    world.clock.set(world.clock.now() + 30 * 86_400_000);
    expect((await start()).body.started).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
    await world.deliver();
    const now = world.clock.now();
    for (const { deadline } of (await shown()).boards)
      expect(Date.parse(deadline ?? '') - now).toBe((DAY / 2) * 60_000);
    world.clock.set(now + (DAY / 2) * 60_000 + 1000);
    const { closeStep } = await import('../../functions/core/step/close-step');
    for (const { game } of running.boards) await closeStep(world.deps, game, 1);
    await world.deliver();
    expect((await shown()).boards.map(({ label }) => label)).toEqual(RUNNING.map(() => 'Spring 1909'));
  });

  test('keep a sound chain of hashes, which begins with the position from elsewhere', async () => {
    await send();
    await world.deliver();
    await start();
    await world.deliver();
    const { game = '' } = (await boardAt(1)) ?? {};
    expect(await olga.post(`/seasons/${season}/rounds/1/end`, { as: 'stands' })).toMatchObject({
      status: 200,
    });
    await world.deliver();
    const exported = await olga.get<GameExport>(`/games/${game}/export`);
    expect(exported.status, exported.text).toBe(200);
    expect(verifyGame(exported.body)).toMatchObject({ ok: true, rulings: [1] });
    expect(exported.body.corrections?.[0]?.position).toMatchObject(gameAt('01').position);
  });
});

describe('clocks', () => {
  test('stand still until an organizer starts them, board by board', async () => {
    await send();
    await world.deliver();
    world.clock.set(world.clock.now() + 90 * 86_400_000);
    await world.deliver();
    expect(await boardAt(2)).toMatchObject({ label: 'Winter 1908', paused: true });
    expect((await start([2])).body).toEqual({ started: [2], waiting: [1] });
    await world.deliver();
    expect((await boardAt(1))?.paused).toBe(true);
    expect((await boardAt(2))?.paused).not.toBe(true);
    expect((await start([2])).status).toBe(409);
    expect((await start()).body).toEqual({ started: [1], waiting: [] });
  });

  test('that a ruling has stopped are not started by it', async () => {
    await send();
    await world.deliver();
    await start();
    await world.deliver();
    const { game } = (await boardAt(1)) ?? {};
    await olga.post(`/games/${game}/rulings`, { kind: 'pause', reason: 'The holidays.' });
    await world.deliver();
    expect((await start()).status).toBe(409);
    expect((await boardAt(1))?.paused).toBe(true);
  });

  test('are started by an organizer who plays, and by nobody else', async () => {
    await olga.post(`/seasons/${season}/entries`);
    await send({ text: sheetOf(TWO).replace(playerAt(0, 0), 'Olga') });
    await world.deliver();
    const stranger = await world.person('sam', 'Sam');
    expect((await start(undefined, stranger)).status).toBe(403);
    expect((await start()).body.started).toEqual([1, 2]);
  });
});

describe('the sheet', () => {
  test('finds members by name, and gives bots what it leaves empty', async () => {
    const ana = await world.person('ana', 'Ana Alder');
    await ana.post(`/seasons/${season}/entries`);
    const text = sheetOf(TWO).replace(playerAt(0, 3), '').replace(playerAt(1, 6), 'bot');
    const { body } = await send({ text });
    expect(body.boards[0]?.seats.map(({ holder }) => holder)).toEqual([
      ...['known', 'new', 'new', 'bot', 'new', 'new', 'new'],
    ]);
    expect(body.boards[1]?.seats.at(-1)?.holder).toBe('bot');
    await world.deliver();
    expect((await gameOn(1)).seats[0]?.player.id).toBe('ana');
    expect((await shown()).counts.in).toBe(14);
    const roster = (await olga.get<Roster>(`/seasons/${season}/roster`)).body;
    expect(JSON.stringify(roster)).toContain('Ben Birch');
  });

  test('may have a column for each power, and name boards by their numbers', async () => {
    const text = [
      'Game;Austria;England;France;Germany;Italy;Russia;Turkey;Notes',
      `Board 1;${Array.from({ length: 7 }, (_, seat) => playerAt(0, seat)).join(';')};late`,
      `4;${Array.from({ length: 7 }, (_, seat) => playerAt(1, seat)).join(';')};`,
    ].join('\n');
    const { body } = await send({ text, preview: true });
    expect(body.boards.map(({ seats }) => seats.map(({ name }) => name))).toEqual(
      [0, 1].map((board) => Array.from({ length: 7 }, (_, seat) => playerAt(board, seat))),
    );
    expect(body.skipped).toEqual(['Notes']);
  });

  test('is refused with all its problems, by line, and nothing changes', async () => {
    const text = [
      'board,seat,player,mail',
      ...['game-01,austria,Ana Ruiz,', 'game-99,france,Ben Hart,', 'game-01,atlantis,Cho Lin,'],
      ...['game-01,austria,Dan Roe,', 'game-01,italy,Ana Ruiz,', 'game-01,russia,Eva Mol,no mail'],
    ].join('\n');
    const { status, text: said } = await send({ text });
    expect(status).toBe(422);
    for (const part of [
      '“game-99” is none of the games: game-01.txt, game-04.txt.',
      '“atlantis” is not a seat.',
      'austria of game-01.txt is taken in line 2.',
      'Ana Ruiz is already on line 2.',
      '“no mail” is not a mail address.',
      'game-04.txt is not on the sheet.',
    ])
      expect(said).toContain(part);
    await world.deliver();
    expect(await shown()).toMatchObject({ status: 'registration', counts: { in: 0 } });
  });

  test('asks which of two people of one name is meant', async () => {
    for (const id of ['one', 'two']) {
      const person = await world.person(id, 'Ana Alder');
      await person.post(`/seasons/${season}/entries`);
    }
    const { status, text } = await send();
    expect(status).toBe(422);
    expect(text).toContain('is the name of several people here');
  });

  test('seats nobody who is banned, has left the season, or has an account and is no member', async () => {
    const wish = { name: 'Spring 2019', system: 'new-era', endedOn: '2019-05-31', rated: true };
    const mail = {
      ...wish,
      text: 'round,board,seat,player,points,mail\n1,1,red,Ana Alder,3,ana@example.org\n1,1,blue,Bo Birch,2,',
    };
    expect((await olga.post(`/leagues/${league}/past-seasons`, mail)).status).toBe(200);
    await world.deliver();
    // Ana has logged in since; Bo's account still waits for him.
    const client = loginClient(world);
    const id = (await world.store.accountWith('ana@example.org')) ?? '';
    await loginAdapter({ name: AUTH_TABLE, client }, null).updateUser?.({ id, emailVerified: new Date() });
    const cho = await world.person('cho', 'Cho Cedar');
    const dan = await world.person('dan', 'Dan Dogwood');
    for (const person of [cho, dan]) await person.post(`/seasons/${season}/entries`);
    await olga.post(`/leagues/${league}/members/cho/rulings`, {
      kind: 'ban',
      reason: 'Abuse.',
      note: 'Abuse.',
    });
    await dan.remove(`/seasons/${season}/entries/me`);
    const text = ['Ana Alder', 'Bo Birch', 'Cho Cedar', 'Dan Dogwood'].reduce(
      (sheet, name, seat) => sheet.replace(playerAt(0, seat), name),
      sheetOf(TWO),
    );
    const { status, text: said } = await send({ text });
    expect(status).toBe(422);
    expect(said).toContain('Line 2: Ana Alder is not a member of the league now');
    expect(said).not.toContain('Bo Birch');
    expect(said).toContain('Line 4: Cho Cedar is banned from the league.');
    expect(said).toContain('Line 5: Dan Dogwood is no longer in this season.');
  });

  test('gives a mail address an account that waits, and sends it nothing', async () => {
    const text = sheetOf(TWO).replace(`${playerAt(0, 0)},`, `${playerAt(0, 0)},ana@elsewhere.example`);
    await send({ text });
    await world.deliver();
    await start();
    await world.deliver();
    const id = (await gameOn(1)).seats[0]?.player.id ?? '';
    expect(await world.store.accountWith('ana@elsewhere.example')).toBe(id);
    expect(JSON.stringify(await olga.get(`/seasons/${season}/roster`))).not.toContain('elsewhere.example');
    expect(await world.store.moveIn(season)).toBeUndefined();
  });
});

describe('what cannot move in', () => {
  test('is a game that is over, and a position that is none', async () => {
    const over = await send({ games: [gameAt('19'), gameAt('04')], text: sheetOf(['19', '04']) });
    expect(over.status).toBe(422);
    expect(over.text).toContain('game-19.txt: This game is over.');
    const bad = gameAt('01');
    const none = await send({
      games: [{ ...bad, position: { ...bad.position, units: 'none' } }, gameAt('04')],
    });
    expect(none.status).toBe(422);
    expect(none.text).toContain('game-01.txt');
  });

  test('is a season of another game, of another format, or one that has begun', async () => {
    season = await announce({ system: 'new-era' });
    expect((await send()).text).toContain('Only games that can be read from text can move in.');
    season = await announce({ format: { kind: 'ladder' } });
    expect((await send()).text).toContain('Running games go only into seasons with rounds');
    season = await announce();
    expect((await send()).status).toBe(200);
    await world.deliver();
    expect((await send()).status).toBe(409);
  });

  test('is moved by nobody but organizers', async () => {
    const sam = await world.person('sam', 'Sam');
    expect((await send({}, sam)).status).toBe(403);
    expect((await send({}, world.visitor())).status).toBe(401);
  });
});

test('the log says who moved the games in, and each board why it has its position', async () => {
  await send();
  await world.deliver();
  const { entries } = (await olga.get<Log>(`/leagues/${league}/log`)).body;
  expect(entries.map(({ kind, by, after }) => [kind, by.name, after])).toContainEqual([
    ...['move-in', 'Olga', '2 boards from elsewhere with 14 players; clocks stand still'],
  ]);
  const board = (await boardAt(1))?.game;
  const { text } = await olga.get(`/games/${board}/rulings`);
  expect(text).toContain('Continues the game in the file “game-01.txt”');
});

test('a request whose answer was lost moves the games in once', async () => {
  const key = { 'idempotency-key': 'the-same-key-for-both' };
  const first = await send({}, olga, key);
  const again = await send({}, olga, key);
  expect(again.body).toEqual(first.body);
  await world.deliver();
  expect((await shown()).boards).toHaveLength(2);
});
