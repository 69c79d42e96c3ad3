import { organizedSeason } from '../access/guards';
import type { Caller } from '../caller';
import type { Deps } from '../deps';
import { done, type Outcome, refuse } from '../errors';
import { concludeSeason } from './conclude-season';
import { advanceSeason } from './rounds';

/** On a ladder a board opens as soon as enough want one; on anything else nothing happens. */
export async function openLadderBoard(deps: Deps, seasonId: string): Promise<void> {
  const season = await deps.store.season(seasonId);
  if (season?.format.kind !== 'ladder' || season.status !== 'running') return;
  const rounds = await deps.store.rounds(seasonId);
  await advanceSeason(deps, season, rounds.length + 1);
}

/** Ends a ladder for an organizer: no more boards open, and open ones go on. */
export async function endLadder(deps: Deps, caller: Caller, seasonId: string): Promise<Outcome<null>> {
  const found = await organizedSeason(deps, caller, seasonId, 'ends its ladder');
  if (!found.ok) return found;
  const season = found.value;
  if (season.format.kind !== 'ladder')
    return refuse({
      code: 'not-allowed',
      why: 'This season ends with its last round; only a ladder is ended by hand.',
    });
  await concludeSeason(deps, season);
  return done(null);
}
