import type { Notation } from '../../../engine/game/transcript';
import { fetchScript } from '../../lib/fetch-script';

/** The notation of a game's orders, on its own map; undefined for a game without one. Fetched when needed. */
export async function notationOf(game: {
  readonly system: string;
  readonly rulesVersion: string;
  readonly options: unknown;
}): Promise<Notation | undefined> {
  const { loadSystemFor } = await fetchScript(() => import('../../../engine/load-system'));
  return (await fetchScript(() => loadSystemFor(game)))?.notation;
}
