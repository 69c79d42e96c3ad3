import { FIRST_YEAR } from '../data/first-year';
import { CENTRES } from '../data/map';
import { inCanonicalOrder, startUnitsOf } from '../data/powers';
import type { Position, Power, Unit } from '../types';

/** 2.1 The position before Spring 1901; powers without a seat do not exist (14.9). */
export function setup(seats: readonly string[]): Position {
  const powers = inCanonicalOrder(seats);
  return {
    year: FIRST_YEAR,
    season: 'spring',
    phase: 'orders',
    seats: powers,
    units: startUnits(powers),
    centres: startCentres(powers),
    dislodged: [],
    adjustments: null,
    eliminated: [],
    outcome: null,
  };
}

/** The starting units of these powers, each power's sorted by place. */
export function startUnits(powers: readonly Power[]): readonly Unit[] {
  return powers.flatMap((power) => startUnitsOf(power).map(({ kind, at }) => ({ power, kind, at })));
}

/** The home centres of these powers, in map order. */
export function startCentres(powers: readonly Power[]): Position['centres'] {
  return Object.fromEntries(
    CENTRES.flatMap(({ id, home }) => (home !== null && powers.includes(home) ? [[id, home]] : [])),
  );
}
