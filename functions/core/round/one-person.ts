import type { Caller } from '../access/caller';
import { organizerOf } from '../access/guards';
import { seasonAct } from '../league/log-act';
import type { Deps } from '../platform/deps';
import { done, type Outcome, refuse } from '../platform/errors';
import { message } from '../platform/message';
import { reconcileSeason } from '../season/reconcile-season';
import { seasonChanged } from '../season/season-changed';
import type { EntryRecord } from '../season/seasons.records';

interface OnePerson {
  /** The account that stays in the season. */
  readonly keep: string;
  /** The account whose entry is removed. */
  readonly remove: string;
  readonly reason: string;
}

/**
 * Rules for an organizer that two accounts are one person: one entry leaves the season and its standings and cannot
 * return. Its boards stay unchanged, so no other player's points change; a round that is only planned is planned again
 * without it.
 */
export async function ruleOnePerson(
  deps: Deps,
  caller: Caller,
  seasonId: string,
  { keep, remove, reason }: OnePerson,
): Promise<Outcome<null>> {
  const [season, kept, removed] = await Promise.all([
    deps.store.season(seasonId),
    deps.store.entry(seasonId, keep),
    deps.store.entry(seasonId, remove),
  ]);
  if (season === undefined) return refuse({ code: 'not-found', what: 'season' });
  const organizer = await organizerOf(deps, caller, season.league.id, 'organizerRulesOnEntries');
  if (!organizer.ok) return organizer;
  if (caller.id === keep || caller.id === remove)
    return refuse({ code: 'not-allowed', why: { text: 'ownEntry' } });
  if (keep === remove) return refuse({ code: 'not-allowed', why: { text: 'sameAccount' } });
  if (season.status === 'finished') return refuse({ code: 'registration-closed' });
  if (!isEntered(kept) || !isEntered(removed)) return refuse({ code: 'not-found', what: 'entry' });
  const names = { kept: kept.player.name, removed: removed.player.name };
  const entry = await seasonAct(deps, caller, season, {
    kind: 'one-person',
    subject: message('log.onePerson', names),
    reason,
    before: message('log.bothEntered', { ...names, keep, remove }),
    after: message('log.entryRemoved', { removed: removed.player.name, remove }),
  });
  const event = seasonChanged(deps, season.id);
  if ((await deps.store.removeEntry(removed, entry, event)) === 'changed-meanwhile')
    return refuse({ code: 'changed-meanwhile' });
  await reconcileSeason(deps, season.id);
  return done(null);
}

function isEntered(entry: EntryRecord | undefined): entry is EntryRecord {
  return entry !== undefined && !['invited', 'withdrawn', 'removed'].includes(entry.state);
}
