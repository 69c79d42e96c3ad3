import type { SeatId } from '../../game';
import type { HoodId, Placement, View } from '../types';
import { openNeighbours } from './borders';
import { unitsToPlace } from './place';
import { placementsOf } from './reinforce';
import { best, holdingOf, hoodsOf } from './working-copy';

/** 13.2 The default placement of a seat's units, and of its mayor. */
export function defaultPlacement(
  view: View,
  seat: SeatId,
): { placements: readonly Placement[]; mayor: HoodId } {
  const placements = spread(view, seat, unitsToPlace(view, seat));
  const units = (hood: HoodId) =>
    holdingOf(view, hood).units + (placements.find(({ to }) => to === hood)?.count ?? 0);
  return { placements, mayor: best(hoodsOf(view, seat), units) ?? '' };
}

/** 13.4 Unit by unit to the front under the greatest threat; without a front to the mayor, or the first hood. */
export function spread(view: View, seat: SeatId, units: number): readonly Placement[] {
  const own = hoodsOf(view, seat);
  const threats = own.flatMap((hood) => {
    const enemies = openNeighbours(view, hood).filter((next) => isOthers(view, seat, next));
    const strength = enemies.reduce((sum, next) => sum + holdingOf(view, next).units, 0);
    return enemies.length > 0 ? [{ hood, threat: strength - holdingOf(view, hood).units }] : [];
  });
  const placed = new Map<HoodId, number>();
  for (let unit = 0; unit < units; unit += 1) {
    const front = best(threats, ({ threat }) => threat);
    const hood = front?.hood ?? view.mayors[seat] ?? own[0];
    if (hood === undefined) break;
    if (front) front.threat -= 1;
    placed.set(hood, (placed.get(hood) ?? 0) + 1);
  }
  return placementsOf(placed);
}

/** A hood of another seat; neutral ones are no threat. */
function isOthers(view: View, seat: SeatId, hood: HoodId): boolean {
  const { owner } = holdingOf(view, hood);
  return owner !== null && owner !== seat;
}
