import type { Position, Season } from '../types';

const SEASON_NAMES: Readonly<Record<Season, string>> = { spring: 'Spring', fall: 'Fall' };

/** The turn of a position, and its phase where that is not the usual one: "Spring 2047", "adjustment". */
export function momentOf({ year, season, phase }: Position): readonly [turn: string, phase?: string] {
  const turn = `${SEASON_NAMES[season]} ${year}`;
  return phase === 'adjustment' ? [turn, phase] : [turn];
}
