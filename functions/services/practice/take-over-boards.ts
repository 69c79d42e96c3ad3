import { sessionReader } from '../../session-token';
import type { GuestJoined } from '../../store/records';
import { hasEnded } from '../account/kept-sessions';
import type { Caller } from '../caller';
import type { Deps } from '../deps';
import { done, type Outcome, refuse } from '../errors';
import { personFor } from '../profile';
import { isGuest } from './guests';
import { keptUntil } from './kept-until';

/**
 * Gives the caller the boards that they played as a guest, of which the guest's session is the proof. The event makes
 * the rest follow, so that any run finishes what another began.
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

/** Whose session a token is, if it is a guest's that has not ended. */
async function guestOf(deps: Deps, token: string): Promise<string | null> {
  const said = await sessionReader(await deps.reach.sessionSecret())(token);
  const { sub, sid, began } = said ?? {};
  if (typeof sub !== 'string' || typeof sid !== 'string' || typeof began !== 'number') return null;
  if (!isGuest(sub)) return null;
  const kept = await deps.store.sessions(sub, { consistent: true });
  return hasEnded(kept, { id: sid, began }, deps.clock()) ? null : sub;
}

/** Gives each board of a guest to the account. Repeating it is harmless. */
export async function giveBoards(deps: Deps, { guest, player, at }: GuestJoined): Promise<void> {
  for (const { game } of await deps.store.practiceOf(guest)) {
    const [found, kept] = await Promise.all([deps.store.gameAndGate(game), deps.store.practice(game)]);
    // It was removed, or another run has given it.
    if (found === undefined || kept?.player !== guest) continue;
    const lasting = { ...kept, until: keptUntil(player.id, at) };
    if ((await deps.store.givePractice(found, lasting, player)) === 'changed-meanwhile')
      throw new Error(`practice board ${game} has changed while it was given to ${player.id}`);
  }
  await deps.store.deletePrivateItems(guest);
}
