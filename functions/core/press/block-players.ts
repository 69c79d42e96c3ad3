import type { Caller } from '../access/caller';
import type { PersonRecord } from '../platform/common.records';
import type { Deps } from '../platform/deps';
import { done, type Outcome, refuse } from '../platform/errors';
import { isAnonymous } from './anonymity';

export async function blockedPlayers(deps: Deps, caller: Caller): Promise<readonly PersonRecord[]> {
  return (await deps.store.blockedBy(caller.id)).map(({ blocked }) => blocked);
}

/** Blocks the player of a seat: the caller no longer sees their messages in any game. */
export async function blockSeat(
  deps: Deps,
  caller: Caller,
  gameId: string,
  seat: string,
): Promise<Outcome<readonly PersonRecord[]>> {
  const game = await deps.store.game(gameId);
  const blocked = game?.seats.find((one) => one.seat === seat)?.player;
  if (blocked === undefined) return refuse({ code: 'not-found', what: 'seat' });
  if (game !== undefined && isAnonymous(game))
    return refuse({ code: 'not-allowed', why: { text: 'noPressToBlock' } });
  if (blocked.id === caller.id) return refuse({ code: 'not-allowed', why: { text: 'blockYourself' } });
  await deps.store.block({ player: caller.id, blocked });
  return done(await blockedPlayers(deps, caller));
}

/** Unblocks a player; twice is harmless. */
export async function unblock(deps: Deps, caller: Caller, player: string): Promise<readonly PersonRecord[]> {
  await deps.store.unblock(caller.id, player);
  return blockedPlayers(deps, caller);
}
