import type { Caller } from '../access/caller';
import { isGuest } from '../practice/guests';

/** The user whose device may cache pages: one who has logged in on a computer of their own. */
export function offlineOwner(caller: Caller | null): string | null {
  if (caller === null || isGuest(caller.id)) return null;
  return caller.session?.scopes.includes('account') ? caller.id : null;
}
