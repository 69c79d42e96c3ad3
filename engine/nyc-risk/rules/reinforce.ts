import type { SeatId } from '../../game';
import { AIRPORTS, BOROUGHS, type Borough, HOODS } from '../data/map';
import type { OrderOf } from '../orders/order-types';
import type { HoodId, Placement, View } from '../types';
import { done, type OrderVerdict, refused } from './play';
import { endForcedTrade } from './trade';
import { holdingOf, hoodsOf, owns, type WorkingCopy } from './working-copy';

const LEAST = 3;
const HOODS_PER_UNIT = 3;

/** 5.2, 5.3 The units that a seat receives at the start of its turn. */
export function incomeOf(view: Pick<View, 'hoods'>, seat: SeatId): number {
  const base = Math.max(LEAST, Math.floor(hoodsOf(view, seat).length / HOODS_PER_UNIT));
  return boroughsOf(view, seat).reduce((sum, { bonus }) => sum + bonus, base);
}

/** The boroughs that a seat owns completely. */
export function boroughsOf(view: Pick<View, 'hoods'>, seat: SeatId): readonly Borough[] {
  return BOROUGHS.filter(({ hoods }) => hoods.every((hood) => owns(view, seat, hood)));
}

/** The airports of a seat, in map order. */
export function airportsOf(view: Pick<View, 'hoods'>, seat: SeatId): readonly HoodId[] {
  return AIRPORTS.filter((hood) => owns(view, seat, hood));
}

/** 5.8, 5.9 Moves units from the pool to own hoods. */
export function reinforce(
  copy: WorkingCopy,
  seat: SeatId,
  { placements }: OrderOf<'reinforce'>,
): OrderVerdict {
  const { position, events } = copy;
  if (!placements.every(({ to }) => owns(position, seat, to))) return refused('5.8');
  const total = totalOf(placements);
  if (total > position.reinforcements) return refused('5.9');
  position.reinforcements -= total;
  addUnits(position, placements);
  events.push({ type: 'reinforced', seat, placements });
  endForcedTrade(position);
  return done('5.8');
}

export function totalOf(placements: readonly Placement[]): number {
  return placements.reduce((sum, { count }) => sum + count, 0);
}

export function addUnits(view: Pick<View, 'hoods'>, placements: readonly Placement[]): void {
  for (const { to, count } of placements) holdingOf(view, to).units += count;
}

/** Units by hood as placements, in map order. */
export function placementsOf(units: ReadonlyMap<HoodId, number>): readonly Placement[] {
  return HOODS.flatMap(({ id }) => {
    const count = units.get(id) ?? 0;
    return count > 0 ? [{ to: id, count }] : [];
  });
}

/** Places all units on the first hood, for an order that can be sent as it is. */
export function allOnFirst([to]: readonly HoodId[], count: number): readonly Placement[] {
  return to === undefined || count === 0 ? [] : [{ to, count }];
}
