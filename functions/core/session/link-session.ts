import type { Deps } from '../platform/deps';
import type { Scope } from './sessions.records';

/** A session that was started by a personal link may play, read and see the account; it organizes nothing. */
export const LINK_SCOPES: readonly Scope[] = ['read', 'play', 'account'];

/**
 * The one league to which a session started by a personal link gives access: an organizer created the link and may have
 * kept it.
 * @returns null once the player has a login of their own, which ends all such sessions
 */
export async function leagueOfLink(deps: Deps, player: string): Promise<string | null> {
  const [login, profile] = await Promise.all([deps.store.loginOf(player), deps.store.player(player)]);
  return login?.hasOwnWay === true ? null : (profile?.linkLeague ?? '');
}
