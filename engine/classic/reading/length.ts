import type { GameLength } from '../../game';
import type { Atlas } from '../data/atlas';
import type { Options } from '../options';

/** An estimate, until games of decent bots are measured. */
const USUAL = { orders: 20, adjustment: 18 };

/**
 * 12.6 With a last year: two turns a year, each with retreats, and a Winter after all years but the last; where a game
 * begins with building, also before the first.
 */
export function lengthOf({ firstYear, beginsInWinter }: Atlas, { lastYear }: Options): GameLength {
  if (lastYear === undefined) return { usual: USUAL, most: null };
  const years = lastYear - firstYear + 1;
  const most = { orders: 2 * years, adjustment: 3 * years - (beginsInWinter ? 0 : 1) };
  return {
    usual: {
      orders: Math.min(USUAL.orders, most.orders),
      adjustment: Math.min(USUAL.adjustment, most.adjustment),
    },
    most,
  };
}
