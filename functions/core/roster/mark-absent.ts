import type { Caller } from '../access/caller';
import { organizedSeason } from '../access/guards';
import { seasonAct } from '../league/log-act';
import type { Deps } from '../platform/deps';
import { done, type Outcome, refuse } from '../platform/errors';
import { message } from '../platform/message';
import { seasonChanged } from '../season/season-changed';
import { entryNamed } from './remove-player';

/**
 * Marks a player absent from the next round, or present in it, for an organizer. A round that is open stays unchanged.
 */
export async function markAbsent(
  deps: Deps,
  caller: Caller,
  seasonId: string,
  rosterId: string,
  isAbsent: boolean,
): Promise<Outcome<null>> {
  const found = await organizedSeason(deps, caller, seasonId, 'organizerMarksAbsent');
  if (!found.ok) return found;
  const season = found.value;
  if (season.status === 'finished') return refuse({ code: 'registration-closed' });
  const named = await entryNamed(deps, seasonId, rosterId);
  if (!named.ok) return named;
  const entry = named.value;
  const next = season.round + 1;
  const others = (entry.absent ?? []).filter((round) => round !== next && round > season.round);
  const absent = isAbsent ? [...others, next] : others;
  const after = isAbsent ? message('log.absent', { round: next }) : message('log.plays', { round: next });
  const logged = await seasonAct(deps, caller, season, { kind: 'entry', subject: entry.player.name, after });
  const event = seasonChanged(deps, seasonId);
  return (await deps.store.saveEntryDetails(entry, { absent }, event, logged)) === 'saved'
    ? done(null)
    : refuse({ code: 'changed-meanwhile' });
}
