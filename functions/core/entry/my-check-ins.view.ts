import pMap from 'p-map';
import type { Caller } from '../access/caller';
import type { Deps } from '../platform/deps';
import { partsOf } from '../season/next-run';
import { checkInView } from '../season/season-life.view';
import type { SeasonRecord } from '../season/seasons.records';
import { openCheckIn } from './open-check-in';
import type { MyCheckIn } from './season-entries.schema';

const AT_ONCE = 8;

/** The check-ins that are open for the caller, in all their leagues; the one that closes next comes first. */
export async function myCheckIns(deps: Deps, caller: Caller): Promise<readonly MyCheckIn[]> {
  const leagues = await deps.store.leaguesOf(caller.id);
  const seasons = (await pMap(leagues, (id) => deps.store.seasonsOf(id), { concurrency: AT_ONCE })).flat();
  const asking = seasons.filter(({ status, registration }) => status === 'running' && registration.confirm);
  const found = await pMap(asking, (season) => myCheckIn(deps, caller, season), { concurrency: AT_ONCE });
  return found
    .filter((one) => one !== undefined)
    .sort((one, other) => one.checkIn.until.localeCompare(other.checkIn.until));
}

async function myCheckIn(deps: Deps, { id }: Caller, season: SeasonRecord): Promise<MyCheckIn | undefined> {
  const parts = await partsOf(deps, season);
  const entry = parts.entries.find(({ player }) => player.id === id);
  const checkIn = entry?.state === 'in' ? checkInView(openCheckIn(season, parts, deps.clock())) : null;
  if (entry === undefined || checkIn === null) return undefined;
  const said =
    entry.confirmed >= checkIn.round ? 'plays' : (entry.declined ?? 0) >= checkIn.round ? 'sits-out' : null;
  return { season: { id: season.id, name: season.name }, league: season.league, checkIn, said };
}
