import type { SeatId } from '../../../../engine/game';
import { missingFor, missingText } from '../../../../engine/new-era/offers/missing';
import type { Order } from '../../../../engine/new-era/orders/order-types';
import type { View } from '../../../../engine/new-era/types';

interface MissingProps {
  readonly view: View;
  readonly seat: SeatId;
  /** The orders that come before it. */
  readonly before: readonly Order[];
  readonly order: Order;
}

/** What is missing for an order that cannot be paid (6.4). */
export function Missing({ view, seat, before, order }: MissingProps) {
  const missing = missingFor(view, seat, before, order);
  return missing === null ? null : <span className="sub">Missing: {missingText(missing)}.</span>;
}
