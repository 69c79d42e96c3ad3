import type { Progress } from '../../game/outcome';
import type { Atlas } from '../data/atlas';
import type { Options } from '../options';
import type { Position } from '../types';

/** The number of finished years of play, and the one in which each power was eliminated, for scoring. */
export function progressOf(
  { lastSeason, placeOfYear, centres, centresToWin }: Atlas,
  { year, season, phase, eliminated }: Position,
  { lastYear }: Options,
): Progress {
  const over = season === 'winter' || (phase === 'finished' && season === lastSeason);
  return {
    years: placeOfYear(year) - (over ? 0 : 1),
    out: Object.fromEntries(eliminated.map((one) => [one.power, placeOfYear(one.year)])),
    total: centres.length,
    majority: centresToWin,
    ...(lastYear === undefined ? {} : { lastYear: placeOfYear(lastYear) }),
  };
}
