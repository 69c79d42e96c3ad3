import pMap from 'p-map';
import type { PersonRecord } from '../platform/common.records';
import type { Deps } from '../platform/deps';
import type { Present } from './presence';

const AT_ONCE = 8;

/** People without duplicates, with when and where they submitted orders. Bots have no presences and are left out. */
export function withPresences(deps: Deps, people: readonly PersonRecord[]): Promise<readonly Present[]> {
  const humans = new Map(people.filter(({ kind }) => kind === 'human').map((one) => [one.id, one]));
  return pMap(
    [...humans.values()].sort((one, other) => (one.id < other.id ? -1 : 1)),
    async (player) => ({ player, presences: await deps.store.presencesOf(player.id) }),
    { concurrency: AT_ONCE },
  );
}
