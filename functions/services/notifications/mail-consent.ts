import type { PlayerRecord } from '../../store/records';
import type { Deps } from '../deps';

/**
 * Whether mail may be sent to a player: they have logged in, or pressed the consent in their invitation. Anyone can type
 * an address into a list, so that having one is no consent.
 */
export async function consentsToMail(deps: Deps, profile: PlayerRecord | undefined): Promise<boolean> {
  if (profile === undefined || profile.email === null) return false;
  if (profile.mailConsent !== undefined) return true;
  // Those who came before consent was kept, and those who have logged in and done nothing yet.
  const login = await deps.store.loginOf(profile.id);
  if (login?.hasCome === false) return false;
  await deps.store.changePlayer(profile, { mailConsent: 'login' });
  return true;
}

/** What is kept of a mail address instead of the address: nobody can tell which one it was without the platform's secret. */
export function markOfAddress(deps: Deps, address: string): Promise<string> {
  return deps.reach.sign(`address\n${address.toLowerCase()}`);
}
