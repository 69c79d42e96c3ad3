import { loadSystemFor } from '../../../engine/load-system';
import type { GameRecord, Gate } from '../game/games.records';
import type { Deps } from '../platform/deps';
import { saveOrdersOfSeat } from './submit-orders';

/**
 * Submits orders that players have asked to be given automatically, and orders that are the only possible ones: no step
 * waits for a player who has nothing to decide. Bots decide for themselves.
 */
export async function giveAutomaticOrders(
  deps: Deps,
  game: GameRecord,
  gate: Gate,
  position: unknown,
): Promise<void> {
  const automatic = (await loadSystemFor(game))?.automatic?.(position) ?? {};
  for (const { seat, player } of game.seats) {
    const orders = automatic[seat];
    if (orders === undefined || player.kind === 'bot') continue;
    // Only if there are none: the event may arrive late or twice, and the player's own orders take precedence.
    await saveOrdersOfSeat(deps, { game, gate }, seat, { step: gate.step, orders, ready: true, version: 0 });
  }
}
