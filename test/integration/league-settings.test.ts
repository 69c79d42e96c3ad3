import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Game } from '../../functions/core/game/games.schema';
import type { League, Leagues } from '../../functions/core/league/leagues.schema';
import type { Log } from '../../functions/core/result/results.schema';
import type { Season } from '../../functions/core/season/seasons.schema';
import { settingsOf } from '../support/league-settings';
import { type Board, startBoard } from '../support/season';
import { type Person, startWorld, type World } from '../support/world';

let world: World;
let board: Board;

beforeEach(async () => {
  world = await startWorld();
  board = await startBoard(world, { humans: 3 });
});
afterEach(() => world.close());

const path = (rest = '') => `/leagues/${board.league}${rest}`;
const league = async (as: Person = board.organizer) => (await as.get<League>(path())).body;
const change = async (wanted: object) =>
  board.organizer.put<League>(path('/settings'), { ...settingsOf(await league()), ...wanted });
const log = async () => (await board.organizer.get<Log>(path('/log'))).body.entries;
const aPlayer = () => Object.values(board.players)[0] ?? expect.fail('nobody plays');

const TEXTS = {
  about: 'Seven people, one river.',
  rules: '## House rules\n\n1. Write to each other.',
  venue: 'Pier 7, every first Friday',
  links: [{ title: 'Our site', url: 'https://league.example/' }],
};

test('organizers edit every text of a league, and its log says what was before and after', async () => {
  expect(await change(TEXTS)).toMatchObject({ status: 200, body: { ...TEXTS, version: 1 } });
  expect(await world.visitor().get(path())).toMatchObject({ body: TEXTS });
  expect((await log())[0]).toMatchObject({
    kind: 'league-settings',
    before: 'About the league: not set; House rules: not set; Venue: not set; Links: not set',
    after: expect.stringContaining('Venue: Pier 7, every first Friday'),
  });
  const entries = (await log()).length;
  expect(await change({})).toMatchObject({ status: 200, body: { version: 1 } });
  expect(await log()).toHaveLength(entries);
});

test('nobody undoes what another organizer has just changed', async () => {
  const read = settingsOf(await league());
  await change({ venue: 'Pier 7' });
  const late = board.organizer.put(path('/settings'), { ...read, about: 'Mine.' });
  expect(await late).toMatchObject({ status: 409, body: { code: 'changed-meanwhile' } });
  expect(await league()).toMatchObject({ venue: 'Pier 7', about: '' });
});

test.each([
  ['a name that shows nothing', { name: '⠀⠀⠀' }, 'name'],
  ['a link without its protocol', { links: [{ title: 'Site', url: 'league.example' }] }, 'links'],
  ['a link that runs a script', { links: [{ title: 'Site', url: 'javascript:alert(1)' }] }, 'links'],
  ['eleven links', { links: Array(11).fill(TEXTS.links[0]) }, 'links'],
  ['house rules like a book', { rules: 'a'.repeat(10_001) }, 'rules'],
])('%s is refused at its field', async (_what, wanted, field) => {
  const { status, body } = await change(wanted);
  expect(status).toBe(422);
  expect(body).toMatchObject({ problems: [{ path: expect.arrayContaining([field]) }] });
});

test('another name stands wherever the old one did: seasons, boards, the list', async () => {
  await change({ name: 'The Harbour League' });
  await world.deliver();
  const named = { league: { id: board.league, name: 'The Harbour League' } };
  expect((await board.organizer.get<Season>(`/seasons/${board.season}`)).body).toMatchObject(named);
  expect((await board.organizer.get<Game>(`/games/${board.game}`)).body).toMatchObject(named);
  const { leagues } = (await world.visitor().get<Leagues>('/leagues')).body;
  expect(leagues).toMatchObject([{ name: 'The Harbour League' }]);
});

test('a closed league takes no seasons, members, registrations or substitutes of others, and opens again', async () => {
  const close = (closed: boolean) => board.organizer.put(path('/closed'), { closed });
  const open = { name: 'Next', system: 'ny2047', deadlines: { orders: 60, adjustment: 60 } };
  const next = (await board.organizer.post<Season>(path('/seasons'), open)).body.id;
  expect(await close(true)).toMatchObject({ status: 200, body: { closedAt: expect.any(String) } });
  expect(await close(true)).toMatchObject({ status: 409, body: { code: 'nothing-changes' } });
  const guest = await world.person('guest');
  const said = { status: 403, body: { detail: expect.stringContaining('closed') } };
  expect(await board.organizer.post(path('/seasons'), open)).toMatchObject(said);
  expect(await guest.post(path('/members'))).toMatchObject(said);
  expect(await guest.post(`/seasons/${next}/entries`)).toMatchObject(said);
  expect(await board.organizer.post(`/seasons/${next}/roster`, { text: 'Ann' })).toMatchObject(said);
  // The league is closed, but its seasons and members go on.
  expect(await aPlayer().post(`/seasons/${next}/entries`)).toMatchObject({ status: 200 });
  expect(await close(false)).toMatchObject({ status: 200, body: { closedAt: null } });
  expect(await guest.post(path('/members'))).toMatchObject({ status: 200 });
  expect((await log()).map(({ kind }) => kind)).toEqual(
    expect.arrayContaining(['close-league', 'reopen-league']),
  );
});

