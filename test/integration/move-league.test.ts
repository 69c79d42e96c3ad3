import { DynamoDBAdapter } from '@auth/dynamodb-adapter';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Table } from '../../functions/core/platform/reads';
import { closeStep } from '../../functions/core/step/close-step';
import { AUTH_TABLE, TABLE } from '../../functions/host/create-tables';
import { playSeason } from '../../functions/host/play-season';
import { type LeagueFile, leagueFile, readLeagueFile, textOf } from '../../functions/transfer/league-file';
import { leagueItems } from '../../functions/transfer/league-items';
import { exportLeague, importLeague } from '../../functions/transfer/move-league';
import { loginClient } from '../support/login-client';
import { type Board, playerOf, startBoard } from '../support/season';
import { startWorld, type World } from '../support/world';

let from: World;
let to: World;
let board: Board;
const tableOf = ({ dynamo }: World, name = TABLE): Table => ({ name, client: dynamo.client });
const take = () => exportLeague(tableOf(from), board.league, from.clock.now());
const put = (file: LeagueFile, pause = false) =>
  importLeague(tableOf(to), file, { pause, accounts: tableOf(to, AUTH_TABLE) });

/** A league with a played step, orders, press, a ruling, and a board that was paused and resumed. */
beforeEach(async () => {
  [from, to] = await Promise.all([startWorld(), startWorld()]);
  board = await startBoard(from, { humans: 3, earlyClose: false, options: { lastYear: 2050 } });
  await closeNext(from);
  const [seat = ''] = Object.keys(board.players);
  const player = playerOf(board, seat);
  const ordered = await player.put(`/games/${board.game}/steps/2/orders`, { orders: [], ready: true });
  expect(ordered.status).toBe(200);
  for (const kind of ['pause', 'resume']) expect((await rule(from, kind)).status).toBe(200);
  await from.deliver();
});
afterEach(async () => {
  await Promise.all([from.close(), to.close()]);
});

async function rule(world: World, kind: string) {
  const olga = await world.person('olga');
  return olga.post(`/games/${board.game}/rulings`, { kind, reason: 'The ferry is late.' });
}

/** Passes the deadline of the open step. */
async function closeNext(world: World): Promise<void> {
  const gate = await world.store.gate(board.game);
  if (gate === undefined) throw new Error('the game is gone');
  world.clock.set(gate.deadline);
  expect(await closeStep(world.deps, board.game, gate.step)).toBe('adjudicated');
  await world.deliver();
}

test('a league goes from one table through a file into another, item by item the same, and is played on', async () => {
  const file = readLeagueFile(textOf(await take()));
  const kinds = new Set(file.items.map(({ pk, sk }) => `${pk.split('#')[0]} ${sk.split('#')[0]}`));
  for (const kind of [
    'LEAGUE MEMBER',
    'SEASON ENTRY',
    'SEASON BOARD',
    'GAME STEP',
    'GAME ORDERS',
    'GAME RULING',
  ])
    expect(kinds).toContain(kind);
  expect(await put(file)).toMatchObject({ written: file.items.length, conflicts: [], strangers: [] });
  expect(await leagueItems(tableOf(to), board.league)).toEqual(file.items);
  to.clock.set(from.clock.now());
  await closeNext(to);
  await closeNext(from);
  const [there, here] = await Promise.all([to.store.step(board.game, 2), from.store.step(board.game, 2)]);
  expect(there?.hash).toBe(here?.hash);
  expect((await to.store.boards(board.season))[0]).toMatchObject({ step: 2 });
});

test('importing again writes nothing, and a league that was played on is not written over', async () => {
  const file = await take();
  await put(file);
  expect(await put(file)).toMatchObject({ written: 0, there: file.items.length, conflicts: [] });
  to.clock.set(from.clock.now());
  await closeNext(to);
  const before = await leagueItems(tableOf(to), board.league);
  const again = await put(file);
  expect(again.written).toBe(0);
  expect(again.conflicts.map(({ sk }) => sk)).toContain('GATE');
  expect(await leagueItems(tableOf(to), board.league)).toEqual(before);
});

