import type { ReactNode } from 'react';
import { notationOn } from '../../../../engine/classic/orders/notation';
import type { Position } from '../../../../engine/classic/types';
import { memoize } from '../../../../engine/core/memoize';
import { SeatChip } from '../../../components/frame/seat-chip';
import { useAtlas } from '../atlas';
import { OrderText } from '../order-line';
import { orderedUnit } from '../places';

interface PressOrderProps {
  readonly text: string;
  /** The player who quotes it. */
  readonly author: string;
  readonly position: Position;
  /** Shown for a text that is not an order on this board. */
  readonly otherwise: ReactNode;
}

const notationFor = memoize(notationOn);

/** An order quoted in press: its unit, and its text. */
export function PressOrder({ text, author, position, otherwise }: PressOrderProps) {
  const read = notationFor(useAtlas()).parse(position, author, text);
  const order = read.ok ? read.value[0] : undefined;
  const unit = order !== undefined && 'unit' in order ? orderedUnit(position, order.unit) : undefined;
  if (order === undefined || unit === undefined) return otherwise;
  return (
    <span className="order-chip">
      <SeatChip seat={unit.power} size={18} />
      <OrderText position={position} order={order} />
    </span>
  );
}
