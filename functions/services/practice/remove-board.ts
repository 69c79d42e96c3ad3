import type { PracticeRecord } from '../../store/records';
import type { Caller } from '../caller';
import type { Deps } from '../deps';
import { done, type Outcome, refuse } from '../errors';
import { expiresAt } from './expires-at';
import { isGuest } from './guests';
import { heirsOf, leaveBoard } from './leave-board';

/**
 * Takes a practice board from the caller's list for good. Where others sit at it, it is theirs from then on, and a bot
 * plays on for the caller; who was asked to it only says no.
 */
export async function removeBoard(deps: Deps, caller: Caller, game: string): Promise<Outcome<null>> {
  const founder = await deps.store.practice(game);
  const own = founder?.player === caller.id ? founder : await deps.store.practiceGuest(game, caller.id);
  if (own === undefined) return refuse({ code: 'not-found', what: 'practiceBoard' });
  return (await part(deps, own)) === 'left' ? done(null) : refuse({ code: 'changed-meanwhile' });
}

/** Removes every practice board of a player, and takes them from those of others. Repeating it is harmless. */
export async function removeBoardsOf(deps: Deps, player: string): Promise<void> {
  for (const kept of await deps.store.practiceOf(player))
    if ((await part(deps, kept)) === 'changed-meanwhile')
      throw new Error(`practice board ${kept.game} has changed while ${player} was taken from it`);
}

async function part(deps: Deps, kept: PracticeRecord): Promise<'left' | 'changed-meanwhile'> {
  const heirs = kept.as === undefined ? await heirsOf(deps, kept) : [];
  if (kept.as === undefined && heirs.length === 0) {
    await remove(deps, kept);
    return 'left';
  }
  const found = kept.as === 'asked' ? undefined : await deps.store.gameAndGate(kept.game);
  if (found !== undefined) return leaveBoard(deps, found, kept, heirs[0] ?? null);
  await deps.store.forgetPractice(kept);
  return 'left';
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
 * One of whose players somebody was seen since is kept longer.
 */
export async function removeIdleBoard(deps: Deps, game: string): Promise<void> {
  const kept = await deps.store.practice(game);
  if (kept === undefined) return;
  if (kept.until === REMOVED) return deps.store.deletePractice(game);
  const guests = await deps.store.practiceGuests(game);
  const players = [kept, ...guests].map(({ player }) => player);
  const untils = await Promise.all(players.map((player) => keptFor(deps, player, kept.createdAt)));
  const until = Math.max(...untils);
  if (until > deps.clock()) return deps.store.keepPractice(kept, until);
  await deps.store.deletePractice(game);
  for (const player of players) if (isGuest(player)) await deps.store.deletePrivateItems(player);
}

/** Until when a board is kept for one of its players, who was seen last with it or since. */
async function keptFor(deps: Deps, player: string, createdAt: number): Promise<number> {
  const sessions = await deps.store.sessions(player);
  const seenAt = Math.max(createdAt, ...(sessions?.list ?? []).map((session) => session.seenAt));
  return expiresAt(player, seenAt);
}
