import type { Caller } from '../access/caller';
import { organizedSeason } from '../access/guards';
import { seasonAct } from '../league/log-act';
import type { Deps } from '../platform/deps';
import { done, type Outcome, refuse } from '../platform/errors';
import { reconcileSeason } from './reconcile-season';
import { seasonChanged } from './season-changed';
import { takenBackUntil } from './season-state';
import type { SeasonRecord } from './seasons.records';

/**
 * Cancels a season for an organizer, before or during play. It has no winner; its players are notified of the reason.
 * Running boards stop for a day, and then end without a result, unless the cancellation is taken back.
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
  const cancelled = { at: deps.clock(), reason, from: season.status };
  const entry = await seasonAct(deps, caller, season, { kind: 'cancel-season', reason });
  const event = seasonChanged(deps, seasonId);
  if ((await deps.store.cancelSeason(season, cancelled, entry, event)) !== 'cancelled')
    return refuse({ code: 'changed-meanwhile' });
  await reconcileSeason(deps, seasonId);
  return done((await deps.store.season(seasonId)) ?? season);
}

/**
 * Takes a cancellation back for an organizer: the season goes on where it was, and so do its boards. After a day its
 * boards have ended, and it cannot be taken back.
 */
export async function restoreSeason(
  deps: Deps,
  caller: Caller,
  seasonId: string,
): Promise<Outcome<SeasonRecord>> {
  const found = await organizedSeason(deps, caller, seasonId, 'organizerCancelsSeasons');
  if (!found.ok) return found;
  const season = found.value;
  const until = takenBackUntil(season);
  if (until === null) return refuse({ code: 'not-allowed', why: { text: 'notCancelled' } });
  if (deps.clock() >= until) return refuse({ code: 'not-allowed', why: { text: 'cancelledForGood' } });
  const entry = await seasonAct(deps, caller, season, { kind: 'restore-season' });
  const event = seasonChanged(deps, seasonId, { restored: true });
  if ((await deps.store.restoreSeason(season, entry, event)) !== 'restored')
    return refuse({ code: 'changed-meanwhile' });
  await reconcileSeason(deps, seasonId);
  return done((await deps.store.season(seasonId)) ?? season);
}
