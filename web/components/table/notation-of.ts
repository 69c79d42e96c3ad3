import type { Notation } from '../../../engine/game/transcript';
import type { GameSystemId } from '../../../engine/games';
import { fetchScript } from '../../lib/fetch-script';

/** How the orders of a game are written as text; undefined in a game that has no notation. Fetched where it is needed. */
export async function notationOf(system: GameSystemId): Promise<Notation | undefined> {
  const { gameSystem } = await fetchScript(() => import('../../../engine/systems'));
  return gameSystem(system).notation;
}

/** Whether the table of a game has a field for typed orders: the games in which all order at once. */
export function hasTypedOrders(system: GameSystemId): boolean {
  return system === 'ny2047' || system === 'classic';
}
