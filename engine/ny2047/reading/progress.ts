import type { Progress } from '../../game/outcome';
import type { Atlas } from '../data/atlas';
import type { Options } from '../options';
import type { Position } from '../types';

/** Years that are over, and the year in which each faction was eliminated, for scoring. */
export function progressOf(
  { firstYear, stars }: Atlas,
  { year, season, phase, eliminated }: Position,
  { lastYear }: Options,
): Progress {
  const over = phase === 'finished' || (phase === 'adjustment' && season === 'fall');
  return {
    years: year - firstYear + (over ? 1 : 0),
    out: Object.fromEntries(eliminated.map((one) => [one.faction, one.year - firstYear + 1])),
    total: stars.length,
    ...(lastYear === undefined ? {} : { lastYear: lastYear - firstYear + 1 }),
  };
}
