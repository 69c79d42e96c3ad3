import pMap from 'p-map';
import type { League } from '../../functions/core/league/leagues.schema';
import type { Season } from '../../functions/core/season/seasons.schema';
import type { Person, World } from './world';

/** A season open for registration. */
export async function foundSeason(
  world: World,
): Promise<{ readonly organizer: Person; readonly season: string }> {
  const organizer = await world.person('olga', 'Olga');
  const { id: league } = (await organizer.post<League>('/leagues', { name: 'Many' })).body;
  const wish = { name: 'All of them', system: 'ny2047', format: { kind: 'rounds', rounds: 2 } };
  const deadlines = { orders: 24 * 60, adjustment: 60 };
  const { body } = await organizer.post<Season>(`/leagues/${league}/seasons`, { ...wish, deadlines });
  return { organizer, season: body.id };
}

/** Enters this many players, all with preferred seats and a zone. */
export async function enterMany({ store }: World, season: string, count: number): Promise<void> {
  const wishes = { prefers: ['tower', 'papst'], avoids: [], zone: 'Europe/Berlin' };
  const enter = async (at: number) => {
    const player = { id: `player-${at}`, name: `Player ${at}`, kind: 'human' } as const;
    await store.enter({ ...{ season, player, state: 'in', at, since: 1, confirmed: 0 }, ...wishes }, null);
  };
  await pMap(
    Array.from({ length: count }, (_, at) => at + 1),
    enter,
    { concurrency: 16 },
  );
}
