import type { Event, Position } from '../../../engine/ny2047/types';
import type { Arrivals } from '../../components/map/arrival';
import type { Motion } from '../../components/table/step-drawing';
import type { ShownStep } from '../../lib/shown-step';
import { arrowsOfVerdicts } from './arrows';

const BEFORE = ['bouncing', 'leaving'] as const satisfies readonly Motion[];

/** The motions of a step on the board before it. */
export function motionsBefore(step: ShownStep): readonly Motion[] {
  return BEFORE.filter((motion) => arrivalsOf(step, motion).size > 0);
}

/** The stacks with a motion: where they stand, and where they come from or tried to go. */
export function arrivalsOf({ before, orders, events: all }: ShownStep, motion: Motion): Arrivals {
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
