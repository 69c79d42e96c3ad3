import {
  Anchor,
  CornerUpLeft,
  Hammer,
  HandHelping,
  type LucideIcon,
  MoveRight,
  Shield,
  X,
} from 'lucide-react';
import type { Order, Position } from '../../../../engine/classic/types';
import type { OrderWords } from '../../../components/simultaneous-table/order-words';
import { OrderText, taskText } from '../order-text';
import { readOrder } from '../read-order';
import type { Actor } from './order-rules';

const ICONS: Readonly<Record<Order['type'], LucideIcon>> = {
  HOLD: Shield,
  MOVE: MoveRight,
  SUPPORT: HandHelping,
  CONVOY: Anchor,
  RETREAT: CornerUpLeft,
  DISBAND: X,
  BUILD: Hammer,
  WAIVE: Hammer,
  VOTE: Shield,
};

/** How orders are written on a board. */
export function orderWords(position: Position): OrderWords<Order, Actor> {
  return {
    system: 'classic',
    taskText,
    line: (entry) => {
      const order = readOrder(position, entry);
      return order === null ? String(entry) : <OrderText position={position} order={order} />;
    },
    silent: (actor) => silentText(actor, position),
    iconOf: ({ order, what }) => ICONS[order?.type ?? (what === 'home' ? 'BUILD' : 'HOLD')],
  };
}

/** What a unit or centre does without an order. */
function silentText({ name, what }: Actor, { phase }: Position): string {
  if (what === 'home') return `${name}: no build`;
  if (what === 'dislodged') return `${name}: no order, is disbanded`;
  return phase === 'adjustments' ? `${name} stays` : `${name}: no order, holds`;
}
