import { textRandom } from '../../../engine/random';
import type { Deps } from '../platform/deps';

/** One of some seats or players, drawn by a new secret, so that no one can tell which; undefined if there are none. */
export function drawnFrom<One>(deps: Deps, all: readonly One[]): One | undefined {
  if (all.length === 0) return undefined;
  return all[textRandom(deps.newSeed()).draw(0, all.length - 1)];
}
