import { useState } from 'react';
import { moved } from '../table/moved';

/** The rows of a list of orders: which one is open for changes, and the changes that the reader can make. */
export interface OrderRows<Order> {
  readonly open: number | null;
  readonly show: (place: number | null) => void;
  /** Adds an order at the end, open for changes if it has something to choose. */
  readonly add: (order: Order, hasChoice?: boolean) => void;
  readonly replace: (place: number, order: Order) => void;
  readonly remove: (place: number) => void;
  readonly move: (place: number, by: -1 | 1) => void;
}

/** The rows of the reader's orders or plan; `change` replaces the whole list. */
export function useOrderRows<Order>(
  orders: readonly Order[],
  change: (orders: readonly Order[]) => void,
): OrderRows<Order> {
  const [open, show] = useState<number | null>(null);
  const changeAndShow = (next: readonly Order[], place: number | null) => {
    change(next);
    show(place);
  };
  return {
    open,
    show,
    add: (order, hasChoice = true) => changeAndShow([...orders, order], hasChoice ? orders.length : null),
    replace: (place, order) => change(orders.with(place, order)),
    remove: (place) => changeAndShow(orders.toSpliced(place, 1), null),
    move: (place, by) => changeAndShow(moved(orders, place, by), place + by),
  };
}
