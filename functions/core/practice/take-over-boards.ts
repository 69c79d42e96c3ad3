import { tokenReader } from '../../tokens';
import type { Caller } from '../access/caller';
import { personFor } from '../account/profile';
import type { GameAndGate } from '../game/games.store';
import type { PersonRecord } from '../platform/common.records';
import type { Deps } from '../platform/deps';
import { done, type Outcome, refuse } from '../platform/errors';
import type { GuestJoined } from '../platform/request-events.records';
import { hasEnded } from '../session/session-list';
import { expiresAt } from './expires-at';
import { isGuest } from './guests';
import type { PracticeRecord } from './practice.records';
import { removeBoardsOf } from './remove-board';

/**
 * Gives the caller the boards that they played as a guest; the guest's session is the proof. An event does the rest, so
 * that any run finishes what another began.
 */
export async function takeOverBoards(deps: Deps, caller: Caller, token: string): Promise<Outcome<null>> {
  const guest = await guestOf(deps, token);
  if (guest === null || isGuest(caller.id)) return refuse({ code: 'not-found', what: 'guest' });
  const event: GuestJoined = {
    ...{ id: deps.newId(), kind: 'guest-joined', at: deps.clock() },
    ...{ guest, player: await personFor(deps, caller) },
  };
  await deps.store.post(event);
  await giveBoards(deps, event);
  return done(null);
}

/** The guest whose valid session a token is; null otherwise. */
async function guestOf(deps: Deps, token: string): Promise<string | null> {
  const claims = await tokenReader(await deps.reach.sessionSecret()).session(token);
  const { sub, sid, began } = claims ?? {};
  if (typeof sub !== 'string' || typeof sid !== 'string' || typeof began !== 'number') return null;
  if (!isGuest(sub)) return null;
  const kept = await deps.store.sessions(sub);
  return hasEnded(kept, { id: sid, began }, deps.clock()) ? null : sub;
}

/** Gives each board of a guest to the account. Repeating it is harmless. */
export async function giveBoards(deps: Deps, { guest, player, at }: GuestJoined): Promise<void> {
  for (const { game } of await deps.store.practiceOf(guest)) {
    const found = await deps.store.gameAndGate(game);
    const kept = await recordOf(deps, game, guest);
    // It was removed, or another run has already transferred it.
    if (found === undefined || kept === undefined) continue;
    if ((await giveBoard(deps, found, { ...kept, until: expiresAt(player.id, at) }, player)) !== 'given')
      throw new Error(`practice board ${game} has changed while it was given to ${player.id}`);
  }
  await removeBoardsOf(deps, guest);
  await deps.store.deletePrivateItems(guest);
}

async function recordOf(deps: Deps, game: string, guest: string): Promise<PracticeRecord | undefined> {
  const founder = await deps.store.practice(game);
  return founder?.player === guest ? founder : deps.store.practiceGuest(game, guest);
}

/** No one may hold two seats of a board: if the account already has one, the guest gives up theirs at the end. */
async function giveBoard(
  deps: Deps,
  board: GameAndGate,
  kept: PracticeRecord,
  player: PersonRecord,
): Promise<'given' | 'changed-meanwhile'> {
  const isThere = board.game.seats.some((one) => one.player.id === player.id);
  const isSeated = board.game.seats.some((one) => one.player.id === kept.player);
  if (!isThere && kept.as === 'asked') await deps.store.giveInvitation(kept, player.id);
  return isThere || !isSeated ? 'given' : deps.store.givePractice(board, kept, player);
}
