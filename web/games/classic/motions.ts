import type { Atlas } from '../../../engine/classic/data/atlas';
import type { Event, Position } from '../../../engine/classic/types';
import type { Arrivals } from '../../components/map/arrival';
import type { ChangedHands } from '../../components/map/changed-places';
import { type Motion, motionsSeen } from '../../components/table/motions';
import { formerOwners } from '../../lib/former-owners';
import type { ShownStep } from '../../lib/shown-step';
import { drawnVerdicts } from './drawn-orders';
import { besideOf } from './map/geometry';

/** The motions of a step that can be seen. */
export function motionsOf(atlas: Atlas, step: ShownStep): readonly Motion[] {
  return motionsSeen({
    bouncing: arrivalsOf(atlas, step, 'bouncing').size,
    leaving: arrivalsOf(atlas, step, 'leaving').size,
    changing: changedCentres(step).size,
  });
}

/** 10.1 The centres that change hands, with their new owners. */
export function changedCentres({ events }: ShownStep): ChangedHands {
  return new Map(
    (events as unknown as readonly Event[]).flatMap((event) =>
      event.type === 'centre' ? [[event.at, event.to]] : [],
    ),
  );
}

/** The board after a step, with its centres still in the hands of their former owners. */
export function beforeChange(step: ShownStep): Position {
  const [before, after] = [step.before as Position, step.position as Position];
  return { ...after, centres: formerOwners(after.centres, before.centres, changedCentres(step)) };
}

/** The pieces with a motion: where they stand, and where they come from or tried to go. */
export function arrivalsOf(
  atlas: Atlas,
  { before, orders, events: all }: ShownStep,
  motion: Exclude<Motion, 'changing'>,
): Arrivals {
  const events = all as unknown as readonly Event[];
  const position = before as Position;
  switch (motion) {
    case 'bouncing':
      return new Map(
        drawnVerdicts(atlas, position, orders).flatMap((drawn) =>
          drawn.kind === 'move' && drawn.fate === 'bounced' ? [[drawn.from, drawn.to]] : [],
        ),
      );
    case 'leaving':
      return new Map(
        events.flatMap((event) => {
          if (event.type !== 'dislodged' && event.type !== 'disbanded') return [];
          // 9.2 A unit that was dislodged before this step stands beside its province, not in it.
          const isBeside = position.dislodged.some(
            ({ power, at }) => power === event.power && at === event.at,
          );
          const where = isBeside ? besideOf(event.at) : event.at;
          return [[where, where]];
        }),
      );
    case 'arriving':
      return new Map(
        events.flatMap((event) =>
          event.type === 'moved' || event.type === 'retreated' ? [[event.to, event.from]] : [],
        ),
      );
  }
}
