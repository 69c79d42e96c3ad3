import type { Caller } from '../access/caller';
import type { PersonRecord } from '../platform/common.records';
import type { Deps } from '../platform/deps';
import { done, type Outcome, refuse } from '../platform/errors';
import { hidesNames } from './anonymity';
import { blockedSeat } from './blocked-seats';

export async function blockedPlayers(deps: Deps, caller: Caller): Promise<readonly PersonRecord[]> {
  return (await deps.store.blockedBy(caller.id)).map(({ blocked }) => blocked);
}

/**
 * Blocks the player of a seat: the caller no longer sees their messages in any game. While seats are anonymous, only
 * the seat is blocked, in this game alone: a block of its player would show in other games who plays it.
 */
export async function blockSeat(
  deps: Deps,
  caller: Caller,
  gameId: string,
  seat: string,
): Promise<Outcome<readonly PersonRecord[]>> {
  const table = await deps.store.gameAndGate(gameId);
  const player = table?.game.seats.find((one) => one.seat === seat)?.player;
  if (table === undefined || player === undefined) return refuse({ code: 'not-found', what: 'seat' });
  const { game, gate } = table;
  if (game.press === 'gunboat') return refuse({ code: 'not-allowed', why: { text: 'noPressToBlock' } });
  if (player.id === caller.id) return refuse({ code: 'not-allowed', why: { text: 'blockYourself' } });
  const isHidden = hidesNames(game, gate.state === 'finished');
  const blocked = isHidden ? blockedSeat(game, seat) : player;
  await deps.store.block({ player: caller.id, blocked });
  return done(await blockedPlayers(deps, caller));
}

/** Unblocks a player; twice is harmless. */
export async function unblock(deps: Deps, caller: Caller, player: string): Promise<readonly PersonRecord[]> {
  await deps.store.unblock(caller.id, player);
  return blockedPlayers(deps, caller);
}
