import type { Event } from '../../../engine/nyc-risk/event-types';
import type { View } from '../../../engine/nyc-risk/types';
import type { Arrivals } from '../../components/map/arrival';
import type { ChangedHands } from '../../components/map/changed-places';
import { type Motion, motionsSeen } from '../../components/table/motions';
import type { ShownStep } from '../../lib/shown-step';

/** The motions of a step that can be seen. */
export function motionsOf(step: ShownStep): readonly Motion[] {
  return motionsSeen({
    leaving: lossesIn(step).size + arrivalsOf(step, 'leaving').size,
    changing: changedHoods(step).size,
  });
}

/** The armies with a motion: those that leave the board they stand on, or that arrive, with the hoods they come from. */
export function arrivalsOf(step: ShownStep, motion: 'leaving' | 'arriving'): Arrivals {
  if (motion === 'leaving') return new Map(hoodsFallen(step).map((hood) => [hood, hood]));
  return new Map(
    eventsOf(step).flatMap((event) =>
      event.type === 'occupied' || event.type === 'fortified' || event.type === 'shuttled'
        ? [[event.to, event.from]]
        : [],
    ),
  );
}

/** The hoods whose army is lost as a whole. */
function hoodsFallen(step: ShownStep): readonly string[] {
  const { hoods } = step.before as View;
  return eventsOf(step).flatMap((event) =>
    event.type === 'conquered' && (hoods[event.to]?.units ?? 0) > 0 ? [event.to] : [],
  );
}

/**
 * How many units each army on the board before a step loses in it. Units that advanced into a hood and die there are a loss
 * of the army that they came from.
 */
export function lossesIn(step: ShownStep): ReadonlyMap<string, number> {
  const losses = new Map<string, number>();
  const origins = new Map<string, string>();
  const lose = (hood: string, count: number) => {
    const army = origins.get(hood) ?? hood;
    if (count > 0) losses.set(army, (losses.get(army) ?? 0) + count);
  };
  for (const event of eventsOf(step)) {
    if (event.type === 'rolled') {
      lose(event.from, event.attackLoss);
      lose(event.to, event.defendLoss);
    }
    if (event.type === 'units') lose(event.at, -event.change);
    if (event.type === 'conquered') origins.set(event.to, origins.get(event.from) ?? event.from);
  }
  return losses;
}

/** The hoods that another seat conquers, or that a seat leaves behind. A free hood that is drafted was nobody’s to lose. */
export function changedHoods({ before, position }: ShownStep): ChangedHands {
  const [had, has] = [(before as View).hoods, (position as View).hoods];
  return new Map(
    Object.entries(has).flatMap(([hood, { owner }]): [string, string | null][] => {
      const former = had[hood];
      return former === undefined || former.owner === owner || former.units === 0 ? [] : [[hood, owner]];
    }),
  );
}

/** The hoods after a step, those that change hands still with their former owners. */
export function hoodsBeforeChange(step: ShownStep): View['hoods'] {
  const [had, has] = [(step.before as View).hoods, (step.position as View).hoods];
  const changed = changedHoods(step);
  return { ...has, ...Object.fromEntries(Object.entries(had).filter(([hood]) => changed.has(hood))) };
}

function eventsOf({ events }: ShownStep): readonly Event[] {
  return events as unknown as readonly Event[];
}
