import type { Event } from '../../../engine/domination/event-types';
import type { View } from '../../../engine/domination/types';
import type { ChangedHands } from '../../components/map/changed-places';
import { type Motion, motionsSeen } from '../../components/table/motions';
import type { ShownStep } from '../../lib/shown-step';

type Forces = View['forces'];

/** What happens to a Force on the board before a step: it is removed, or only reduced to Struggling. */
export type Fate = 'leaving' | 'weakened';

/** The motions of a step that can be seen. */
export function motionsOf(step: ShownStep): readonly Motion[] {
  return motionsSeen({ leaving: fatesIn(step).size, changing: changedAreas(step).size });
}

/** The Forces on the board before a step that are removed or reduced in it, by area. */
export function fatesIn({ before, events }: ShownStep): ReadonlyMap<string, Fate> {
  const { forces } = before as View;
  const fates = new Map<string, Fate>();
  for (const event of events as unknown as readonly Event[]) {
    if (event.type !== 'reduced' && event.type !== 'removed') continue;
    // A Force that was built in the same step is not on that board.
    if (forces[event.area]?.seat !== event.seat || fates.get(event.area) === 'leaving') continue;
    fates.set(event.area, event.type === 'removed' ? 'leaving' : 'weakened');
  }
  return fates;
}

/** The areas whose Force is new or of another strength after a step. */
export function arrivalsIn({ before, position }: ShownStep): ReadonlySet<string> {
  const [met, left] = [forcesOf(before), forcesOf(position)];
  return new Set(
    Object.entries(left).flatMap(([area, { seat, full }]) =>
      met[area]?.seat === seat && met[area]?.full === full ? [] : [area],
    ),
  );
}

/** The areas that a seat loses, with the seat that has them afterwards, if any. */
export function changedAreas({ before, position }: ShownStep): ChangedHands {
  const after = forcesOf(position);
  return new Map(
    Object.entries(forcesOf(before)).flatMap(([area, { seat }]): [string, string | null][] =>
      after[area]?.seat === seat ? [] : [[area, after[area]?.seat ?? null]],
    ),
  );
}

/** The Forces that areas show as their holders while they still belong to their former owners. */
export function heldBeforeChange(step: ShownStep): Forces {
  const [before, changed] = [forcesOf(step.before), changedAreas(step)];
  const former = Object.entries(before).filter(([area]) => changed.has(area));
  return { ...forcesOf(step.position), ...Object.fromEntries(former) };
}

function forcesOf(position: unknown): Forces {
  return (position as View).forces;
}