test('with a pause the open step stands still with the time that was left, until a moderator lets it go on', async () => {
  const gate = await from.store.gate(board.game);
  await put(await take(), true);
  const left = (gate?.deadline ?? 0) - from.clock.now();
  to.clock.set((gate?.deadline ?? 0) + 3_600_000);
  expect(await to.store.gate(board.game)).toMatchObject({ pausedAt: from.clock.now() });
  expect(await to.store.stepsDueBefore(to.clock.now(), 10)).toEqual([]);
  expect((await rule(to, 'resume')).status).toBe(200);
  expect((await to.store.gate(board.game))?.deadline).toBe(to.clock.now() + left);
});

test('ratings and statistics of finished games are computed anew where the league arrives', async () => {
  await playSeason(from.deps, from.clock, board.season);
  const players = Object.values(board.players).map(({ id }) => id);
  const ratings = (world: World) => Promise.all(players.map((id) => world.store.rating(id, 'overall')));
  await put(await take());
  expect((await ratings(from)).every((rating) => rating?.games === 1)).toBe(true);
  expect(await ratings(to)).toEqual(await ratings(from));
  expect(await to.store.statistics('ny2047')).toEqual(await from.store.statistics('ny2047'));
});

test('people sign in as themselves; an address that is taken there is reported', async () => {
  const file = await take();
  const client = loginClient(to);
  const accounts = DynamoDBAdapter(client, { tableName: AUTH_TABLE });
  const taken = await accounts.createUser?.({
    id: '',
    email: 'player-1@example.org',
    emailVerified: null,
  });
  await to.dynamo.dynamo.catchUp();
  expect((await put(file)).strangers).toEqual([{ player: 'player-1', email: 'player-1@example.org' }]);
  expect(await accounts.getUserByEmail?.('player-2@example.org')).toMatchObject({ id: 'player-2' });
  expect(await accounts.getUserByEmail?.('player-1@example.org')).toMatchObject({ id: taken?.id });
});

test('personal settings stay: notifications, blocked people', async () => {
  const player = Object.values(board.players)[0];
  const made = await player?.post('/me/notifications/calendar');
  expect(made?.status).toBe(200);
  expect((await leagueItems(tableOf(from), board.league)).length).toBeGreaterThan(0);
  const { items } = await take();
  const own = new Set(items.filter(({ pk }) => pk.startsWith('PLAYER#')).map(({ sk }) => sk.split('#')[0]));
  expect([...own]).toEqual(['PROFILE']);
});

test.each([
  ['a changed line', (text: string) => text.replace('Test league', 'Best league'), 'changed or damaged'],
  ['a file cut off', (text: string) => text.slice(0, text.length / 2), 'ends too early'],
  ['another file', () => '{}\n', 'not a Turreton league'],
])('%s is refused', async (_, change, message) => {
  const text = textOf(await take());
  expect(() => readLeagueFile(change(text))).toThrow(message);
});

test('a step that does not follow from seed and orders is refused, also with a hash of its own over it', async () => {
  const { header, items } = await take();
  const forge = (body: unknown) => JSON.stringify({ ...JSON.parse(String(body)), given: {} });
  const forged = items.map((item) => (item.sk === 'STEP#0001' ? { ...item, body: forge(item.body) } : item));
  expect(forged).not.toEqual(items);
  const file = readLeagueFile(textOf(leagueFile(header.league, header.at, forged)));
  await expect(put(file)).rejects.toThrow(`${board.game}: step 1 comes out differently`);
  expect(await leagueItems(tableOf(to), board.league)).toEqual([]);
});

test('a league that is not there is named', async () => {
  await expect(exportLeague(tableOf(from), 'nothing', 0)).rejects.toThrow('There is no league nothing');
});
