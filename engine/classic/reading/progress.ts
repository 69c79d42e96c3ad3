import type { Progress } from '../../game/outcome';
import { FIRST_YEAR } from '../data/first-year';
import { CENTRES } from '../data/map';
import type { Options } from '../options';
import { CENTRES_TO_WIN } from '../rules/ending';
import type { Position } from '../types';

/** The number of finished years, and the year in which each power was eliminated, for scoring. */
export function progressOf({ year, season, phase, eliminated }: Position, { lastYear }: Options): Progress {
  const over = season === 'winter' || (phase === 'finished' && season === 'fall');
  return {
    years: year - FIRST_YEAR + (over ? 1 : 0),
    out: Object.fromEntries(eliminated.map((one) => [one.power, one.year - FIRST_YEAR + 1])),
    total: CENTRES.length,
    majority: CENTRES_TO_WIN,
    ...(lastYear === undefined ? {} : { lastYear: lastYear - FIRST_YEAR + 1 }),
  };
}
