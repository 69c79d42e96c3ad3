import type { GameLength } from '../../game';
import { HOODS } from '../data/map';
import type { Options } from '../options';

/** Turns of all seats together until the train ends a game between steady bots, for any number of seats. */
const USUAL_TURNS = 31;

/** 2.8, 2.10 Each pick of a draft has a deadline, and so have the first units; the train has no limit. */
export function lengthOf({ setup }: Options): GameLength {
  const picks = setup === 'draft' ? HOODS.length : 0;
  return { usual: { reaction: picks, orders: 1, decision: USUAL_TURNS }, most: null };
}
