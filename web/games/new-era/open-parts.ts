import type { OpenPart } from '../../../engine/game';
import type { Order } from '../../../engine/new-era/orders/order-types';
import type { WeighedOffer } from './system';

/** The offer that an order was made from: the same but for its open parts. */
export function offerFor(offers: readonly WeighedOffer[], order: Order): WeighedOffer | undefined {
  return offers.find((offer) => {
    const fields = (offer.open ?? []).map(({ field }) => field);
    return shapeOf(offer.order, fields) === shapeOf(order, fields);
  });
}

/** A text of all parts that are not open, and of which open parts there are. */
function shapeOf(order: object, open: readonly string[], path = ''): string {
  const parts = Object.entries(order).map(([key, value]) => {
    const field = `${path}${key}`;
    if (open.includes(field)) return [key, '*'];
    return [key, isParted(value, field, open) ? shapeOf(value, open, `${field}.`) : JSON.stringify(value)];
  });
  return JSON.stringify(parts.sort(([one = ''], [other = '']) => (one < other ? -1 : 1)));
}

function isParted(value: unknown, field: string, open: readonly string[]): value is object {
  return typeof value === 'object' && value !== null && open.some((one) => one.startsWith(`${field}.`));
}

/** What an order says in an open part. */
export function valueAt(order: Order, field: string): unknown {
  return field.split('.').reduce<unknown>((value, key) => (value as Record<string, unknown>)[key], order);
}

/** The order with another value in an open part. */
export function withValue(order: Order, field: string, value: unknown): Order {
  const [key = '', ...rest] = field.split('.');
  const inner = rest[0];
  if (inner === undefined) return { ...order, [key]: value } as Order;
  const before = (order as unknown as Record<string, object>)[key] ?? {};
  return { ...order, [key]: { ...before, [inner]: value } } as Order;
}

/** Whether there is anything to choose. */
export function isOpen(part: OpenPart): boolean {
  switch (part.kind) {
    case 'choice':
      return part.from.length > 1;
    case 'list':
      return part.from.length > part.min;
    case 'number':
      return part.max > part.min;
    case 'placements':
      return true;
  }
}
