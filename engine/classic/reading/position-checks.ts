import type { Message, Problem } from '../../game';
import { type Atlas, touches } from '../data/atlas';
import { message } from '../message';
import type { DislodgedUnit, Position, Unit } from '../types';

/** Problems that make a well-formed position impossible (15.2). */
export function problemsOf(atlas: Atlas, position: Position): readonly Problem[] {
  return [
    ...position.units.flatMap((unit, at) => placeProblems(atlas, unit, ['units', at])),
    ...position.dislodged.flatMap((unit, at) => placeProblems(atlas, unit, ['dislodged', at])),
    ...sharedProvinces(atlas, position.units, 'units'),
    ...sharedProvinces(atlas, position.dislodged, 'dislodged'),
    ...strangers(atlas, position),
    ...neutralPlaces(atlas, position),
    ...position.dislodged.flatMap((unit, at) => retreatProblems(atlas, position, unit, at)),
    ...phaseProblems(position),
    ...yearProblems(atlas, position),
  ];
}

function problem(code: string, rule: string, path: Problem['path'], says: Message): Problem {
  return { code, path, rule, message: says };
}

/** 1.5 Armies on land, fleets on water or on one coast. */
function placeProblems({ locationOf }: Atlas, { kind, at }: Unit, path: Problem['path']): readonly Problem[] {
  const { isCoast, province, says: place } = locationOf(at);
  const fits =
    kind === 'army' ? province.kind !== 'water' && !isCoast : province.berths.some(({ id }) => id === at);
  const says =
    kind === 'fleet' && province.coasts.length > 0
      ? message('position.whichCoast', { place })
      : message('position.badPlace', { kind, place });
  return fits ? [] : [problem('bad-place', '1.5', [...path, 'at'], says)];
}

/** 3.1 */
function sharedProvinces({ provinceOf }: Atlas, units: readonly Unit[], field: string): readonly Problem[] {
  const seen = new Set<string>();
  return units.flatMap(({ at }) => {
    const { id, says: place } = provinceOf(at);
    if (!seen.has(id)) {
      seen.add(id);
      return [];
    }
    return [problem('shared-province', '3.1', [field], message('position.shared', { place }))];
  });
}

function strangers(
  { powerName }: Atlas,
  { seats, units, dislodged, centres, eliminated }: Position,
): readonly Problem[] {
  const named = [
    ...units.map(({ power }, at) => ({ power, path: ['units', at, 'power'] })),
    ...dislodged.map(({ power }, at) => ({ power, path: ['dislodged', at, 'power'] })),
    ...Object.entries(centres).map(([id, power]) => ({ power, path: ['centres', id] })),
    ...eliminated.map(({ power }, at) => ({ power, path: ['eliminated', at, 'power'] })),
  ];
  return named.flatMap(({ power, path }) =>
    seats.includes(power)
      ? []
      : [problem('no-seat', '14.9', path, message('position.noSeat', { seat: powerName(power) }))],
  );
}

function neutralPlaces({ provinceOf }: Atlas, { centres }: Position): readonly Problem[] {
  return Object.keys(centres).flatMap((id) =>
    provinceOf(id).centre
      ? []
      : [
          problem(
            'not-a-centre',
            '1.4',
            ['centres', id],
            message('position.noCentre', { place: provinceOf(id).says }),
          ),
        ],
  );
}

/** 9.2 Options are one step away and empty. */
function retreatProblems(
  { locationOf, provinceOf }: Atlas,
  { units }: Position,
  unit: DislodgedUnit,
  at: number,
): readonly Problem[] {
  const path = ['dislodged', at, 'options'];
  const from = locationOf(unit.at);
  if (unit.options.length === 0) return [problem('no-option', '9.3', path, message('position.noRetreat'))];
  const taken = new Set(units.map((other) => provinceOf(other.at)));
  return unit.options.flatMap((id, option) => {
    const to = locationOf(id);
    const near =
      unit.kind === 'fleet' ? from.fleetTo.includes(to) : touches(false, from, to.province) && !to.isCoast;
    return near && !taken.has(to.province)
      ? []
      : [
          problem(
            'not-an-option',
            '9.2',
            [...path, option],
            message('position.badRetreat', { place: to.says }),
          ),
        ];
  });
}

/** 15.2 The parts that belong to the phase, and no others. */
function phaseProblems({ season, phase, dislodged, adjustments, outcome }: Position): readonly Problem[] {
  const wrong = (is: boolean, path: string, says: Message) =>
    is ? [problem('wrong-phase', '15.2', [path], says)] : [];
  return [
    ...wrong((season === 'winter') !== (phase === 'adjustments'), 'season', message('position.winter')),
    ...wrong((phase === 'retreats') !== dislodged.length > 0, 'dislodged', message('position.dislodged')),
    ...wrong(
      phase === 'adjustments' && adjustments === null,
      'adjustments',
      message('position.nothingToAdjust'),
    ),
    ...wrong((phase === 'finished') !== (outcome !== null), 'outcome', message('position.outcome')),
  ];
}

/** 2.1 A year of play: the first, or a whole number of steps from it. */
function yearProblems({ firstYear, yearsApart }: Atlas, { year }: Position): readonly Problem[] {
  return (year - firstYear) % yearsApart === 0
    ? []
    : [
        problem(
          'no-year',
          '2.1',
          ['year'],
          message('position.year', { year: String(firstYear), step: yearsApart }),
        ),
      ];
}