test('a member leaves: their seasons let them go, the board goes on, and they can join again', async () => {
  const player = aPlayer();
  expect(await player.remove(path('/members/me'))).toMatchObject({ status: 200 });
  expect((await league()).members.map((one) => one.player.id)).not.toContain(player.id);
  expect((await player.get<Leagues>('/leagues')).body.mine).toEqual([]);
  expect((await world.store.entry(board.season, player.id))?.state).toBe('withdrawn');
  const { seats } = (await player.get<Game>(`/games/${board.game}`)).body;
  expect(seats.map((one) => one.player.id)).toContain(player.id);
  expect(await player.remove(path('/members/me'))).toMatchObject({ status: 403 });
  world.clock.set(world.clock.now() + 86_400_000);
  expect(await player.post(path('/members'))).toMatchObject({ status: 200, body: { myRoles: ['player'] } });
  const again = (await league()).members.find((one) => one.player.id === player.id);
  expect(again?.joinedAt).toBe(new Date(world.clock.now()).toISOString());
});

test('the log keeps who gave up a role by leaving, and not that a player left', async () => {
  const player = aPlayer();
  const kept = async () => (await log()).filter(({ kind }) => kind === 'leave-league');
  expect(await player.remove(path('/members/me'))).toMatchObject({ status: 200 });
  expect(await kept()).toEqual([]);
  await player.post(path('/members'));
  await board.organizer.put(path(`/members/${player.id}/roles`), { roles: ['moderator', 'player'] });
  expect(await player.remove(path('/members/me'))).toMatchObject({ status: 200 });
  expect(await kept()).toMatchObject([{ subject: player.id, before: 'moderator and player' }]);
});

test('the only organizer cannot leave; one of two can, and the log says so', async () => {
  const said = { status: 403, body: { detail: 'A league needs at least one organizer.' } };
  expect(await board.organizer.remove(path('/members/me'))).toMatchObject(said);
  const player = aPlayer();
  await board.organizer.put(path(`/members/${player.id}/roles`), { roles: ['organizer', 'player'] });
  expect(await board.organizer.remove(path('/members/me'))).toMatchObject({ status: 200 });
  const { entries } = (await player.get<Log>(path('/log'))).body;
  expect(entries[0]).toMatchObject({ kind: 'leave-league', before: 'organizer and player' });
});

test('a mute outlasts leaving and joining again', async () => {
  const player = aPlayer();
  const mute = { kind: 'mute', reason: 'They shouted at everyone.', note: 'You shouted at everyone.' };
  await board.organizer.post(path(`/members/${player.id}/rulings`), mute);
  await player.remove(path('/members/me'));
  const shout = async () => {
    // A mute is seen a moment later (docs/adr/022-what-a-view-reads.md).
    await world.dynamo.dynamo.catchUp();
    return player.post(`/games/${board.game}/press`, { to: 'all', text: 'Still here!' });
  };
  expect(await shout()).toMatchObject({ status: 409, body: { code: 'press-closed' } });
  await player.post(path('/members'));
  expect(await shout()).toMatchObject({ status: 409, body: { code: 'press-closed' } });
  expect((await league()).members.find((one) => one.player.id === player.id)).toMatchObject({ muted: true });
});

test('a season has a description, a venue and links of its own, which change in any state', async () => {
  const address = `/seasons/${board.season}`;
  const texts = { about: 'Seven **boards**.', venue: 'Pier 7', links: TEXTS.links };
  expect(await board.organizer.put(`${address}/texts`, texts)).toMatchObject({ status: 200, body: texts });
  expect(await world.visitor().get(address)).toMatchObject({ body: texts });
  expect((await log())[0]).toMatchObject({
    kind: 'season-texts',
    before: 'About the season: not set; Venue: not set; Links: not set',
  });
  expect(await aPlayer().put(`${address}/texts`, texts)).toMatchObject({ status: 403 });
  // Another change of the settings leaves them.
  const settings = (await board.organizer.get<object>(`${address}/settings`)).body;
  await board.organizer.put(`${address}/settings`, { ...settings, name: 'Renamed' });
  expect(await world.visitor().get(address)).toMatchObject({ body: { ...texts, name: 'Renamed' } });
});
