import type { PlayerRecord } from '../account/people.records';
import type { Deps } from '../platform/deps';

/**
 * Whether mail may be sent to a player: they have logged in, or have given their consent in an invitation. An address
 * alone is no consent, because anyone can type one into a list.
 */
export async function consentsToMail(deps: Deps, profile: PlayerRecord | undefined): Promise<boolean> {
  if (profile === undefined || profile.email === null) return false;
  if (profile.mailConsent !== undefined) return true;
  // Players from before consent was stored, and players who have logged in and done nothing yet.
  const login = await deps.store.loginOf(profile.id);
  if (login?.hasCome === false) return false;
  await deps.store.changePlayer(profile, { mailConsent: 'login' });
  return true;
}

/**
 * A keyed hash that is stored instead of a mail address: without the platform's secret it does not reveal the address.
 */
export function markOfAddress(deps: Deps, address: string): Promise<string> {
  return deps.reach.sign(`address\n${address.toLowerCase()}`);
}
