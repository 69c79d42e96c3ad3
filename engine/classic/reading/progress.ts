import type { GameLength, Progress } from '../../game';
import { FIRST_YEAR } from '../data/first-year';
import { CENTRES } from '../data/map';
import type { Options } from '../options';
import { CENTRES_TO_WIN } from '../rules/ending';
import type { Position } from '../types';

/** A first guess, until games of decent bots are measured. */
const USUAL = { orders: 20, adjustment: 18 };

/** 12.6 With a last year: two turns a year, each with retreats, and a Winter after all years but the last. */
export function lengthOf({ lastYear }: Options): GameLength {
  if (lastYear === undefined) return { usual: USUAL, most: null };
  const years = lastYear - FIRST_YEAR + 1;
  const most = { orders: 2 * years, adjustment: 3 * years - 1 };
  return {
    usual: {
      orders: Math.min(USUAL.orders, most.orders),
      adjustment: Math.min(USUAL.adjustment, most.adjustment),
    },
    most,
  };
}

/** Years that are over, and the year in which each power was eliminated, for scoring. */
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
