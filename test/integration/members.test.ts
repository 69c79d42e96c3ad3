import { afterEach, beforeEach, expect, test } from 'vitest';
import type { League, LeagueMembers } from '../../functions/core/league/leagues.schema';
import type { Notices } from '../../functions/core/notice/notices.schema';
import type { Log } from '../../functions/core/result/results.schema';
import { type Board, playerOf, ruledIn, startBoard } from '../support/season';
import { type Person, startWorld, type World } from '../support/world';

const reason = 'Insults in the public press.';
const note = 'You called Papst a cheat. Please do not.';

let world: World;
let board: Board;
let tower: Person;

beforeEach(async () => {
  world = await startWorld();
  board = await startBoard(world, { humans: 7 });
  tower = playerOf(board, 'tower');
});
afterEach(() => world.close());

const rule = (kind: string, { on = tower, by = board.organizer } = {}) =>
  by.post(`/leagues/${board.league}/members/${on.id}/rulings`, { kind, reason, note });
const notices = async (as: Person) => (await as.get<Notices>('/me/notices')).body.notices;
const log = async () => ruledIn((await world.visitor().get<Log>(`/leagues/${board.league}/log`)).body);
const makeModerator = (who: Person) =>
  board.organizer.put(`/leagues/${board.league}/members/${who.id}/roles`, { roles: ['moderator', 'player'] });

test('a warning is shown to its player alone until they confirm it; the log says that they were warned', async () => {
  expect(await rule('warn')).toMatchObject({ status: 200 });
  const [mine] = await notices(tower);
  expect(mine).toMatchObject({ kind: 'warn', text: note, by: { id: 'olga' } });
  expect(await notices(playerOf(board, 'papst'))).toEqual([]);
  const entries = await log();
  expect(entries).toMatchObject([{ kind: 'warn', season: null, subject: tower.id, reason }]);
  expect(JSON.stringify(entries)).not.toContain(note);
  await playerOf(board, 'papst').remove(`/me/notices/${mine?.id}`);
  expect(await notices(tower)).toHaveLength(1);
  await tower.remove(`/me/notices/${mine?.id}`);
  expect(await notices(tower)).toEqual([]);
});

test('who is muted sends no press and still reads and plays; it can be taken back', async () => {
  const write = async () => {
    // A mute is seen a moment later (docs/adr/022-what-a-view-reads.md).
    await world.dynamo.dynamo.catchUp();
    return tower.post(`/games/${board.game}/press`, { to: 'all', text: 'Hello.' });
  };
  await rule('mute');
  expect(await write()).toMatchObject({ status: 409, body: { code: 'press-closed' } });
  const orders = `/games/${board.game}/steps/1/orders`;
  expect(await tower.put(orders, { orders: [] })).toMatchObject({ status: 200 });
  expect(await rule('mute')).toMatchObject({ status: 409, body: { code: 'nothing-changes' } });
  await rule('unmute');
  expect(await write()).toMatchObject({ status: 200 });
  expect((await log()).map(({ kind, before, after }) => [kind, before, after])).toEqual([
    ['unmute', 'Member, muted', 'Member'],
    ['mute', 'Member', 'Member, muted'],
  ]);
});

test('who is banned leaves the seasons of the league and registers for none; their board goes on', async () => {
  await makeModerator(tower);
  await rule('ban');
  await world.deliver();
  expect(await world.store.entry(board.season, tower.id)).toMatchObject({ state: 'withdrawn' });
  const next = await board.organizer.post<{ id: string }>(`/leagues/${board.league}/seasons`, {
    ...{ name: 'Season 2', system: 'ny2047', format: { kind: 'rounds', rounds: 1 } },
    deadlines: { orders: 60, adjustment: 60, earlyClose: true },
  });
  const register = () => tower.post(`/seasons/${next.body.id}/entries`);
  expect(await register()).toMatchObject({ status: 403, body: { code: 'not-allowed' } });
  const { myRoles, members } = (await tower.get<League>(`/leagues/${board.league}`)).body;
  expect(myRoles).toEqual([]);
  expect(members.find(({ player }) => player.id === tower.id)).toMatchObject({ banned: true });
  const orders = `/games/${board.game}/steps/1/orders`;
  expect(await tower.put(orders, { orders: [] })).toMatchObject({ status: 200 });
  await rule('unban');
  expect(await register()).toMatchObject({ status: 200 });
});

