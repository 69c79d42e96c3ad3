import { CircleAlert, X } from 'lucide-react';
import type { Order, Position } from '../../../../engine/classic/types';
import { Porthole } from '../../../components/frame/porthole';
import type { OrderList } from '../../../components/table/use-order-list';
import { OrderText } from '../order-text';
import { readOrder } from '../read-order';
import { ClassicRule } from '../rule';
import type { Actor } from './actors';

interface StrayOrdersProps {
  readonly position: Position;
  readonly actors: readonly Actor[];
  readonly list: OrderList<Order>;
}

/** Entries that no row of a unit shows: a second order for the same unit, an order for no unit, a build given up. */
export function StrayOrders({ position, actors, list }: StrayOrdersProps) {
  const shown = new Set(actors.map(({ index }) => index));
  return list.orders.map((entry, at) => {
    const order = readOrder(position, entry);
    const problem = list.refused.get(at);
    if (shown.has(at) || (problem === undefined && order?.type !== 'WAIVE')) return null;
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: entries are known by their place in the list
      <li key={at} className={problem === undefined ? 'order-row' : 'order-row refused'}>
        <CircleAlert size={20} className="order-icon" />
        <span className="order-words">
          {order === null ? String(entry) : <OrderText position={position} order={order} />}
        </span>
        <span />
        <Porthole reading={problem === undefined ? 'stored' : 'late'} />
        <button
          type="button"
          className="icon-button"
          aria-label="Remove this order"
          onClick={() => list.change(list.orders.filter((_, index) => index !== at))}
        >
          <X size={17} />
        </button>
        {problem === undefined ? null : (
          <p className="refusal">
            {problem.message} <ClassicRule rule={problem.rule} />
          </p>
        )}
      </li>
    );
  });
}
