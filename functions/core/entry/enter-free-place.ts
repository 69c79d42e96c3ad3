import type { Deps } from '../platform/deps';
import type { EntryRecord, SeasonRecord } from '../season/seasons.records';
import type { WithEntry } from './entries.store';

type Entered = Exclude<Awaited<ReturnType<Deps['store']['enter']>>, 'drawn'>;

/**
 * Enters a player if there is a free place for which nobody waits, from the next round that has not been released. One that
 * waits for its organizer's review can still be drawn again, or seat them in a free seat.
 */
export async function enterFreePlace(
  deps: Deps,
  season: SeasonRecord,
  entry: EntryRecord,
  along: WithEntry,
): Promise<Entered> {
  if (entry.state === 'in' && (await isWaitedFor(deps, season))) return 'full';
  return enterBeforeRelease(deps, season, entry, along);
}

/** Whether a free place of a season belongs to somebody on its wait list, although they have not moved up yet. */
export async function isWaitedFor(deps: Deps, { id, registration }: SeasonRecord): Promise<boolean> {
  if (registration.capacity === null) return false;
  return (await deps.store.entries(id)).some(({ state }) => state === 'waiting');
}

async function enterBeforeRelease(
  deps: Deps,
  season: SeasonRecord,
  entry: EntryRecord,
  along: WithEntry,
): Promise<Entered> {
  const { capacity } = season.registration;
  if (season.format.kind === 'ladder' || season.status !== 'running')
    return withoutDraw(await deps.store.enter(entry, capacity, along));
  const entered = await deps.store.enter(entry, capacity, { ...along, before: entry.since });
  if (entered !== 'drawn') return entered;
  const since = entry.since + 1;
  return enterBeforeRelease(deps, season, { ...entry, since, confirmed: since }, along);
}

function withoutDraw(entered: Entered | 'drawn'): Entered {
  if (entered === 'drawn') throw new Error('no round was named');
  return entered;
}
