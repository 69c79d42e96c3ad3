import type { SeasonChanged } from '../../store/records';
import type { Deps } from '../deps';
import { announceDivisions } from '../seasons/divisions';
import { endSeason, followSeason } from '../seasons/follow-season';

/** What follows from a change of a season. The boards of a round may be many: they are made here, as many as it has. */
export async function afterSeasonChange(deps: Deps, event: SeasonChanged): Promise<void> {
  const { season, ends, next } = event;
  if (ends === true) await endSeason(deps, season);
  if (next !== undefined) await announceDivisions(deps, next.by, season, next);
  await followSeason(deps, season, { most: Number.POSITIVE_INFINITY });
  await deps.store.settle(event);
}
