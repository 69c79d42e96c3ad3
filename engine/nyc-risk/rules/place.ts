import type { SeatId } from '../../game';
import type { OrderOf } from '../orders/order-types';
import type { View } from '../types';
import { done, type OrderVerdict, refused } from './play';
import { addUnits, totalOf } from './reinforce';
import { startTurn } from './turn';
import { hoodsOf, owns, type WorkingCopy } from './working-copy';

const UNITS: Readonly<Record<number, number>> = { 3: 35, 4: 30, 5: 25, 6: 20 };

/** 2.10 The units that a seat has to place: those of 2.1 less one for each hood. */
export function unitsToPlace(view: Pick<View, 'hoods' | 'seats'>, seat: SeatId): number {
  return Math.max(0, (UNITS[view.seats.length] ?? 0) - hoodsOf(view, seat).length);
}

/** 2.10, 2.11 A seat places its units and its mayor, in secret. */
export function place(
  { position }: WorkingCopy,
  seat: SeatId,
  { placements, mayor }: OrderOf<'place'>,
): OrderVerdict {
  const hoods = [...placements.map(({ to }) => to), mayor];
  if (!hoods.every((hood) => owns(position, seat, hood))) return refused('2.11');
  if (totalOf(placements) !== unitsToPlace(position, seat)) return refused('2.11');
  position.submitted[seat] = { placements, mayor };
  return done('2.10');
}

/** 2.12 The placements are revealed together, and the first turn begins. */
export function revealPlacements(copy: WorkingCopy): void {
  const { position, events } = copy;
  for (const seat of position.seats) {
    const submission = position.submitted[seat];
    if (submission === undefined || 'length' in submission) continue;
    const { placements, mayor } = submission;
    addUnits(position, placements);
    position.mayors[seat] = mayor;
    events.push({ type: 'placed', seat, placements, mayor });
  }
  position.submitted = {};
  position.frontUnits = {};
  const [first] = position.order;
  if (first !== undefined) startTurn(copy, first);
}
