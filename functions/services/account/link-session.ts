import type { Scope } from '../../store/records';
import type { Deps } from '../deps';

/** A session that a personal link began may play and read, and sees the account; it organizes nothing. */
export const LINK_SCOPES: readonly Scope[] = ['read', 'play', 'account'];

/**
 * The one league that a session is a key to which a personal link began: an organizer made it, and may have kept it.
 * @returns null once the player has a login of their own, which ends all such sessions
 */
export async function leagueOfLink(deps: Deps, player: string): Promise<string | null> {
  const [login, profile] = await Promise.all([deps.store.loginOf(player), deps.store.player(player)]);
  return login?.hasOwnWay === true ? null : (profile?.linkLeague ?? '');
}
