import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { League, Leagues } from '../../functions/core/league/leagues.schema';
import type { PlayerPage } from '../../functions/core/rating/ratings.schema';
import type { HallOfFame } from '../../functions/core/result/results.schema';
import { playSeason } from '../../functions/host/play-season';
import { settingsOf } from '../support/league-settings';
import { type Board, startBoard } from '../support/season';
import { type Person, startWorld, type World } from '../support/world';

let world: World;
let finished: Board;
let running: Board;
let stranger: Person;
let outsiders: readonly Person[];

const path = (rest = '') => `/leagues/${running.league}${rest}`;
const league = async (as: Person) => (await as.get<League>(path())).body;
const makePrivate = async (board: Board, hidden = true) => {
  const { body } = await board.organizer.get<League>(`/leagues/${board.league}`);
  const change = { ...settingsOf(body), private: hidden };
  expect(await board.organizer.put(`/leagues/${board.league}/settings`, change)).toMatchObject({
    status: 200,
  });
};

beforeAll(async () => {
  world = await startWorld();
  finished = await startBoard(world, { humans: 7, options: { lastYear: 2048 } });
  await playSeason(world.deps, world.clock, finished.season);
  await world.deliver();
  running = await startBoard(world, { humans: 3 });
  stranger = await world.person('stranger');
  outsiders = [stranger, world.visitor()];
});
afterAll(() => world.close());

function playersOf({ players }: Board): readonly [Person, Person] {
  const [one, other] = Object.values(players);
  if (one === undefined || other === undefined) throw new Error('too few players');
  return [one, other];
}

/** Every address below a league, season or game: operations and files, from the API's own routes. */
function addresses(): readonly (readonly [method: string, address: string])[] {
  const ids = { leagues: running.league, seasons: running.season, games: running.game };
  const below = world.api.routes.flatMap(({ method, path: route }) => {
    const [, about, rest] = /^\/v1\/(leagues|seasons|games)\/:id(.*)$/.exec(route) ?? [];
    if (about === undefined || rest === undefined || rest.includes('*') || method === 'ALL') return [];
    const filled = rest.replaceAll(/:(round|step|number)/g, '1').replaceAll(/:\w+/g, 'anything');
    return [[method, `/${about}/${ids[about as keyof typeof ids]}${filled}`] as const];
  });
  return below.filter((one, at) => below.findIndex(([m, a]) => m === one[0] && a === one[1]) === at);
}

const send = (person: Person, [method, address]: readonly [string, string]) => {
  if (method === 'GET') return person.get(address);
  if (method === 'DELETE') return person.remove(address);
  return method === 'PUT' ? person.put(address, {}) : person.post(address, {});
};

