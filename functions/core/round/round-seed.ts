import { createHash } from 'node:crypto';
import type { RoundRecord, SeasonRecord } from '../season/seasons.records';

/**
 * The seed that a round is drawn with. Each round has its own, derived from the season's, because it is published with
 * the round: the season's would reveal how later rounds are drawn, so it is published when there are none.
 */
export function roundSeed({ drawSeed, id }: Pick<SeasonRecord, 'drawSeed' | 'id'>, round: number): string {
  return createHash('sha256')
    .update(`${drawSeed ?? id} round ${round}`)
    .digest('hex');
}

/**
 * The seed that a season shows: of the latest round that is open, and in the end its own, from which those of all
 * rounds are derived. Null while no draw is public.
 */
export function publishedSeed(
  { drawSeed, status }: Pick<SeasonRecord, 'drawSeed' | 'status'>,
  rounds: readonly RoundRecord[],
): string | null {
  if (status === 'finished') return drawSeed;
  const open = rounds.filter(({ state }) => state === 'open').sort((one, other) => one.round - other.round);
  const seed = open.at(-1)?.certificate.seed;
  return typeof seed === 'string' ? seed : null;
}
