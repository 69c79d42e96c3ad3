import type { Caller } from '../access/caller';
import { organizedSeason } from '../access/guards';
import { seasonAct } from '../league/log-act';
import type { Deps } from '../platform/deps';
import { done, type Outcome, refuse } from '../platform/errors';
import { reconcileSeason } from './reconcile-season';
import { seasonChanged } from './season-changed';
import type { SeasonRecord } from './seasons.records';

/**
 * Cancels a season for an organizer, before or during play. It has no winner; its players are notified of the reason.
 * Running boards end without a result.
 */
export async function cancelSeason(
  deps: Deps,
  caller: Caller,
  seasonId: string,
  reason: string,
): Promise<Outcome<SeasonRecord>> {
  const found = await organizedSeason(deps, caller, seasonId, 'organizerCancelsSeasons');
  if (!found.ok) return found;
  const season = found.value;
  if (season.status === 'finished') return refuse({ code: 'not-allowed', why: { text: 'seasonOver' } });
  const cancelled = { at: deps.clock(), reason };
  const entry = await seasonAct(deps, caller, season, { kind: 'cancel-season', reason });
  const event = seasonChanged(deps, seasonId);
  if ((await deps.store.cancelSeason(season, cancelled, entry, event)) !== 'cancelled')
    return refuse({ code: 'changed-meanwhile' });
  await reconcileSeason(deps, seasonId);
  return done((await deps.store.season(seasonId)) ?? season);
}
