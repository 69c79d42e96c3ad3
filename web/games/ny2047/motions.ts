import type { Atlas } from '../../../engine/ny2047/data/atlas';
import type { Event, Position } from '../../../engine/ny2047/types';
import type { Arrivals } from '../../components/map/arrival';
import type { ChangedHands } from '../../components/map/changed-places';
import { type Motion, motionsSeen } from '../../components/table/motions';
import { formerOwners } from '../../lib/former-owners';
import type { ShownStep } from '../../lib/shown-step';
import { arrowsOfVerdicts } from './arrows';

/** The motions of a step that can be seen. */
export function motionsOf(atlas: Atlas, step: ShownStep): readonly Motion[] {
  return motionsSeen({
    bouncing: arrivalsOf(step, 'bouncing').size,
    leaving: arrivalsOf(step, 'leaving').size,
    changing: changedSpaces(atlas, step).size,
  });
}

/** The spaces that come under the control of another faction, and those of Turretons that change their loyalty. */
export function changedSpaces(atlas: Atlas, { events }: ShownStep): ChangedHands {
  return new Map(
    (events as unknown as readonly Event[]).flatMap((event): [string, string | null][] => {
      if (event.type === 'control') return [[event.space, event.to]];
      return event.type === 'turreton' ? [[atlas.seatOf(event.name).id, event.to]] : [];
    }),
  );
}

/** The board after a step, with its spaces and Turretons still in the hands of their former owners. */
export function beforeChange(atlas: Atlas, step: ShownStep): Position {
  const [before, after] = [step.before as Position, step.position as Position];
  return {
    ...after,
    control: formerOwners(after.control, before.control, changedSpaces(atlas, step)),
    turretons: before.turretons,
  };
}

/** The stacks with a motion: where they stand, and where they come from or tried to go. */
export function arrivalsOf(
  { before, orders, events: all }: ShownStep,
  motion: Exclude<Motion, 'changing'>,
): Arrivals {
  const events = all as unknown as readonly Event[];
  const position = before as Position;
  switch (motion) {
    case 'bouncing':
      return new Map(
        arrowsOfVerdicts(position, orders).flatMap((arrow) =>
          arrow.kind === 'move' && arrow.fate === 'bounced' ? [[arrow.from, arrow.to]] : [],
        ),
      );
    case 'leaving':
      return new Map(spacesLeft(position, events).map((space) => [space, space]));
    case 'arriving':
      return new Map(events.flatMap((event) => (event.type === 'moved' ? [[event.to, event.from]] : [])));
  }
}

/** The spaces whose stack is lost as a whole; a stack that only shrinks stays where it is. */
function spacesLeft({ units }: Position, events: readonly Event[]): readonly string[] {
  const lost = events.flatMap((event) =>
    event.type === 'destroyed' || event.type === 'vanished' || event.type === 'disbanded' ? [event.unit] : [],
  );
  const spaces = new Set(units.map(({ space }) => space));
  return [...spaces].filter((space) =>
    units.filter((unit) => unit.space === space).every(({ id }) => lost.includes(id)),
  );
}
