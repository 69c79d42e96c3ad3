import { useCallback, useMemo, useState } from 'react';
import type { Problem } from '../../../engine/game';
import type { Game } from '../../../functions/core/game/games.schema';
import { firstProblems, type Validate } from './first-problems';
import type { Sent } from './order-sender';
import { textOf } from './order-text';
import { useOrderSender } from './use-order-sender';

export interface OrderList<Order> extends Sent {
  /** All of the reader's entries, refused ones included, in list order. */
  readonly orders: readonly Order[];
  /** The first problem of each refused entry, by its index in the list. */
  readonly refused: ReadonlyMap<number, Problem>;
  readonly isStored: (order: Order) => boolean;
  /** Replaces the list and stores its legal entries; not ready unless it says so. */
  readonly change: (orders: readonly Order[], ready?: boolean) => void;
  /**
   * Adds an order that is legal in every step: if this one closes meanwhile, to the next. Ready where it is the seat’s
   * last word, such as a resignation.
   */
  readonly addLasting: (order: Order, ready: boolean) => void;
  readonly setReady: (ready: boolean) => void;
}

/**
 * The reader's orders for the open step. Every change is sent at once and counts from then on; refused entries stay in
 * the list with their rule, and the stored orders stay stored.
 */
export function useOrderList<Order>(
  game: Game,
  validate: Validate<Order>,
  refetch: () => Promise<Game | undefined>,
): OrderList<Order> {
  const [orders, setOrders] = useState((game.me.stored?.orders ?? []) as readonly Order[]);
  const { send, ...sent } = useOrderSender(
    game,
    refetch,
    useCallback((list: readonly unknown[]) => setOrders(list as readonly Order[]), []),
  );
  const refused = useMemo(() => firstProblems(validate(orders)), [orders, validate]);
  const store = (list: readonly Order[], ready: boolean, lasting?: Order) => {
    const bad = firstProblems(validate(list));
    void send(
      list.filter((_, index) => !bad.has(index)),
      ready,
      lasting,
    );
  };
  const isStored = useStored<Order>(sent.stored);
  return {
    ...sent,
    orders,
    refused,
    isStored,
    change: (next, ready = false) => {
      setOrders(next);
      store(next, ready);
    },
    addLasting: (order, ready) => {
      const next = [...orders, order];
      setOrders(next);
      store(next, ready, order);
    },
    setReady: (ready) => store(orders, ready),
  };
}

/** Returns which orders the platform has stored. */
export function useStored<Order>(stored: { readonly orders: readonly unknown[] } | null) {
  const kept = useMemo(() => new Set(stored?.orders.map(textOf)), [stored]);
  return (order: Order) => kept.has(textOf(order));
}
