import type { GameLength } from '../../game';
import { LEAST_MEN, MEN, QUIET_TURNS } from '../types';

/** 6.1, 6.4 Between mills there are at most fifty turns, and a game has at most thirteen mills. */
const MOST = (2 * (MEN - LEAST_MEN) + 2) * QUIET_TURNS;

/** The average of games between steady bots, and the bound that 6.4 sets. */
export function lengthOf(): GameLength {
  return { usual: { decision: 60 }, most: { decision: MOST } };
}
