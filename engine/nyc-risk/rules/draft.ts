import type { SeatId } from '../../game';
import { HOOD_IDS, hoodOf } from '../data/map';
import type { OrderOf } from '../orders/order-types';
import type { HoodId, View } from '../types';
import { shuffled } from './hands';
import { done, type OrderVerdict, refused } from './play';
import { best, holdingOf, hoodsOf, ofSeat, owns, type WorkingCopy } from './working-copy';

/** The hoods that are still free, in map order. */
export function freeHoods(view: Pick<View, 'hoods'>): readonly HoodId[] {
  return hoodsOf(view, null);
}

/** A seat puts a front unit on a free hood, which becomes its own (2.6, 2.8, 2.9). */
export function takeHood(
  { position, events }: WorkingCopy,
  seat: SeatId,
  to: HoodId,
  type: 'claimed' | 'drafted',
): void {
  const holding = holdingOf(position, to);
  holding.owner = seat;
  holding.units = 1;
  position.frontUnits[seat] = ofSeat(position.frontUnits, seat) - 1;
  events.push({ type, seat, to });
}

/** 2.8 One pick. */
export function draft(copy: WorkingCopy, seat: SeatId, { to }: OrderOf<'draft'>): OrderVerdict {
  if (holdingOf(copy.position, to).owner !== null) return refused('2.8');
  takeHood(copy, seat, to, 'drafted');
  openPick(copy, seat);
  return done('2.8');
}

/** 2.8 The next seat with front units left picks; when no hood is free all place their units. */
export function openPick({ position }: WorkingCopy, after: SeatId | null): void {
  const { order } = position;
  const at = after === null ? -1 : order.indexOf(after);
  const next = [...order.slice(at + 1), ...order.slice(0, at + 1)].find(
    (seat) => ofSeat(position.frontUnits, seat) > 0,
  );
  const goesOn = next !== undefined && freeHoods(position).length > 0;
  position.phase = goesOn ? 'draft' : 'place';
  position.active = goesOn ? next : null;
}

/** 2.9 The free hoods are shuffled and dealt in turn order to seats that still have front units. */
export function dealHoods(copy: WorkingCopy): void {
  const { position, chance } = copy;
  const pile = shuffled(freeHoods(position), chance);
  while (pile.length > 0 && position.order.some((seat) => ofSeat(position.frontUnits, seat) > 0))
    for (const seat of position.order) {
      if (ofSeat(position.frontUnits, seat) === 0) continue;
      const hood = pile.shift();
      if (hood !== undefined) takeHood(copy, seat, hood, 'drafted');
    }
}

/** 13.2 The first free hood of the pick list, else the one with most printed neighbours owned by the seat. */
export function defaultPick(view: Pick<View, 'hoods' | 'standing'>, seat: SeatId): HoodId | undefined {
  const listed = listedPick(view, seat);
  if (listed !== undefined) return listed;
  return best(freeHoods(view), (hood) => hoodOf(hood).adj.filter((next) => owns(view, seat, next)).length);
}

/** 12.5 The first hood of the pick list that is still free. */
export function listedPick(view: Pick<View, 'hoods' | 'standing'>, seat: SeatId): HoodId | undefined {
  return view.standing[seat]?.picks.find((hood) => view.hoods[hood]?.owner === null);
}

/** 2.1 42 divided by the seats, rounded up. */
export function frontUnitsFor(seats: number): number {
  return Math.ceil(HOOD_IDS.length / seats);
}
