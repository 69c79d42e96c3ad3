import type { Progress } from '../../game/outcome';
import { FIRST_YEAR } from '../data/first-year';
import { SPACES } from '../data/map';
import type { Options } from '../options';
import type { Position } from '../types';

const STARS = SPACES.filter(({ star }) => star).length;

/** Years that are over, and the year in which each faction was eliminated, for scoring. */
export function progressOf({ year, season, phase, eliminated }: Position, { lastYear }: Options): Progress {
  const over = phase === 'finished' || (phase === 'adjustment' && season === 'fall');
  return {
    years: year - FIRST_YEAR + (over ? 1 : 0),
    out: Object.fromEntries(eliminated.map((one) => [one.faction, one.year - FIRST_YEAR + 1])),
    total: STARS,
    ...(lastYear === undefined ? {} : { lastYear: lastYear - FIRST_YEAR + 1 }),
  };
}
