import type { Deps } from '../platform/deps';
import type { Admitted } from '../platform/events.records';
import type { EntryRecord, SeasonRecord } from '../season/seasons.records';
import { cupHasBegun } from './registration-hours';

/** Fills free places from the wait list, first come first served; none of a knock-out that has begun. */
export async function promoteFromWaitList(deps: Deps, season: SeasonRecord): Promise<void> {
  if (cupHasBegun(season)) return;
  const waiting = (await deps.store.entries(season.id)).filter(({ state }) => state === 'waiting');
  for (const entry of waiting) {
    const since = season.round + 1;
    const events = [admitted(deps, entry, 'waiting')];
    const moved = await deps.store.moveEntry({ ...entry, since }, 'in', season.registration.capacity, {
      events,
    });
    if (moved === 'full') return;
  }
}

/** The notification that a player has been admitted. */
export function admitted(deps: Deps, { season, player }: EntryRecord, from: Admitted['from']): Admitted {
  return { id: deps.newId(), kind: 'admitted', at: deps.clock(), season, player: player.id, from };
}
