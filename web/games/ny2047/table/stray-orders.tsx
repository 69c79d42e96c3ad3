import { CircleAlert, X } from 'lucide-react';
import type { Order, Position } from '../../../../engine/ny2047/types';
import { Porthole } from '../../../components/frame/porthole';
import type { OrderList } from '../../../components/table/use-order-list';
import { OrderText } from '../order-text';
import { NewYorkRule } from '../rule';
import type { Actor } from './actors';

interface StrayOrdersProps {
  readonly position: Position;
  readonly actors: readonly Actor[];
  readonly list: OrderList<Order>;
}

/** Refused entries that no row of a unit shows: a second order for the same unit, a second vote. */
export function StrayOrders({ position, actors, list }: StrayOrdersProps) {
  const shown = new Set(actors.map(({ index }) => index));
  const strays = [...list.refused].filter(([at]) => !shown.has(at));
  return strays.map(([at, problem]) => {
    const order = list.orders[at];
    return order === undefined ? null : (
      <li key={at} className="order-row refused">
        <CircleAlert size={20} className="order-icon" />
        <span className="order-words">
          <OrderText position={position} order={order} />
        </span>
        <span />
        <Porthole reading="late" />
        <button
          type="button"
          className="icon-button"
          aria-label="Remove this order"
          onClick={() => list.change(list.orders.filter((_, index) => index !== at))}
        >
          <X size={17} />
        </button>
        <p className="refusal">
          {problem.message} <NewYorkRule rule={problem.rule} />
        </p>
      </li>
    );
  });
}
