import { readPosition } from '../../core/read-position';
import type { Result } from '../../game';
import type { Atlas } from '../data/atlas';
import { sortedUnits } from '../rules/retreats';
import { setup, startCentres, startUnits } from '../rules/setup';
import { adjustmentsOf } from '../rules/tally';
import { inMapOrderOf } from '../rules/year-end';
import type { Customs, Position } from '../types';
import { problemsOf } from './position-checks';
import { type Given, schemaFor } from './position-schema';

/** 15.2 Parses a written position, filling in the documented defaults. */
export function read(atlas: Atlas, written: unknown, seats: readonly string[]): Result<Position> {
  if (written === undefined || written === null)
    return { ok: true, value: setup(atlas, seats.length > 0 ? seats : atlas.powers) };
  return readPosition(written, {
    schema: schemaFor(atlas),
    rule: '15.2',
    completed: (given) => completed(atlas, given, seats),
    problemsOf: (position) => problemsOf(atlas, position),
  });
}

function customsFrom({ draws, votes }: NonNullable<Given['customs']>): Customs {
  return { ...(draws && { draws }), ...(votes && { votes }) };
}

function completed(atlas: Atlas, given: Given, seatNames: readonly string[]): Position {
  const { inCanonicalOrder, sideOf, powers } = atlas;
  const seats = inCanonicalOrder(given.seats ?? (seatNames.length > 0 ? seatNames : powers));
  const dislodged = [...given.dislodged]
    .map(({ options, ...unit }) => ({ ...unit, options: [...options].sort() }))
    .sort((one, other) => sideOf(one.power) - sideOf(other.power) || (one.at < other.at ? -1 : 1));
  const position: Position = {
    year: given.year,
    season: given.season ?? (given.phase === 'adjustments' ? 'winter' : atlas.firstSeason),
    phase: given.phase,
    seats,
    units: sortedUnits(atlas, given.units ?? startUnits(atlas, seats)),
    centres: given.centres ? inMapOrderOf(atlas, given.centres) : startCentres(atlas, seats),
    dislodged,
    adjustments: null,
    eliminated: [...given.eliminated].sort(
      (one, other) => one.year - other.year || sideOf(one.power) - sideOf(other.power),
    ),
    outcome: given.outcome,
    ...(given.customs && { customs: customsFrom(given.customs) }),
  };
  return position.phase === 'adjustments'
    ? { ...position, adjustments: adjustmentsOf(atlas, position) }
    : position;
}
