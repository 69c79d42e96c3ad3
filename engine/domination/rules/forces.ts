import type { SeatId } from '../../game';
import { AREA_IDS } from '../data/map';
import type { AreaId, Force, Point } from '../types';
import type { WorkingCopy } from './working-copy';

export type Forces = Readonly<Record<AreaId, Force>>;

/** 5.2 A Build needs an empty area, or the builder's own Struggling Force. */
export function canBuild(forces: Forces, seat: SeatId, area: AreaId): boolean {
  const force = forces[area];
  return force === undefined || (force.seat === seat && !force.full);
}

/** 5.3, 7.5 A Reduction needs a Force, and one of a rival. */
export function canReduce(forces: Forces, seat: SeatId, area: AreaId): boolean {
  const force = forces[area];
  return force !== undefined && force.seat !== seat;
}

export function canDo(forces: Forces, seat: SeatId, point: Point): boolean {
  return point.do === 'build' ? canBuild(forces, seat, point.area) : canReduce(forces, seat, point.area);
}

/** How many Reductions a Force can take: a Full one two, a Struggling one one (5.3). */
export function strengthOf(force: Force | undefined): number {
  if (force === undefined) return 0;
  return force.full ? 2 : 1;
}

/** The areas in which a seat has a Force, in data order. */
export function areasOf(forces: Forces, seat: SeatId): readonly AreaId[] {
  return AREA_IDS.filter((area) => forces[area]?.seat === seat);
}

/** The areas whose Force is of a kind, in data order. */
export function areasWhere(
  forces: Forces,
  wanted: (force: Force, area: AreaId) => boolean,
): readonly AreaId[] {
  return AREA_IDS.filter((area) => {
    const force = forces[area];
    return force !== undefined && wanted(force, area);
  });
}

/** The Forces after a point that can be done. */
export function afterPoint(forces: Forces, seat: SeatId, point: Point): Forces {
  if (point.do === 'build')
    return { ...forces, [point.area]: { seat, full: forces[point.area] !== undefined } };
  return withForce(forces, point.area, reduced(forces[point.area]));
}

/** Whether each point is possible at its place in the list (5.4, 5.5). */
export function canDoAll(forces: Forces, seat: SeatId, points: readonly Point[]): boolean {
  let now = forces;
  for (const point of points) {
    if (!canDo(now, seat, point)) return false;
    now = afterPoint(now, seat, point);
  }
  return true;
}

function reduced(force: Force | undefined): Force | undefined {
  return force?.full ? { seat: force.seat, full: false } : undefined;
}

function withForce(forces: Forces, area: AreaId, force: Force | undefined): Forces {
  const { [area]: _, ...others } = forces;
  return force === undefined ? others : { ...others, [area]: force };
}

/** 5.2, 5.3 Carries out a possible point, with its event. */
export function doPoint(copy: WorkingCopy, seat: SeatId, point: Point): void {
  if (point.do === 'reduce') reduceAt(copy, seat, point.area);
  else putForce(copy, seat, point.area, copy.position.forces[point.area] !== undefined);
}

/** Places a Force of the seat in an area. */
export function putForce({ position, events }: WorkingCopy, seat: SeatId, area: AreaId, full: boolean): void {
  position.forces[area] = { seat, full };
  events.push({ type: 'built', seat, area, full });
}

/** 5.3 A Full Force becomes Struggling; a Struggling one is removed. */
export function reduceAt(copy: WorkingCopy, by: SeatId, area: AreaId): void {
  const { position, events } = copy;
  const force = position.forces[area];
  if (force === undefined) return;
  if (!force.full) {
    removeAt(copy, by, area);
    return;
  }
  position.forces[area] = { seat: force.seat, full: false };
  events.push({ type: 'reduced', seat: force.seat, area, by });
}

/** 5.6 A Force leaves the map. */
export function removeAt({ position, events }: WorkingCopy, by: SeatId, area: AreaId): void {
  const force = position.forces[area];
  if (force === undefined) return;
  delete position.forces[area];
  events.push({ type: 'removed', seat: force.seat, area, by });
}
