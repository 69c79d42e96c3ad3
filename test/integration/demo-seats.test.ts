import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Season } from '../../functions/core/season/seasons.schema';
import { playForAbsent } from '../../functions/host/maintain-demo';
import { sessionToken } from '../../functions/tokens';
import { SECRET, startWorld, type World } from '../support/world';

const MINUTE = 60_000;

let world: World;
let league: string;
let game: string;
beforeEach(async () => {
  world = await startWorld();
  const olga = await world.person('demo-olga', 'Olga');
  league = (await olga.post<{ id: string }>('/leagues', { name: 'A demo' })).body.id;
  const wanted = {
    ...{ name: 'Season 1', system: 'ny2047', boardSize: 3 },
    deadlines: { orders: 3, adjustment: 3, earlyClose: false },
  };
  const season = (await olga.post<Season>(`/leagues/${league}/seasons`, wanted)).body.id;
  for (const id of ['demo-ines', 'demo-tomasz', 'visitor-who-plays'])
    await (await world.person(id)).post(`/seasons/${season}/entries`);
  expect(await olga.post(`/seasons/${season}/start`)).toMatchObject({ status: 200 });
  await world.deliver();
  game = (await olga.get<Season>(`/seasons/${season}`)).body.boards[0]?.game ?? '';
});
afterEach(() => world.close());

/** The players who have given orders for the open step. */
async function given(): Promise<readonly string[]> {
  const found = await world.store.gameAndGate(game);
  const seats = found?.game.seats ?? [];
  return seats
    .filter(({ seat }) => found?.gate.given[seat] !== undefined)
    .map(({ player }) => player.id)
    .sort();
}

test('turns of people as whom nobody is logged in are played in the last minute, and no others', async () => {
  await playForAbsent(world.deps, { id: league });
  expect(await given()).toEqual([]);
  world.clock.set(world.clock.now() + 2 * MINUTE + 1000);
  await playForAbsent(world.deps, { id: league });
  expect(await given()).toEqual(['demo-ines', 'demo-tomasz']);
});

test('a visitor who logs in as one of them plays the seat until they log out', async () => {
  const claims = { sub: 'demo-ines', sid: 'of-ines', began: world.clock.now() };
  const headers = { authorization: `Bearer ${await sessionToken(SECRET, claims)}` };
  expect((await world.api.request('/v1/me', { headers })).status).toBe(200);
  world.clock.set(world.clock.now() + 2 * MINUTE + 1000);
  await playForAbsent(world.deps, { id: league });
  expect(await given()).toEqual(['demo-tomasz']);
  expect((await world.api.request('/v1/me/session', { method: 'DELETE', headers })).status).toBe(200);
  await playForAbsent(world.deps, { id: league });
  expect(await given()).toEqual(['demo-ines', 'demo-tomasz']);
});
