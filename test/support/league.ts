import type { League } from '../../functions/core/league/leagues.schema';
import { type Person, startWorld, type World } from './world';

export interface OneLeague {
  readonly world: World;
  /** Its organizer. */
  readonly olga: Person;
  /** Its id. */
  readonly league: string;
}

/** A world with only a league and its organizer. */
export async function startLeague(...how: Parameters<typeof startWorld>): Promise<OneLeague> {
  const world = await startWorld(...how);
  const olga = await world.person('olga', 'Olga');
  const { body } = await olga.post<League>('/leagues', { name: 'Test league' });
  return { world, olga, league: body.id };
}
