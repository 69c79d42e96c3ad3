import { ny2047 } from '../../../engine/ny2047';
import { FACTIONS, type Position } from '../../../engine/ny2047/types';

/** The board before the first turn, with all seven factions. */
export function openingPosition(): Position {
  const noChance = { drawn: 0, draw: () => 0 };
  return ny2047.setup({ adjustment: true }, FACTIONS, noChance);
}
