import { useMemo } from 'react';
import { hasChoice } from '../../../../engine/core/offers';
import type { Problem } from '../../../../engine/game';
import {
  type Brings,
  broughtBy,
  type WeighedOffer,
  weighedOffers,
} from '../../../../engine/new-era/offers/brings';
import { countOfThisTurn, problemsAhead } from '../../../../engine/new-era/offers/plans';
import type { Order } from '../../../../engine/new-era/orders/order-types';
import { endsTurn, isSeatOrder } from '../../../../engine/new-era/rules/carry-out';
import type { View } from '../../../../engine/new-era/types';
import { type OrderRows, useOrderRows } from '../../../components/sequential-table/use-order-rows';
import type { PlanAhead } from '../../../components/sequential-table/use-plan-ahead';
import { firstProblems } from '../../../components/table/first-problems';
import { textOf } from '../../../components/table/order-text';
import type { OrderList } from '../../../components/table/use-order-list';

export interface Queue {
  /** The reader's seat; null for those who have nothing to order. */
  readonly seat: string | null;
  /** The orders for the open step, then those for later turns. */
  readonly orders: readonly Order[];
  /** The number of them in this turn. */
  readonly now: number;
  readonly refused: ReadonlyMap<number, Problem>;
  /** The gains of each; null for those that cannot be carried out in the present position. */
  readonly brings: readonly (Brings | null)[];
  /** The next possible orders. */
  readonly offers: readonly WeighedOffer[];
  /** The legal orders at an index. */
  readonly offersAt: (place: number) => readonly WeighedOffer[];
  /** Whether this turn has its action. */
  readonly complete: boolean;
  readonly busy: boolean;
  readonly rows: OrderRows<Order>;
  readonly isStored: (place: number) => boolean;
  readonly set: (orders: readonly Order[]) => void;
  readonly add: (offer: WeighedOffer) => void;
}

/**
 * The reader's orders as one list: up to the first action they are orders of the open step, the rest is a plan for the
 * turns after. Each change is stored at once.
 * @param seat the reader's seat; null for those who have nothing to order
 * @param asked whether the seat must decide now
 */
export function useQueue(
  view: View,
  seat: string | null,
  asked: boolean,
  list: OrderList<Order>,
  plan: PlanAhead<Order>,
): Queue {
  const seatOrders = list.orders.filter(isSeatOrder);
  const nowOrders = asked ? list.orders.filter((order) => !isSeatOrder(order)) : [];
  const now = nowOrders.length;
  const text = textOf([...nowOrders, ...plan.orders]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the text says whether the lists are others
  const orders = useMemo(() => [...nowOrders, ...plan.orders], [text]);
  const judged = useMemo(() => judge(view, seat, orders), [view, seat, orders]);

  const set = (next: readonly Order[]) => {
    const at = asked && seat !== null ? countOfThisTurn(view, seat, next) : 0;
    const [current, later] = [next.slice(0, at), next.slice(at)];
    if (textOf(current) !== textOf(nowOrders)) list.change([...seatOrders, ...current]);
    if (textOf(later) !== textOf(plan.orders)) void plan.store(later);
  };
  const rows = useOrderRows(orders, set);
  return {
    ...{ ...judged, seat, orders, now, rows, set },
    complete: nowOrders.some((order, at) => endsTurn(order) && !judged.refused.has(at)),
    busy: list.saving === 'saving' || plan.saving === 'saving',
    offersAt: (place) => (seat === null ? [] : weighedOffers(view, seat, orders.slice(0, place))),
    isStored: (place) => {
      const order = orders[place];
      if (order === undefined) return false;
      return place < now ? list.isStored(order) : !plan.isDraft || plan.isStored(order);
    },
    add: ({ order, open }) => rows.add(order, open?.some(hasChoice) ?? false),
  };
}

function judge(view: View, seat: string | null, orders: readonly Order[]) {
  if (seat === null) return { refused: new Map<number, Problem>(), brings: [], offers: [] };
  return {
    refused: firstProblems(problemsAhead(view, seat, orders)),
    brings: broughtBy(view, seat, orders),
    offers: weighedOffers(view, seat, orders),
  };
}
