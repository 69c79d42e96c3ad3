import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Joinable } from '../../functions/core/entry/joinable.schema';
import type { League } from '../../functions/core/league/leagues.schema';
import type { Season } from '../../functions/core/season/seasons.schema';
import { closeStep } from '../../functions/core/step/close-step';
import { startLeague } from '../support/league';
import { startBoard } from '../support/season';
import type { Person, World } from '../support/world';

let world: World;
let olga: Person;
let league: string;

beforeEach(async () => {
  ({ world, olga, league } = await startLeague());
});
afterEach(() => world.close());

async function announce(more: object = {}, of = league): Promise<string> {
  const season = {
    ...{ name: 'Season 1', system: 'nyc-risk', boardSize: 3, deadlines: { orders: 1440, adjustment: 60 } },
    ...more,
  };
  const answer = await olga.post<Season>(`/leagues/${of}/seasons`, season);
  if (answer.status !== 200) throw new Error(answer.text);
  return answer.body.id;
}

const OPEN = { format: { kind: 'ladder', open: {} }, registration: { late: true } };

/** The seasons and seats that a person can join, with caches expired. */
async function joinable(query = '', person: Person = world.visitor()): Promise<Joinable> {
  world.clock.set(world.clock.now() + 10_000);
  return (await person.get<Joinable>(`/joinable${query}`)).body;
}
const listed = async (query = '') => (await joinable(query)).seasons.map(({ season }) => season.id);

describe('the list of what can be joined', () => {
  test('names always-open seasons first, with how many wait for the next board', async () => {
    const open = await announce({ ...OPEN, name: 'Always open' });
    world.clock.set(world.clock.now() + 1000);
    const dated = await announce();
    for (const id of ['p1', 'p2']) await (await world.person(id)).post(`/seasons/${open}/entries`);
    const { seasons } = await joinable();
    expect(seasons.map(({ season }) => season.id)).toEqual([open, dated]);
    expect(seasons[0]).toMatchObject({ line: { alwaysOpen: true, waiting: 2 }, boardSize: 3, mine: null });
    expect(seasons[1]).toMatchObject({ line: null, places: null, fromRound: null });
    await (await world.person('p1')).put(`/seasons/${open}/entries/me`, { confirm: false });
    expect((await joinable()).seasons[0]).toMatchObject({ line: { waiting: 1 } });
    const one = await joinable('', await world.person('p2'));
    expect(one.seasons[0]?.mine).toEqual({ state: 'in', waits: true });
  });

  test('is read again after some seconds, and not before', async () => {
    const season = await announce();
    expect(await listed()).toEqual([season]);
    await announce({ name: 'Another' });
    expect((await world.visitor().get<Joinable>('/joinable')).body.seasons).toHaveLength(1);
    expect(await listed()).toHaveLength(2);
  });

  test('filters by game and by pace', async () => {
    const slow = await announce({ deadlines: { orders: 4320, adjustment: 60 } });
    const fast = await announce({ system: 'domination', deadlines: { orders: 30, adjustment: 30 } });
    expect(await listed('?game=domination')).toEqual([fast]);
    expect(await listed('?pace=slow')).toEqual([slow]);
    expect(await listed('?pace=slow&game=domination')).toEqual([]);
    expect((await world.visitor().get('/joinable?pace=lunar')).status).toBe(404);
  });

  test.each([
    ['is by invitation', { registration: { mode: 'invitation' } }],
    ['has not opened', { schedule: { opensAt: '2027-01-01T12:00:00Z', startsAt: '2027-02-01T12:00:00Z' } }],
    ['is played at a real table', { atTheTable: { rated: false } }],
  ])('leaves out a season that %s', async (_, more) => {
    await announce(more);
    expect(await listed()).toEqual([]);
  });

  test('leaves out a season that is full, has started, or is over', async () => {
    const full = await announce({ registration: { capacity: 3 } });
    for (const id of ['p1', 'p2', 'p3']) await (await world.person(id)).post(`/seasons/${full}/entries`);
    expect(await listed()).toEqual([]);
    await (await world.person('p3')).remove(`/seasons/${full}/entries/me`);
    expect(await listed()).toEqual([full]);
    await olga.post(`/seasons/${full}/start`);
    expect(await listed()).toEqual([]);
    const open = await announce(OPEN);
    expect(await listed()).toEqual([open]);
    await olga.post(`/seasons/${open}/end`);
    expect(await listed()).toEqual([]);
  });

  test('names a running season that takes late players, with the round in which they begin', async () => {
    const late = await announce({ format: { kind: 'rounds', rounds: 3 }, registration: { late: true } });
    for (const id of ['p1', 'p2', 'p3']) await (await world.person(id)).post(`/seasons/${late}/entries`);
    await olga.post(`/seasons/${late}/start`);
    await world.deliver();
    expect((await joinable()).seasons).toMatchObject([{ season: { id: late }, fromRound: 2 }]);
  });

  test('never names a private league, not even to its members', async () => {
    const answer = await olga.post<League>('/leagues', { name: 'Private league' });
    const { id, version } = answer.body;
    await announce(OPEN, id);
    expect(await listed()).toHaveLength(1);
    const settings = { name: 'Private league', about: '', rules: '', venue: '', links: [], private: true };
    expect((await olga.put(`/leagues/${id}/settings`, { ...settings, version })).status).toBe(200);
    expect((await joinable('', olga)).seasons).toEqual([]);
  });
});

describe('seats that look for a player', () => {
  test('are listed while nobody plays them, and can be taken at once', async () => {
    const absence = { disorder: { after: 1, minutes: 30 }, substitutes: 'first' };
    const board = await startBoard(world, { choices: { absence } });
    const gate = async () => (await world.store.gate(board.game)) ?? { step: 0, deadline: 0 };
    const { step, deadline } = await gate();
    expect((await joinable()).seats).toEqual([]);
    for (const [seat, person] of Object.entries(board.players))
      if (seat !== 'tower')
        await person.put(`/games/${board.game}/steps/${step}/orders`, { orders: [], ready: false });
    world.clock.set(deadline);
    await closeStep(world.deps, board.game, step);
    await world.deliver();
    expect((await joinable()).seats).toMatchObject([
      { game: board.game, seat: 'tower', season: { id: board.season } },
    ]);
    const newcomer = await world.person('newcomer');
    const offered = await newcomer.post(`/seasons/${board.season}/substitutes`, { atOnce: true });
    expect(offered.status).toBe(200);
    await world.deliver();
    const { seats } = (await world.store.game(board.game)) ?? { seats: [] };
    expect(seats.find(({ seat }) => seat === 'tower')?.player.id).toBe('newcomer');
    expect((await joinable()).seats).toEqual([]);
  });
});
