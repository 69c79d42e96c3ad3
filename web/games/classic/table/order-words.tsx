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
import type { Atlas } from '../../../../engine/classic/data/atlas';
import type { Order, Position } from '../../../../engine/classic/types';
import type { OrderWords } from '../../../components/simultaneous-table/order-words';
import type { Texts } from '../../../lib/texts';
import { OrderText } from '../order-line';
import { taskText } from '../order-text';
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

/** The texts of orders on a board. */
export function orderWords(atlas: Atlas, position: Position, t: Texts<'classic'>): OrderWords<Order, Actor> {
  return {
    system: 'classic',
    taskText: (order) => taskText(atlas, order, t),
    line: (entry) => {
      const order = readOrder(atlas, position, entry);
      return order === null ? String(entry) : <OrderText position={position} order={order} />;
    },
    silent: ({ name, what }) =>
      t('silent', { name, what: what === 'unit' && position.phase === 'adjustments' ? 'stays' : what }),
    iconOf: ({ order, what }) => ICONS[order?.type ?? (what === 'home' ? 'BUILD' : 'HOLD')],
  };
}
