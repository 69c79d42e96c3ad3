import { afterEach, beforeEach, expect, test } from 'vitest';
import { admitThose } from '../../functions/core/entry/decide-entries';
import type { League } from '../../functions/core/league/leagues.schema';
import type { Log } from '../../functions/core/result/results.schema';
import type { Admissions, Roster } from '../../functions/core/roster/roster.schema';
import { seasonChanged } from '../../functions/core/season/season-changed';
import type { Season } from '../../functions/core/season/seasons.schema';
import { startNotifying } from '../support/notifying';
import { type Person, startWorld, type World } from '../support/world';

let world: World;
let olga: Person;
let league: string;
let season: string;
let people: readonly Person[];

/** A season by approval with three places, and five applicants. */
beforeEach(async () => {
  world = await startWorld();
  olga = await world.person('olga', 'Olga');
  league = (await olga.post<League>('/leagues', { name: 'Test league' })).body.id;
  const wanted = {
    ...{ name: 'Season 1', system: 'nyc-risk', boardSize: 3 },
    deadlines: { orders: 60, adjustment: 60 },
    registration: { mode: 'approval', capacity: 3 },
  };
  season = (await olga.post<Season>(`/leagues/${league}/seasons`, wanted)).body.id;
  people = await Promise.all([1, 2, 3, 4, 5].map((at) => world.person(`p${at}`, `Player ${at}`)));
  for (const person of people) {
    world.clock.set(world.clock.now() + 1000);
    await person.post(`/seasons/${season}/entries`);
  }
});
afterEach(() => world.close());

const letAllIn = (who = olga) => who.post<Admissions>(`/seasons/${season}/admissions`);
const roster = async () => (await olga.get<Roster>(`/seasons/${season}/roster`)).body.players;
const states = async () => Object.fromEntries((await roster()).map(({ id, state }) => [id, state]));
const LET_IN = { p1: 'in', p2: 'in', p3: 'in', p4: 'waiting', p5: 'waiting' };

test('all who ask are in as far as there are places, in their order; the others wait and are named', async () => {
  const telling = startNotifying(world);
  expect((await roster()).map(({ state }) => state)).toEqual(Array(5).fill('asked'));
  const { body } = await letAllIn();
  expect(body.admitted.map(({ name }) => name)).toEqual(['Player 1', 'Player 2', 'Player 3']);
  expect(body.waiting.map(({ name }) => name)).toEqual(['Player 4', 'Player 5']);
  expect(await states()).toEqual(LET_IN);
  const { body: log } = await olga.get<Log>(`/leagues/${league}/log`);
  const entries = log.entries.filter(({ kind }) => kind === 'entry');
  expect(Object.fromEntries(entries.map(({ subject, after }) => [subject, after]))).toEqual({
    ...{ 'Player 1': 'Admitted', 'Player 2': 'Admitted', 'Player 3': 'Admitted' },
    ...{ 'Player 4': 'On the waiting list', 'Player 5': 'On the waiting list' },
  });
  await telling.send();
  const titlesFor = (id: string) =>
    telling.sent.filter(({ to }) => to.id === id).map(({ notification }) => notification.title);
  expect(titlesFor('p1')).toEqual(['You are in: Season 1']);
  expect(titlesFor('p5')).toEqual(['You are on the waiting list: Season 1']);
});

test('a player who is put on the waiting list by their own decision is notified as well', async () => {
  const telling = startNotifying(world);
  for (const { id } of people) await olga.put(`/seasons/${season}/entries/${id}/decision`, { accept: true });
  await telling.send();
  expect(telling.to('p4')).toEqual(['registration over mail']);
});

test('any run finishes what another one began, and a second run changes nothing', async () => {
  const by = { id: 'olga', name: 'Olga', email: null };
  const players = people.map(({ id }) => id);
  const event = seasonChanged(world.deps, season, { admits: { players, by } });
  await admitThose(world.deps, { ...event, admits: { by, players: players.slice(0, 2) } });
  expect(await states()).toMatchObject({ p2: 'in', p3: 'asked' });
  await admitThose(world.deps, event);
  await admitThose(world.deps, event);
  expect(await states()).toEqual(LET_IN);
  expect(await letAllIn()).toMatchObject({ status: 409, body: { code: 'nothing-changes' } });
});

test('refused: to those who do not organize the league, and once the season is over', async () => {
  expect(await letAllIn(people[0])).toMatchObject({ status: 403 });
  await olga.post(`/seasons/${season}/cancel`, { reason: 'Too few players this time.' });
  await world.deliver();
  expect(await letAllIn()).toMatchObject({ status: 409, body: { code: 'registration-closed' } });
  expect(await olga.put(`/seasons/${season}/entries/p1/decision`, { accept: true })).toMatchObject({
    status: 409,
    body: { code: 'registration-closed' },
  });
});