test('nobody rules on themselves, on somebody they play with, or above their role', async () => {
  const papst = playerOf(board, 'papst');
  const outsider = await world.person('outsider');
  await outsider.post(`/leagues/${board.league}/members`);
  await makeModerator(papst);
  await makeModerator(outsider);
  const refused = { status: 403, body: { code: 'not-allowed' } };
  expect(await rule('warn', { by: tower, on: papst })).toMatchObject(refused);
  expect(await rule('warn', { by: papst, on: papst })).toMatchObject(refused);
  expect(await rule('mute', { by: papst })).toMatchObject(refused);
  expect(await rule('ban', { by: outsider, on: board.organizer })).toMatchObject(refused);
  expect(await rule('ban', { by: outsider, on: papst })).toMatchObject(refused);
  expect(await log()).toEqual([]);
  expect(await rule('mute', { by: outsider })).toMatchObject({ status: 200 });
});

test('where seats are anonymous a refusal does not reveal who sits at the moderator’s board', async () => {
  await world.close();
  world = await startWorld();
  board = await startBoard(world, { humans: 14, choices: { press: 'gunboat' } });
  tower = playerOf(board, 'tower');
  await makeModerator(tower);
  const near = new Set(Object.values(board.players).map(({ id }) => id));
  const people = Array.from({ length: 14 }, (_, at) => `player-${at + 1}`).filter((id) => id !== tower.id);
  const answers = await Promise.all(
    people.map(async (id) => {
      const { text, status } = await rule('warn', { on: { ...tower, id }, by: tower });
      return { near: near.has(id), status, text };
    }),
  );
  expect(new Set(answers.map((one) => one.near))).toEqual(new Set([true, false]));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([403]));
  expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
});

test('an announcement stands for everybody in the league for two weeks, and in the log for good', async () => {
  const address = `/leagues/${board.league}/announcements`;
  const text = 'No deadlines over the holidays.';
  expect(await tower.post(address, { text })).toMatchObject({ status: 403 });
  expect(await board.organizer.post(address, { text, season: 'elsewhere' })).toMatchObject({ status: 404 });
  expect(await board.organizer.post(address, { text, season: board.season })).toMatchObject({ status: 200 });
  expect(await notices(tower)).toMatchObject([{ kind: 'announce', text, season: { id: board.season } }]);
  expect((await world.visitor().get<Notices>(address)).body.notices).toMatchObject([{ text }]);
  expect(await log()).toMatchObject([{ kind: 'announce', subject: 'Season 1', reason: text }]);
  world.clock.set(world.clock.now() + 14 * 86_400_000);
  expect(await notices(tower)).toEqual([]);
  expect(await log()).toHaveLength(1);
});

test('a large league is shown in part, and its members page by page', async () => {
  const { league, organizer } = board;
  const many = 230;
  for (let at = 0; at < many; at += 1) {
    const person = await world.person(`many-${at}`, `Many ${String(at).padStart(3, '0')}`);
    expect((await person.post(`/leagues/${league}/members`, {})).status).toBe(200);
  }
  const seen = async (as: Person = world.visitor()) => (await as.get<League>(`/leagues/${league}`)).body;
  const page = async (query: string) =>
    (await world.visitor().get<LeagueMembers>(`/leagues/${league}/members${query}`)).body;
  const { members, memberCount } = await seen();
  expect(members).toHaveLength(100);
  expect(memberCount).toBeGreaterThan(many);
  expect(members.map(({ player }) => player.id)).toContain(organizer.id);
  expect((await seen(tower)).members.map(({ player }) => player.id)).toContain(tower.id);
  const all = [await page(''), await page('?page=2'), await page('?page=3')];
  expect(all.map(({ page: shown, pages, count }) => [shown, pages, count])).toEqual(
    [1, 2, 3].map((shown) => [shown, 3, memberCount]),
  );
  const ids = all.flatMap((one) => one.members.map(({ player }) => player.id));
  expect(ids[0]).toBe(organizer.id);
  expect(new Set(ids).size).toBe(memberCount);
  expect(Math.max(...all.map((one) => one.members.length))).toBe(100);
  expect((await page('?search=many 22')).members).toHaveLength(10);
  const wanted = await page('?search=nobody&player=many-7');
  expect(wanted).toMatchObject({ count: 0, members: [{ player: { id: 'many-7' } }] });
});
