import { afterEach, beforeEach, expect, test } from 'vitest';
import type { League } from '../../functions/core/league/leagues.schema';
import { seasonChanged } from '../../functions/core/season/season-changed';
import type { Season } from '../../functions/core/season/seasons.schema';
import { type Person, startWorld, type World } from '../support/world';

let world: World;
let olga: Person;
let season: string;

async function done<T>(answer: Promise<{ status: number; body: T; text: string }>): Promise<T> {
  const { status, body, text } = await answer;
  if (status !== 200) throw new Error(text);
  return body;
}

beforeEach(async () => {
  world = await startWorld();
  olga = await world.person('olga', 'Olga');
});
afterEach(() => world.close());

/** A season of two places with one player on its wait list, and a place that a withdrawal has just left. */
async function announce(mode: 'open' | 'approval') {
  const league = (await done(olga.post<League>('/leagues', { name: 'Club' }))).id;
  const { id } = await done(
    olga.post<Season>(`/leagues/${league}/seasons`, {
      ...{ name: 'Season 1', system: 'ny2047', boardSize: 2, format: { kind: 'rounds', rounds: 1 } },
      ...{ deadlines: { orders: 60, adjustment: 60 }, registration: { mode, capacity: 2 } },
    }),
  );
  season = id;
  for (const player of ['p1', 'p2', 'p3']) {
    await done((await world.person(player)).post(`/seasons/${id}/entries`));
    if (mode === 'approval') await admit(player);
  }
  expect(await state('p3')).toBe('waiting');
}

const admit = (player: string) =>
  done(olga.put(`/seasons/${season}/entries/${player}/decision`, { accept: true }));
const state = async (player: string) => (await world.store.entry(season, player))?.state;

/** Withdraws a player; the process dies before what follows from it, which the sweep has yet to do. */
async function withdrawAndDie(player: string) {
  const entry = await world.store.entry(season, player);
  if (entry === undefined) throw new Error(`${player} is not registered`);
  const events = [seasonChanged(world.deps, season)];
  expect(await world.deps.store.moveEntry(entry, 'withdrawn', null, { events })).toBe('moved');
  world.clock.set(world.clock.now() + 1000);
}

test('a free place is not for somebody who registers while another player waits for it', async () => {
  await announce('open');
  await withdrawAndDie('p1');
  await done((await world.person('p4')).post(`/seasons/${season}/entries`));
  await world.deliver();
  expect([await state('p3'), await state('p4')]).toEqual(['in', 'waiting']);
});

test('nor for somebody whose request is admitted', async () => {
  await announce('approval');
  await done((await world.person('p4')).post(`/seasons/${season}/entries`));
  await withdrawAndDie('p1');
  await admit('p4');
  await world.deliver();
  expect([await state('p3'), await state('p4')]).toEqual(['in', 'waiting']);
});

test('nor for somebody whom an organizer enters by a list', async () => {
  await announce('open');
  await withdrawAndDie('p1');
  await done(olga.post(`/seasons/${season}/roster`, { text: 'Late Player' }));
  await world.deliver();
  const entries = await world.store.entries(season);
  expect(await state('p3')).toBe('in');
  expect(entries.find(({ player }) => player.name === 'Late Player')?.state).toBe('waiting');
});

test('a place that nobody waits for is free', async () => {
  await announce('open');
  await withdrawAndDie('p3');
  await withdrawAndDie('p1');
  await done((await world.person('p4')).post(`/seasons/${season}/entries`));
  expect(await state('p4')).toBe('in');
});
