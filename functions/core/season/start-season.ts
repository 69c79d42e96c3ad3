import type { Caller } from '../access/caller';
import { organizedSeason } from '../access/guards';
import type { Deps } from '../platform/deps';
import { done, type Outcome, refuse } from '../platform/errors';
import { reconcileSeason } from './reconcile-season';
import { closeAndStart, startProblem } from './scheduled-start';
import type { SeasonRecord } from './seasons.records';

/**
 * Closes registration, draws the first round and sets up its boards. An interrupted start is finished by its event, or
 * by starting again.
 */
export async function startSeason(
  deps: Deps,
  caller: Caller,
  seasonId: string,
): Promise<Outcome<SeasonRecord>> {
  const found = await organizedSeason(deps, caller, seasonId, 'organizerStartsSeason');
  if (!found.ok) return found;
  const season = found.value;
  if (season.status === 'finished' || season.round > 0) return refuse({ code: 'registration-closed' });
  const entries = await deps.store.entries(season.id);
  const obstacle = startProblem(season, entries);
  if (obstacle !== undefined)
    return refuse({ code: 'format-impossible', why: { text: 'asSaid', with: { sentence: obstacle } } });
  // A season that was started already and has no boards yet is only advanced.
  await closeAndStart(deps, caller, season, entries);
  await reconcileSeason(deps, season.id);
  return done((await deps.store.season(season.id)) ?? season);
}
