import { STANDARD } from '../../../engine/classic/data/standard';
import { setup } from '../../../engine/classic/rules/setup';
import { POWERS, type Position } from '../../../engine/classic/types';

/** The board before the first turn, with all seven powers. */
export function openingPosition(): Position {
  return setup(STANDARD, POWERS);
}
