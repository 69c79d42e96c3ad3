import type { Caller } from '../access/caller';
import { personFor } from '../account/profile';
import type { PersonRecord } from '../platform/common.records';
import type { Deps } from '../platform/deps';
import { GUEST_NAME, isGuest } from './guests';

/** How many practice boards one person may have at a time. */
const MOST = 12;

export const TOO_MANY = {
  code: 'not-allowed',
  why: { text: 'practiceBoards', with: { most: MOST } },
} as const;

/** Whether a player has reached the limit of practice boards. */
export async function hasTooManyBoards(deps: Deps, player: string): Promise<boolean> {
  return (await deps.store.practiceOf(player)).length >= MOST;
}

/**
 * The caller as others at a practice board see them. Nothing is stored about a guest but the session and the boards,
 * and a guest's name shows that they are one.
 */
export async function practicePlayer(deps: Deps, caller: Caller, name?: string): Promise<PersonRecord> {
  if (!isGuest(caller.id)) return personFor(deps, caller);
  return { id: caller.id, name: name === undefined ? GUEST_NAME : `${name} (guest)`, kind: 'human' };
}
