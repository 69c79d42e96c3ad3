import type { SeatId } from '../../game';
import { AREA_IDS } from '../data/map';
import { canBuild, canReduce, type Forces, strengthOf } from '../rules/forces';
import type { AreaId } from '../types';

/**
 * Areas to build in, each as many times as it can be chosen: an empty one twice, an own Struggling Force once (5.2).
 */
export function buildEntries(forces: Forces, seat: SeatId, areas: readonly AreaId[]): readonly AreaId[] {
  return areas.flatMap((area) => {
    if (!canBuild(forces, seat, area)) return [];
    return forces[area] === undefined ? [area, area] : [area];
  });
}

/** Forces of rivals, each as many times as it can be reduced (5.3). */
export function reductionEntries(
  forces: Forces,
  seat: SeatId,
  areas: readonly AreaId[] = AREA_IDS,
): readonly AreaId[] {
  return strengthEntries(
    forces,
    areas.filter((area) => canReduce(forces, seat, area)),
  );
}

/** All Forces, each as many times as it can be reduced. */
export function strengthEntries(forces: Forces, areas: readonly AreaId[]): readonly AreaId[] {
  return areas.flatMap((area) => Array.from({ length: strengthOf(forces[area]) }, () => area));
}
