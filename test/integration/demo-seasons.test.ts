import { afterEach, beforeEach, expect, test } from 'vitest';
import type { LeagueRecord } from '../../functions/core/account/people.records';
import type { SeasonRecord } from '../../functions/core/season/seasons.records';
import type { Season } from '../../functions/core/season/seasons.schema';
import { maintainDemoSeasons } from '../../functions/host/demo';
import { isSeasonOf, nameOf, SERIES } from '../../functions/host/demo-names';
import { startWorld, type World } from '../support/world';

let world: World;
let league: LeagueRecord;
let visitors: string;
beforeEach(async () => {
  world = await startWorld();
  const olga = await world.person('demo-olga', 'Olga Brandt');
  const { id } = (await olga.post<{ id: string }>('/leagues', { name: 'A demo' })).body;
  // A visitor who logged in as its organizer opens a season of their own.
  const wanted = { name: 'Our club', system: 'ny2047', deadlines: { orders: 60, adjustment: 60 } };
  visitors = (await olga.post<Season>(`/leagues/${id}/seasons`, wanted)).body.id;
  const found = await world.store.league(id);
  if (found === undefined) throw new Error('the league is missing');
  league = found;
});
afterEach(() => world.close());

/** The seasons of New York 2047, oldest first. */
async function seasons(): Promise<readonly Pick<SeasonRecord, 'id' | 'name' | 'status'>[]> {
  await world.deliver();
  const all = await world.store.seasonsOf(league.id);
  return all
    .filter(({ system }) => system === 'ny2047')
    .map(({ id, name, status }) => ({ id, name, status }))
    .sort((a, b) => Number(b.id === visitors) - Number(a.id === visitors) || (a.id < b.id ? -1 : 1));
}

test('the demo opens seasons of its own beside those of its visitors, and starts none of theirs', async () => {
  await maintainDemoSeasons(world.deps, league);
  const [theirs, own, ...more] = await seasons();
  expect(theirs).toEqual({ id: visitors, name: 'Our club', status: 'registration' });
  expect(own).toMatchObject({ name: 'Hudson Winter', status: 'running' });
  expect(more).toEqual([]);
});

test('what runs is kept, and what has ended is followed by the next of its series', async () => {
  await maintainDemoSeasons(world.deps, league);
  await maintainDemoSeasons(world.deps, league);
  expect(await seasons()).toHaveLength(2);
  const [, own] = await seasons();
  const olga = await world.person('demo-olga', 'Olga Brandt');
  await olga.post(`/seasons/${own?.id}/cancel`, { reason: 'A test.' });
  await maintainDemoSeasons(world.deps, league);
  expect((await seasons()).map(({ name }) => name)).toEqual(['Our club', 'Hudson Winter', 'East River Thaw']);
});

test('the names of a series are numbered from their second use on, and known again', () => {
  const names = Array.from({ length: 2 * SERIES.ny2047.length }, (_, before) => nameOf('ny2047', before));
  expect(new Set(names).size).toBe(names.length);
  expect(names[SERIES.ny2047.length]).toBe('Hudson Winter 2');
  for (const name of [...names, 'Season 7']) expect(isSeasonOf('ny2047', name)).toBe(true);
  for (const name of ['Our club', 'Hudson Winter Cup', 'Night Ferry Trophy'])
    expect(isSeasonOf('ny2047', name)).toBe(false);
});
