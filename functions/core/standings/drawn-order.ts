import { shuffled } from '../../../engine/core/shuffled';
import { textRandom } from '../../../engine/random';
import type { SeasonRecord } from '../season/seasons.records';

/**
 * Players in an order derived from the season's seed, so that anyone can draw it again.
 * @param what the purpose of the draw: "byes of round 2"
 */
export function drawnOrder(
  { id, drawSeed }: Pick<SeasonRecord, 'id' | 'drawSeed'>,
  what: string,
  players: readonly string[],
): readonly string[] {
  return shuffled([...players].sort(), textRandom(`${drawSeed ?? id} ${what}`));
}
