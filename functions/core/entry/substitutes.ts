import type { Caller } from '../access/caller';
import { personIn } from '../account/profile';
import { canJoin } from '../league/open-league';
import { isBanned } from '../member/bans';
import type { Deps } from '../platform/deps';
import { done, type Outcome, refuse } from '../platform/errors';
import { reliableEnough } from './sign-up-terms';

/**
 * Adds the caller to the season's list of substitutes, and to the league. If players are invited or approved, only
 * admitted players may join the list, and only if they meet the season's reliability requirement.
 * @param atOnce whether they accept in advance and get a seat without being asked
 */
export async function offerToSubstitute(
  deps: Deps,
  caller: Caller,
  seasonId: string,
  atOnce: boolean,
): Promise<Outcome<null>> {
  const season = await deps.store.season(seasonId);
  if (season === undefined) return refuse({ code: 'not-found', what: 'season' });
  if (season.status === 'finished') return refuse({ code: 'registration-closed' });
  if ((season.absence?.substitutes ?? 'none') === 'none')
    return refuse({ code: 'not-allowed', why: { text: 'noSubstitutes' } });
  const member = await deps.store.member(season.league.id, caller.id);
  if (isBanned(member, deps.clock())) return refuse({ code: 'not-allowed', why: { text: 'banned' } });
  const open = await canJoin(deps, season.league.id, member);
  if (!open.ok) return open;
  if (season.registration.mode !== 'open' && !(await wasLetIn(deps, seasonId, caller)))
    return refuse({
      code: 'not-allowed',
      why: { text: 'substitutesAdmitted' },
    });
  const reliable = await reliableEnough(deps, season, caller);
  if (!reliable.ok) return reliable;
  const [player, at] = [await personIn(deps, caller, season.league.id), deps.clock()];
  const joins = { league: season.league.id, player, roles: ['player' as const], joinedAt: at };
  // They may get a seat for which no one was found so far.
  const event = { id: deps.newId(), kind: 'seat-searched', at, season: seasonId } as const;
  await deps.store.saveSubstitute({ season: seasonId, player, at, atOnce }, joins, event);
  return done(null);
}

async function wasLetIn(deps: Deps, season: string, caller: Caller): Promise<boolean> {
  const state = (await deps.store.entry(season, caller.id))?.state;
  return state === 'in' || state === 'waiting';
}

/** Removes the caller from the list; twice is harmless. */
export async function withdrawSubstitute(
  deps: Deps,
  caller: Caller,
  seasonId: string,
): Promise<Outcome<null>> {
  await deps.store.removeSubstitute(seasonId, caller.id);
  return done(null);
}
