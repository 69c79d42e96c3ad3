import type { LeagueRecord } from '../../core/account/people.records';
import type { Deps } from '../../core/platform/deps';

/** The league that a Discord server belongs to, if any. */
export async function leagueOfServer(deps: Deps, guild: string): Promise<LeagueRecord | undefined> {
  const [home] = await deps.store.chatHomesOf(guild);
  return home && deps.store.league(home.league);
}
