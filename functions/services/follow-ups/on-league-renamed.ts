import type { LeagueRenamed } from '../../store/records';
import type { Deps } from '../deps';
import { settleAfterIndexCatchesUp } from './settle-after-index';

/** Carries the name that a league has now into its seasons and boards; of two names the later one stays. */
export async function onLeagueRenamed(deps: Deps, event: LeagueRenamed): Promise<void> {
  const league = await deps.store.league(event.league.id);
  if (league !== undefined) await deps.store.spreadName(league);
  await settleAfterIndexCatchesUp(deps, event);
}
