import { ofSeat } from '../../core/by-seat';
import type { SeatId } from '../../game';
import { areaOf, isLand, neighboursOf, REGIONS, type RegionId } from '../data/map';
import type { AreaId, Position } from '../types';
import { areasOf, areasWhere, canReduce, type Forces, strengthOf } from './forces';

/** 7.19 The most Forces that Insurgents take over. */
export const MOST_INSURGENTS = 5;
/** 7.25 Reductions for each Full Force of the player. */
const SHOWN_BY_EACH = 2;

/** 7.14 How many Reductions Bio Weapons make now: two, or as many as the rivals' Forces offer. */
export function bioReductions(forces: Forces, seat: SeatId): number {
  const rivals = areasWhere(forces, (force) => force.seat !== seat);
  return Math.min(
    2,
    rivals.reduce((sum, area) => sum + strengthOf(forces[area]), 0),
  );
}

/** 7.18 The regions in which a land Force stands, each with the areas to choose from. */
export function regionsWithForces(forces: Forces): readonly (readonly AreaId[])[] {
  return REGIONS.map(({ areas }) => areas.filter((area) => forces[area] !== undefined)).filter(
    (areas) => areas.length > 0,
  );
}

/** 7.19 The areas that Insurgents can take. */
export function strugglingLand(forces: Forces): readonly AreaId[] {
  return areasWhere(forces, ({ full }, area) => !full && isLand(area));
}

/** 7.20 The number of Reductions of each seat: half the number of its Forces, rounded down. */
export function stormShares({ order, forces }: Pick<Position, 'order' | 'forces'>): Record<SeatId, number> {
  return Object.fromEntries(order.map((seat) => [seat, Math.floor(areasOf(forces, seat).length / 2)]));
}

/** 7.20 Whether these Reductions are exactly the shares, each possible at its place. */
export function isStorm(position: Pick<Position, 'order' | 'forces'>, areas: readonly AreaId[]): boolean {
  const { forces, order } = position;
  const shares = stormShares(position);
  const suffered = (seat: SeatId) => areas.filter((area) => forces[area]?.seat === seat).length;
  return isWithinStrength(forces, areas) && order.every((seat) => suffered(seat) === ofSeat(shares, seat));
}

/** 7.5 Whether all of these are Forces of rivals. */
export function areRivals(forces: Forces, seat: SeatId, areas: readonly AreaId[]): boolean {
  return areas.every((area) => canReduce(forces, seat, area));
}

/** Whether no Force is chosen more often than it can be reduced. */
export function isWithinStrength(forces: Forces, areas: readonly AreaId[]): boolean {
  return areas.every((area) => areas.filter((other) => other === area).length <= strengthOf(forces[area]));
}

/** 7.23 The Forces of a seat that border none of its others. */
export function outOfSupply(forces: Forces, seat: SeatId): readonly AreaId[] {
  return areasOf(forces, seat).filter((area) =>
    neighboursOf(area).every((next) => forces[next]?.seat !== seat),
  );
}

/** 7.24, 7.27 The regions in which a seat has a Full land Force. */
export function regionsLed(forces: Forces, seat: SeatId): readonly RegionId[] {
  return REGIONS.filter(({ areas }) =>
    areas.some((area) => forces[area]?.seat === seat && forces[area].full),
  ).map(({ id }) => id);
}

/** 7.25 How many Reductions Show of Force allows now. */
export function mostShown(forces: Forces, seat: SeatId): number {
  return SHOWN_BY_EACH * areasWhere(forces, (force) => force.seat === seat && force.full).length;
}

/** 7.26 The own Struggling Forces, on land and at sea. */
export function strugglingForces(forces: Forces, seat: SeatId): readonly AreaId[] {
  return areasWhere(forces, (force) => force.seat === seat && !force.full);
}

/** 7.27 The rivals' land Forces in regions where the seat has a Full one, one list for each region. */
export function surrendering(forces: Forces, seat: SeatId): readonly (readonly AreaId[])[] {
  const led = regionsLed(forces, seat);
  return REGIONS.filter(({ id }) => led.includes(id))
    .map(({ areas }) => areas.filter((area) => forces[area] !== undefined && forces[area].seat !== seat))
    .filter((areas) => areas.length > 0);
}

export function regionOf(area: AreaId): RegionId | null {
  return areaOf(area).region;
}
