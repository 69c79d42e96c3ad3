import { listed } from '../../../engine/core/listed';
import { neighbours, spaceOf } from '../../../engine/ny2047/data/map';
import { turretonName } from '../../../engine/ny2047/reading/words';
import type { Position } from '../../../engine/ny2047/types';
import { seatName } from '../../components/frame/seats';
import { counted } from '../../lib/time';

/** A space in sentences: what stands there, who holds it, what it counts, what it borders. */
export function spaceText(position: Position, space: string): string {
  const { land, turreton } = spaceOf(space);
  return [
    land ? landText(position, space) : `${standingText(position, space)}.`,
    ...(turreton === null ? [] : [turretonText(position, turreton)]),
    `Next to ${listed(neighbours(spaceOf(space)).map(({ name }) => name))}.`,
  ].join(' ');
}

function landText(position: Position, space: string): string {
  const holder = position.control[space];
  const standing = position.units.find((unit) => unit.space === space)?.faction;
  const home = Object.entries(position.homes).find(([, base]) => base === space)?.[0];
  const holding =
    holder === undefined
      ? ', and no one holds it'
      : holder === standing
        ? ' and holds it'
        : `, and ${seatName(holder)} holds it`;
  const isOwnHome = home !== undefined && home === holder;
  const star = isOwnHome ? ': its home base, a star.' : spaceOf(space).star ? '. It is a star.' : '.';
  return `${standingText(position, space)}${holding}${star}`;
}

/** "No unit stands here", "Tower has 2 units here" */
function standingText({ units }: Position, space: string): string {
  const here = units.filter((unit) => unit.space === space);
  const [one] = here;
  return one === undefined
    ? 'No unit stands here'
    : `${seatName(one.faction)} has ${counted(here.length, 'unit')} here`;
}

function turretonText({ turretons }: Position, name: keyof Position['turretons']): string {
  const loyal = turretons[name];
  const state = loyal === null ? 'is dormant here' : `sits here, loyal to ${seatName(loyal)}`;
  return `${turretonName(name)}, a star, ${state}.`;
}
