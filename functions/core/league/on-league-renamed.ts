import type { Deps } from '../platform/deps';
import type { LeagueRenamed } from '../platform/events.records';
import { settleAfterIndexCatchesUp } from '../platform/settle-after-index';

/** Copies a league's current name to its seasons and boards; of two names the later one stays. */
export async function onLeagueRenamed(deps: Deps, event: LeagueRenamed): Promise<void> {
  const league = await deps.store.league(event.league.id);
  if (league !== undefined) await deps.store.spreadName(league);
  await settleAfterIndexCatchesUp(deps, event);
}
