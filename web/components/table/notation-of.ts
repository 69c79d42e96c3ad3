import type { Notation } from '../../../engine/game/transcript';
import type { GameSystemId } from '../../../engine/games';
import { fetchScript } from '../../lib/fetch-script';

/** The notation of a game's orders; undefined for a game without one. Fetched when needed. */
export async function notationOf(system: GameSystemId): Promise<Notation | undefined> {
  const { gameSystem } = await fetchScript(() => import('../../../engine/systems'));
  return gameSystem(system).notation;
}
