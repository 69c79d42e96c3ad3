import { loadSystemFor } from '../../../engine/load-system';
import type { GameRecord, Gate } from '../../store/records';
import type { Deps } from '../deps';
import { saveOrdersOfSeat } from './submit-orders';

/**
 * Gives the orders that people have asked to be given for them as soon as they can be, or that are the only ones they
 * could give: no step waits for a player who has nothing to decide. Bots decide for themselves.
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
    // Only where there are none: the event may come late or twice, and the player's own orders stand.
    await saveOrdersOfSeat(deps, { game, gate }, seat, { step: gate.step, orders, ready: true, version: 0 });
  }
}
