import type { ReactNode } from 'react';
import { STANDARD } from '../../../../engine/classic/data/standard';
import { notationOn } from '../../../../engine/classic/orders/notation';
import type { Position } from '../../../../engine/classic/types';
import { SeatChip } from '../../../components/frame/seat-chip';
import { OrderText } from '../order-text';
import { orderedUnit } from '../places';

interface PressOrderProps {
  readonly text: string;
  /** The player who quotes it. */
  readonly author: string;
  readonly position: Position;
  /** Shown for a text that is not an order on this board. */
  readonly otherwise: ReactNode;
}

const NOTATION = notationOn(STANDARD);

/** An order quoted in press: its unit, and its text. */
export function PressOrder({ text, author, position, otherwise }: PressOrderProps) {
  const read = NOTATION.parse(position, author, text);
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
