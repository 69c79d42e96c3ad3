import type * as z from 'zod';
import { hashOf } from '../../../engine/core/canonical';
import type { Caller } from '../access/caller';
import { organizedSeason } from '../access/guards';
import { seasonAct } from '../league/log-act';
import type { Deps } from '../platform/deps';
import { done, type Outcome, refuse } from '../platform/errors';
import { seasonChanged } from '../season/season-changed';
import type { EntryRecord } from '../season/seasons.records';
import type { Adjustments, AdjustPoints } from './adjustments.schema';
import { adjustmentsInWords } from './adjustments-in-words';

/**
 * Replaces the bonus and penalty points of a player, for an organizer, before, during or after play. Later draws and
 * the standings count them; a season that is finished is concluded again, with its champions and awards.
 */
export async function adjustPoints(
  deps: Deps,
  caller: Caller,
  seasonId: string,
  player: string,
  { adjustments, version }: z.infer<typeof AdjustPoints>,
): Promise<Outcome<null>> {
  const found = await organizedSeason(deps, caller, seasonId, 'organizerAdjustsPoints');
  if (!found.ok) return found;
  const season = found.value;
  if (season.cancelled !== undefined) return refuse({ code: 'not-allowed', why: { text: 'seasonOver' } });
  const entry = await deps.store.entry(seasonId, player);
  if (entry === undefined || !isInTable(entry)) return refuse({ code: 'not-found', what: 'playerInSeason' });
  if (version !== (entry.adjustmentsVersion ?? 0)) return refuse({ code: 'changed-meanwhile' });
  const after = adjustments.filter(({ points }) => points !== 0);
  if (hashOf(after) === hashOf(entry.adjustments ?? [])) return refuse({ code: 'nothing-changes' });
  const logged = await seasonAct(deps, caller, season, {
    kind: 'adjust-points',
    subject: entry.player.name,
    before: adjustmentsInWords(entry.adjustments ?? []),
    after: adjustmentsInWords(after),
  });
  const event = seasonChanged(deps, seasonId, { adjusted: player });
  return (await deps.store.adjustPoints(entry, after, { event, logged })) === 'adjusted'
    ? done(null)
    : refuse({ code: 'changed-meanwhile' });
}

/** Everybody in a season's table, with their bonus and penalty points, for organizers. */
export async function adjustmentsView(
  deps: Deps,
  caller: Caller,
  seasonId: string,
): Promise<Outcome<Adjustments>> {
  const found = await organizedSeason(deps, caller, seasonId, 'organizerAdjustsPoints');
  if (!found.ok) return found;
  const entries = (await deps.store.entries(seasonId)).filter(isInTable);
  return done({
    players: entries.map((entry) => ({
      player: entry.player,
      adjustments: entry.adjustments ?? [],
      version: entry.adjustmentsVersion ?? 0,
    })),
  });
}

/** Those who play, and those who may have played before they left. */
function isInTable({ state }: EntryRecord): boolean {
  return state === 'in' || state === 'withdrawn';
}
