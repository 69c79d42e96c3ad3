import type { Problem } from '../../game';
import { locationOf, provinceOf, touches } from '../data/map';
import { powerName } from '../data/powers';
import type { DislodgedUnit, Position, Unit } from '../types';

/** What makes a well-formed position impossible (15.2). */
export function problemsOf(position: Position): readonly Problem[] {
  return [
    ...position.units.flatMap((unit, at) => placeProblems(unit, ['units', at])),
    ...position.dislodged.flatMap((unit, at) => placeProblems(unit, ['dislodged', at])),
    ...sharedProvinces(position.units, 'units'),
    ...sharedProvinces(position.dislodged, 'dislodged'),
    ...strangers(position),
    ...neutralPlaces(position),
    ...position.dislodged.flatMap((unit, at) => retreatProblems(position, unit, at)),
    ...phaseProblems(position),
  ];
}

function problem(code: string, rule: string, path: Problem['path'], message: string): Problem {
  return { code, path, rule, message };
}

/** 1.5 Armies on land, fleets on water or on one coast. */
function placeProblems({ kind, at }: Unit, path: Problem['path']): readonly Problem[] {
  const { isCoast, province, name } = locationOf(at);
  const fits =
    kind === 'army' ? province.kind !== 'water' && !isCoast : province.berths.some(({ id }) => id === at);
  const message =
    kind === 'fleet' && province.coasts.length > 0
      ? `Name the coast on which the fleet stands in ${name}.`
      : `${kind === 'army' ? 'An army' : 'A fleet'} cannot stand in ${name}.`;
  return fits ? [] : [problem('bad-place', '1.5', [...path, 'at'], message)];
}

/** 3.1 */
function sharedProvinces(units: readonly Unit[], field: string): readonly Problem[] {
  const seen = new Set<string>();
  return units.flatMap(({ at }) => {
    const { id, name } = provinceOf(at);
    if (!seen.has(id)) {
      seen.add(id);
      return [];
    }
    return [problem('shared-province', '3.1', [field], `Two units stand in ${name}.`)];
  });
}

function strangers({ seats, units, dislodged, centres, eliminated }: Position): readonly Problem[] {
  const named = [
    ...units.map(({ power }, at) => ({ power, path: ['units', at, 'power'] })),
    ...dislodged.map(({ power }, at) => ({ power, path: ['dislodged', at, 'power'] })),
    ...Object.entries(centres).map(([id, power]) => ({ power, path: ['centres', id] })),
    ...eliminated.map(({ power }, at) => ({ power, path: ['eliminated', at, 'power'] })),
  ];
  return named.flatMap(({ power, path }) =>
    seats.includes(power)
      ? []
      : [problem('no-seat', '14.9', path, `${powerName(power)} has no seat in this game.`)],
  );
}

function neutralPlaces({ centres }: Position): readonly Problem[] {
  return Object.keys(centres).flatMap((id) =>
    provinceOf(id).centre
      ? []
      : [problem('not-a-centre', '1.4', ['centres', id], `${provinceOf(id).name} is not a centre.`)],
  );
}

/** 9.2 Options are one step away and empty. */
function retreatProblems({ units }: Position, unit: DislodgedUnit, at: number): readonly Problem[] {
  const path = ['dislodged', at, 'options'];
  const from = locationOf(unit.at);
  if (unit.options.length === 0)
    return [problem('no-option', '9.3', path, 'A unit that cannot retreat is disbanded with the moves.')];
  const taken = new Set(units.map((other) => provinceOf(other.at)));
  return unit.options.flatMap((id, option) => {
    const to = locationOf(id);
    const near =
      unit.kind === 'fleet' ? from.fleetTo.includes(to) : touches(false, from, to.province) && !to.isCoast;
    return near && !taken.has(to.province)
      ? []
      : [problem('not-an-option', '9.2', [...path, option], `The unit cannot retreat to ${to.name}.`)];
  });
}

/** 15.2 What belongs to the phase, and nothing else. */
function phaseProblems({ season, phase, dislodged, adjustments, outcome }: Position): readonly Problem[] {
  const wrong = (is: boolean, path: string, message: string) =>
    is ? [problem('wrong-phase', '15.2', [path], message)] : [];
  return [
    ...wrong(
      (season === 'winter') !== (phase === 'adjustments'),
      'season',
      'Winter is for adjustments alone.',
    ),
    ...wrong(
      (phase === 'retreats') !== dislodged.length > 0,
      'dislodged',
      'Dislodged units belong to a retreat phase, and a retreat phase has some.',
    ),
    ...wrong(
      phase === 'adjustments' && adjustments === null,
      'adjustments',
      'Nobody has anything to build or to remove.',
    ),
    ...wrong((phase === 'finished') !== (outcome !== null), 'outcome', 'A finished game has an outcome.'),
  ];
}
