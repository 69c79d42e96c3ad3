import type { Caller } from '../access/caller';
import { organizedSeason } from '../access/guards';
import type { Deps } from '../platform/deps';
import { done, type Outcome, refuse } from '../platform/errors';
import { endSeason } from '../season/reconcile-season';
import { seasonChanged } from '../season/season-changed';

/** Ends a ladder for an organizer: no more boards open, and open ones continue. */
export async function endLadder(deps: Deps, caller: Caller, seasonId: string): Promise<Outcome<null>> {
  const found = await organizedSeason(deps, caller, seasonId, 'organizerEndsLadder');
  if (!found.ok) return found;
  const season = found.value;
  if (season.format.kind !== 'ladder')
    return refuse({
      code: 'not-allowed',
      why: { text: 'notALadder' },
    });
  await deps.store.post(seasonChanged(deps, seasonId, { ends: true }));
  await endSeason(deps, seasonId);
  return done(null);
}
