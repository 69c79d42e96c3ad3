import { type Province, provinceOf } from '../../../engine/classic/data/map';
import { powerName } from '../../../engine/classic/data/powers';
import type { Position, Unit } from '../../../engine/classic/types';
import { listed } from '../../../engine/core/listed';
import { placeName, provinceId, unitIn } from './places';

/** A province in sentences: what stands there, whose centre it is, what it borders. */
export function provinceText(position: Position, id: string): string {
  const province = provinceOf(id);
  const driven = position.dislodged.find(({ at }) => provinceId(at) === id);
  return [
    standingText(unitIn(position, id)),
    ...(driven === undefined ? [] : [`${unitText(driven)} was driven out and must retreat.`]),
    ...(province.centre ? [centreText(position, province)] : []),
    ...coastText(province),
    `Next to ${listed(province.adj.map(({ name }) => name))}.`,
  ].join(' ');
}

function standingText(unit: Unit | undefined): string {
  if (unit === undefined) return 'No unit stands here.';
  const coast = /\((.+)\)/.exec(placeName(unit.at))?.[1];
  return `${unitText(unit)} stands here${coast === undefined ? '' : `, on the ${coast}`}.`;
}

/** "An army of France" */
function unitText({ kind, power }: Unit): string {
  return `${kind === 'army' ? 'An army' : 'A fleet'} of ${powerName(power)}`;
}

function centreText({ centres }: Position, { id, home }: Province): string {
  const owner = centres[id];
  const kind = home === null ? 'A centre' : `A home centre of ${powerName(home)}`;
  if (owner === undefined) return `${kind} that no one owns.`;
  return owner === home ? `${kind}.` : `${kind}, owned by ${powerName(owner)}.`;
}

/** Which waters each of two coasts meets. */
function coastText({ coasts }: Province): readonly string[] {
  return coasts.map(({ name, fleetTo }) => {
    const waters = fleetTo.flatMap(({ province }) => (province.kind === 'water' ? [province.name] : []));
    return `Its ${/\((.+)\)/.exec(name)?.[1]} meets ${listed(waters)}.`;
  });
}
