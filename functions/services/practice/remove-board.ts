import type { PracticeRecord } from '../../store/records';
import type { Caller } from '../caller';
import type { Deps } from '../deps';
import { done, type Outcome, refuse } from '../errors';
import { isGuest } from './guests';
import { keptUntil } from './kept-until';

/** Removes a practice board of the caller for good. */
export async function removeBoard(deps: Deps, caller: Caller, game: string): Promise<Outcome<null>> {
  const kept = await deps.store.practice(game);
  if (kept?.player !== caller.id) return refuse({ code: 'not-found', what: 'practice board' });
  await remove(deps, kept);
  return done(null);
}

/** Removes every practice board of a player. Repeating it is harmless. */
export async function removeBoardsOf(deps: Deps, player: string): Promise<void> {
  for (const kept of await deps.store.practiceOf(player)) await remove(deps, kept);
}

/** A board that is kept until then is being removed. */
const REMOVED = 0;

/** Says first that the board goes: where this run is cut off, the sweep removes the rest of it. */
async function remove(deps: Deps, kept: PracticeRecord): Promise<void> {
  await deps.store.keepPractice(kept, REMOVED);
  await deps.store.deletePractice(kept.game);
}

/**
 * Removes a practice board that nobody has come back to, and with a guest's last board all that is kept of the guest.
 * One whose player was seen since is kept longer.
 */
export async function removeIdleBoard(deps: Deps, game: string): Promise<void> {
  const kept = await deps.store.practice(game);
  if (kept === undefined) return;
  const { player } = kept;
  if (kept.until === REMOVED) return deps.store.deletePractice(game);
  const sessions = await deps.store.sessions(player, { consistent: true });
  const seenAt = Math.max(kept.createdAt, ...(sessions?.list ?? []).map((session) => session.seenAt));
  const until = keptUntil(player, seenAt);
  if (until > deps.clock()) return deps.store.keepPractice(kept, until);
  await deps.store.deletePractice(game);
  if (isGuest(player)) await deps.store.deletePrivateItems(player);
}
