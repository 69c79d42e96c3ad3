import { createHash } from 'node:crypto';
import type { RoundRecord, SeasonRecord } from '../../store/records';

/**
 * The seed that a round is drawn with. Each round has its own, made of the season's, because it is published with the
 * round: the season's would tell everybody how those that follow are drawn, so it is published when there are none.
 */
export function roundSeed({ drawSeed, id }: Pick<SeasonRecord, 'drawSeed' | 'id'>, round: number): string {
  return createHash('sha256')
    .update(`${drawSeed ?? id} round ${round}`)
    .digest('hex');
}

/**
 * The seed that a season shows: of the latest round that is open, and in the end its own, of which those of all rounds
 * follow. Null while nothing is drawn that everybody may see.
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
