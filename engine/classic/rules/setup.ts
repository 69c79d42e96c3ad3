import type { Atlas } from '../data/atlas';
import type { Position, Power, Unit } from '../types';
import { adjustmentsOf } from './tally';

/**
 * 2.1 The position before the first season of the first year, or before the Winter in which a game begins with building; powers
 * without a seat do not exist (14.9).
 */
export function setup(atlas: Atlas, seats: readonly string[]): Position {
  const powers = atlas.inCanonicalOrder(seats);
  const start: Position = {
    year: atlas.firstYear,
    season: atlas.firstSeason,
    phase: 'orders',
    seats: powers,
    units: startUnits(atlas, powers),
    centres: startCentres(atlas, powers),
    dislodged: [],
    adjustments: null,
    eliminated: [],
    outcome: null,
  };
  if (!atlas.beginsInWinter) return start;
  const adjustments = adjustmentsOf(atlas, start);
  return {
    ...start,
    year: atlas.firstYear - atlas.yearsApart,
    season: 'winter',
    phase: 'adjustments',
    adjustments,
  };
}

/** The starting units of these powers, each power's sorted by place. */
export function startUnits({ startUnitsOf }: Atlas, powers: readonly Power[]): readonly Unit[] {
  return powers.flatMap((power) => startUnitsOf(power).map(({ kind, at }) => ({ power, kind, at })));
}

/** The home centres of these powers, in map order. */
export function startCentres({ centres }: Atlas, powers: readonly Power[]): Position['centres'] {
  return Object.fromEntries(
    centres.flatMap(({ id, home }) => (home !== null && powers.includes(home) ? [[id, home]] : [])),
  );
}
