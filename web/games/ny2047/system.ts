// Function by function, not the whole system: its options schema would send a schema library to every reader.
import type { Problem } from '../../../engine/game';
import { legal } from '../../../engine/ny2047/offers/legal';
import { validate } from '../../../engine/ny2047/offers/validate';
import { printOrder } from '../../../engine/ny2047/orders/notation-print';
import { figuresOf } from '../../../engine/ny2047/rules/tally';
import type { Order, Position } from '../../../engine/ny2047/types';

export function legalOrders(position: Position, seat: string, given: readonly Order[]): readonly Order[] {
  return legal(position, seat, given).map(({ order }) => order);
}

export function problemsOf(position: Position, seat: string, orders: readonly Order[]): readonly Problem[] {
  return validate(position, seat, orders);
}

/** Orders as one text, one a line. */
export function printed(position: Position, orders: readonly Order[]): string {
  return orders.map((order) => printOrder(position, order)).join('\n');
}

export function starsOf(position: Position, seat: string): number {
  return figuresOf(position)[seat]?.stars ?? 0;
}
