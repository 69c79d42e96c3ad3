import type { Atlas } from '../../../engine/classic/data/atlas';
import type { Event, Position } from '../../../engine/classic/types';
import type { Arrivals } from '../../components/map/arrival';
import type { Motion } from '../../components/table/step-drawing';
import type { ShownStep } from '../../lib/shown-step';
import { drawnVerdicts } from './drawn-orders';

const BEFORE = ['bouncing', 'leaving'] as const satisfies readonly Motion[];

/** The motions of a step on the board before it. */
export function motionsBefore(atlas: Atlas, step: ShownStep): readonly Motion[] {
  return BEFORE.filter((motion) => arrivalsOf(atlas, step, motion).size > 0);
}

/** The pieces with a motion: where they stand, and where they come from or tried to go. */
export function arrivalsOf(
  atlas: Atlas,
  { before, orders, events: all }: ShownStep,
  motion: Motion,
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
      // 9.2 A unit that retreats or is disbanded in the retreats stands beside its province, not in it.
      if (position.phase === 'retreats') return new Map();
      return new Map(
        events.flatMap((event) =>
          event.type === 'dislodged' || event.type === 'disbanded' ? [[event.at, event.at]] : [],
        ),
      );
    case 'arriving':
      return new Map(
        events.flatMap((event) =>
          event.type === 'moved' || event.type === 'retreated' ? [[event.to, event.from]] : [],
        ),
      );
  }
}
