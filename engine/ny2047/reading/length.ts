import type { GameLength } from '../../game';
import type { Atlas } from '../data/atlas';
import type { Options } from '../options';

/** Turns and adjustment phases of a game between steady bots. */
const USUAL_TURNS = 33;
const ADJUSTMENTS_PER_TURN = 17 / 33;

/** 14.5 Two turns a year until the last one, each with one adjustment phase at most. */
export function lengthOf({ firstYear }: Atlas, { adjustment, lastYear }: Options): GameLength {
  const limit = lastYear === undefined ? null : 2 * (lastYear - firstYear + 1);
  const turns = Math.min(USUAL_TURNS, limit ?? USUAL_TURNS);
  const adjustments = (count: number) => (adjustment ? Math.round(count) : 0);
  return {
    usual: { orders: turns, adjustment: adjustments(turns * ADJUSTMENTS_PER_TURN) },
    most: limit === null ? null : { orders: limit, adjustment: adjustments(limit) },
  };
}
