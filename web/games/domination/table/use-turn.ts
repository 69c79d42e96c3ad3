import { useMemo } from 'react';
import { offerOf } from '../../../../engine/core/offers';
import type { CardId } from '../../../../engine/domination/card-ids';
import { legal } from '../../../../engine/domination/offers/legal';
import type { Order } from '../../../../engine/domination/orders/order-types';
import type { View } from '../../../../engine/domination/types';
import type { Offer } from '../../../../engine/game/offer';
import { type OrderRows, useOrderRows } from '../../../components/sequential-table/use-order-rows';
import type { OrderList } from '../../../components/table/use-order-list';
import {
  begun,
  cardOfOrder,
  nextTargets,
  offerFor,
  type Target,
  USES,
  type Use,
  withTarget,
} from '../targets';

export interface Turn {
  readonly rows: OrderRows<Order>;
  /** The next possible targets of the open order. */
  readonly next: readonly Target[];
  /** The legal orders at an index of the list. */
  readonly offersAt: (place: number) => readonly Offer<Order>[];
  /** Begins an order with a card of the hand, in its first possible use. */
  readonly play: (card: CardId) => void;
  readonly setUse: (place: number, use: Use) => void;
  /** Adds an area to the open order: by its next point there, if there is one. */
  readonly tap: (area: string) => void;
  readonly name: (target: Target) => void;
}

/** The reader's draft list of orders: the open order, and its next possible targets. */
export function useTurn(
  view: View,
  seat: string | null,
  { orders, change }: Pick<OrderList<Order>, 'orders' | 'change'>,
): Turn {
  const rows = useOrderRows(orders, change);
  const { open } = rows;
  const { offersAt, next } = useOffers(view, seat, orders, open);
  const name = (target: Target) => {
    const order = open === null ? undefined : orders[open];
    if (open !== null && order !== undefined) rows.replace(open, withTarget(order, target));
  };
  return {
    ...{ rows, next, offersAt, name },
    play: (card) => {
      const found = USES.map((use) => offerFor(offersAt(orders.length), card, use)).find(Boolean);
      if (found !== undefined) rows.add(begun(found, card));
    },
    setUse: (place, use) => {
      const card = cardOfOrder(orders[place] ?? { type: 'pass' });
      const offer = card === null ? undefined : offerFor(offersAt(place), card, use);
      if (card !== null && offer !== undefined) rows.replace(place, begun(offer, card));
    },
    tap: (area) =>
      next
        .filter((one) => one.area === area)
        .slice(0, 1)
        .forEach(name),
  };
}

/** The legal orders at each index of the list, and the next possible targets of the open order. */
function useOffers(view: View, seat: string | null, orders: readonly Order[], open: number | null) {
  const offers = useMemo(
    () =>
      seat === null
        ? []
        : Array.from({ length: orders.length + 1 }, (_, place) => legal(view, seat, orders.slice(0, place))),
    [view, seat, orders],
  );
  const next = useMemo(() => {
    const order = open === null ? undefined : orders[open];
    if (seat === null || open === null || order === undefined) return [];
    return nextTargets(view, seat, orders.slice(0, open), order, offerOf(offers[open] ?? [], order));
  }, [view, seat, orders, open, offers]);
  return { next, offersAt: (place: number) => offers[place] ?? [] };
}
