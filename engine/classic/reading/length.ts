import type { GameLength } from '../../game';
import type { Atlas } from '../data/atlas';
import type { Options } from '../options';

/** Estimates, until games of steady bots are measured: turns of a game, and those in which somebody retreats. */
const USUAL_TURNS = 20;
const USUAL_RETREATS = 9;

/**
 * 12.6 With a last year: a turn for each season of its years, each with retreats, and a Winter after all years but the
 * last; where a game begins with building, also before the first.
 */
export function lengthOf({ placeOfYear, seasons, beginsInWinter }: Atlas, { lastYear }: Options): GameLength {
  const turns = seasons.length;
  const winters = Math.round(USUAL_TURNS / turns) - 1;
  const usual = { orders: USUAL_TURNS, adjustment: USUAL_RETREATS + winters };
  if (lastYear === undefined) return { usual, most: null };
  const years = placeOfYear(lastYear);
  const most = { orders: turns * years, adjustment: (turns + 1) * years - (beginsInWinter ? 0 : 1) };
  return {
    usual: {
      orders: Math.min(usual.orders, most.orders),
      adjustment: Math.min(usual.adjustment, most.adjustment),
    },
    most,
  };
}
