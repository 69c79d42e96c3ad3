import type { Progress } from '../../game/outcome';
import type { Atlas } from '../data/atlas';
import type { Options } from '../options';
import type { Position } from '../types';

/** The number of finished years, and the year in which each power was eliminated, for scoring. */
export function progressOf(
  { firstYear, centres, centresToWin }: Atlas,
  { year, season, phase, eliminated }: Position,
  { lastYear }: Options,
): Progress {
  const over = season === 'winter' || (phase === 'finished' && season === 'fall');
  return {
    years: year - firstYear + (over ? 1 : 0),
    out: Object.fromEntries(eliminated.map((one) => [one.power, one.year - firstYear + 1])),
    total: centres.length,
    majority: centresToWin,
    ...(lastYear === undefined ? {} : { lastYear: lastYear - firstYear + 1 }),
  };
}
