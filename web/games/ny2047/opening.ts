import { ny2047 } from '../../../engine/ny2047';
import type { Position } from '../../../engine/ny2047/types';
import { FACTION_IDS } from './factions';

/** The board before the first turn, with all seven factions. */
export function openingPosition(): Position {
  const noChance = { drawn: 0, draw: () => 0 };
  return ny2047.setup({ adjustment: true }, FACTION_IDS, noChance);
}
