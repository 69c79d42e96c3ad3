import type { Caller } from '../caller';
import type { Deps } from '../deps';
import { done, type Outcome, refuse } from '../errors';
import { personFor } from '../profile';

/** Puts the caller on the season's list of those who take a seat that falls vacant; they join the league by it. */
export async function offerToSubstitute(
  deps: Deps,
  caller: Caller,
  seasonId: string,
): Promise<Outcome<null>> {
  const season = await deps.store.season(seasonId);
  if (season === undefined) return refuse({ code: 'not-found', what: 'season' });
  if (season.status === 'finished') return refuse({ code: 'registration-closed' });
  if ((season.absence?.substitutes ?? 'none') === 'none')
    return refuse({ code: 'not-allowed', why: 'No seat of this season goes to a substitute by itself.' });
  const member = await deps.store.member(season.league.id, caller.id);
  if (member?.banned === true)
    return refuse({ code: 'not-allowed', why: 'A moderator has banned you from this league.' });
  const [player, at] = [await personFor(deps, caller), deps.clock()];
  await deps.store.addMember({ league: season.league.id, player, roles: ['player'], joinedAt: at });
  await deps.store.saveSubstitute({ season: seasonId, player, at });
  return done(null);
}

/** Takes the caller off the list; twice is harmless. */
export async function withdrawSubstitute(
  deps: Deps,
  caller: Caller,
  seasonId: string,
): Promise<Outcome<null>> {
  await deps.store.removeSubstitute(seasonId, caller.id);
  return done(null);
}