describe('a private league', () => {
  beforeAll(async () => {
    await makePrivate(running);
    await makePrivate(finished);
  });

  test('is not there for strangers and visitors, wherever they look: every operation and every file', async () => {
    const all = addresses();
    expect(all.length).toBeGreaterThan(100);
    for (const about of ['leagues', 'seasons', 'games'])
      expect(all.some(([, address]) => address.startsWith(`/${about}/`))).toBe(true);
    const seen: string[] = [];
    for (const one of all)
      for (const person of outsiders) {
        const { status } = await send(person, one);
        // To join any league, a player must log in first.
        const joins = one.join(' ') === `POST ${path('/members')}` && person.id === '';
        if (status !== (joins ? 401 : 404)) seen.push(`${one.join(' ')}: ${status}`);
      }
    expect(seen).toEqual([]);
  });

  test('is there for its members', async () => {
    const [member] = playersOf(running);
    for (const address of [
      path(),
      path('/log.json'),
      `/seasons/${running.season}`,
      `/seasons/${running.season}/standing.csv`,
      `/seasons/${running.season}/widget`,
      `/seasons/${running.season}/feed.atom`,
      `/games/${running.game}`,
      `/games/${running.game}/table`,
    ])
      expect([address, (await member.get(address)).status]).toEqual([address, 200]);
  });

  test('stands in no list that others read: leagues, halls of fame, pages of players', async () => {
    const [member] = playersOf(finished);
    for (const person of outsiders) {
      const { leagues, mine } = (await person.get<Leagues>('/leagues')).body;
      expect({ leagues, mine }).toEqual({ leagues: [], mine: [] });
      expect((await person.get<HallOfFame>('/hall-of-fame')).body.rows).toEqual([]);
      const page = await person.get<PlayerPage>(`/players/${member.id}`);
      expect(page).toMatchObject({ status: 200, body: { results: [], trophies: [], byOpponent: [] } });
      expect(page.text).not.toContain(finished.season);
    }
    expect((await member.get<Leagues>('/leagues')).body.mine).toHaveLength(1);
    expect((await member.get<HallOfFame>('/hall-of-fame')).body.rows).toHaveLength(1);
    expect((await member.get<PlayerPage>(`/players/${member.id}`)).body.results).toHaveLength(1);
  });

  test('takes those who have its invitation link, which only organizers see and can renew', async () => {
    const { invitation, version } = await league(running.organizer);
    expect((await league(playersOf(running)[0])).invitation).toBeNull();
    const settings = settingsOf(await league(running.organizer));
    const renew = { ...settings, newInvitation: true };
    expect(await running.organizer.put(path('/settings'), renew)).toMatchObject({ status: 200 });
    expect((await league(running.organizer)).version).toBe(version + 1);
    for (const code of [undefined, 'guessed', invitation ?? ''])
      expect(await stranger.post(path('/members'), { code })).toMatchObject({ status: 404 });
    const { invitation: code } = await league(running.organizer);
    const guest = await world.person('guest');
    expect(await guest.post(path('/members'), { code })).toMatchObject({
      status: 200,
      body: { myRoles: ['player'], invitation: null },
    });
    expect(await guest.get(`/games/${running.game}`)).toMatchObject({ status: 200 });
  });

  test('is hidden from a member who left or was banned, but not the board on which they play', async () => {
    const [leaver, banned] = playersOf(running);
    const ban = { kind: 'ban', reason: 'They posted it elsewhere.', note: 'You posted it elsewhere.' };
    expect(await leaver.remove(path('/members/me'))).toMatchObject({ status: 200 });
    expect(await running.organizer.post(path(`/members/${banned.id}/rulings`), ban)).toMatchObject({
      status: 200,
    });
    for (const gone of [leaver, banned]) {
      expect(await gone.get(path())).toMatchObject({ status: 404 });
      expect(await gone.get(`/games/${running.game}/table`)).toMatchObject({ status: 200 });
      expect(await gone.get(`/seasons/${running.season}`)).toMatchObject({ status: 200 });
    }
  });

  test('is in every list again once it is public', async () => {
    await makePrivate(finished, false);
    expect((await stranger.get<Leagues>('/leagues')).body.leagues).toHaveLength(1);
    expect((await stranger.get<HallOfFame>('/hall-of-fame')).body.rows).toHaveLength(1);
    expect(await stranger.get(`/seasons/${finished.season}`)).toMatchObject({ status: 200 });
  });
});

test('another process knows within ten seconds that a league is private', async () => {
  const { body } = await stranger.post<League>('/leagues', { name: 'Two processes' });
  const address = `/leagues/${body.id}`;
  const visitor = world.visitor();
  expect(await visitor.get(address)).toMatchObject({ status: 200 });
  const kept = await world.store.league(body.id);
  if (kept === undefined) throw new Error('no league');
  const other = world.otherStore();
  const entry = { id: 'logentry', league: kept.id, season: null, game: null, at: 0, by: kept.organizer };
  const said = { kind: 'league-settings', subject: '', reason: '', before: '', after: '' } as const;
  await other.changeLeague(kept, { ...kept, private: true }, { ...entry, ...said }, null);
  world.clock.set(world.clock.now() + 10_000);
  expect(await visitor.get(address)).toMatchObject({ status: 404 });
});
