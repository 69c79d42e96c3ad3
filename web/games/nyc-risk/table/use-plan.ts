import { useMemo, useState } from 'react';
import type { Problem } from '../../../../engine/game';
import { validate } from '../../../../engine/nyc-risk/offers/validate';
import type { Order } from '../../../../engine/nyc-risk/orders/order-types';
import type { View } from '../../../../engine/nyc-risk/types';
import type { Game } from '../../../../functions/core/game/games.schema';
import { firstProblems } from '../../../components/table/first-problems';
import type { Sent } from '../../../components/table/order-sender';
import { textOf } from '../../../components/table/order-text';
import { useOrderSender } from '../../../components/table/use-order-sender';
import { useKept } from './use-kept';

/** An order that was refused when it was carried out. */
export interface Refusal {
  readonly order: Order;
  readonly rule: string;
}

export interface Plan extends Sent {
  /** The reader's plan, stored on this device until it is sent. */
  readonly orders: readonly Order[];
  /** The first problem of each order that cannot be carried out, by its index in the plan. */
  readonly problems: ReadonlyMap<number, Problem>;
  /** Orders that the dice of the last portion made impossible. */
  readonly refusals: readonly Refusal[];
  readonly change: (orders: readonly Order[]) => void;
  /** Sends the first `count` orders that can be carried out; they are carried out as they arrive. */
  readonly send: (count: number) => Promise<void>;
  /** Answers a decision of all seats at once, in addition to the stored orders. */
  readonly answer: (order: Order) => Promise<void>;
  /**
   * Sends one order that is not a step of the plan: standing orders, resignation. In another seat's turn it is stored and
   * carried out with the next step; if that turn ends meanwhile, it goes to the one after it.
   */
  readonly give: (order: Order) => Promise<boolean>;
  readonly forget: (refusal: Refusal) => void;
}

/** The plan of a turn: stored on this device, sent in portions, with their results. */
export function usePlan(game: Game, refetch: () => Promise<Game | undefined>): Plan {
  const view = game.position as View;
  const seat = game.me.seat;
  const [orders, setOrders] = useKept<Order>(`plan:${game.id}:${view.turn}:${seat}`);
  const [sentStep, setSentStep] = useState<number | null>(null);
  const [forgotten, setForgotten] = useState<readonly unknown[]>([]);
  const { send, ...sent } = useOrderSender(game, refetch);
  const problems = useMemo(
    () => firstProblems(seat === null ? [] : validate(view, seat, orders)),
    [view, seat, orders],
  );
  const submit = async (list: readonly Order[], ready: boolean, lasting?: Order): Promise<boolean> => {
    if (list.length === 0 || seat === null || !(await send(list, ready, lasting))) return false;
    setSentStep(game.step);
    return true;
  };
  return {
    ...sent,
    orders,
    problems,
    refusals: refusedOf(game, sentStep).filter(({ order }) => !forgotten.includes(order)),
    change: (next) => setOrders(() => next),
    send: async (count) => {
      const portion = orders.filter((_, place) => !problems.has(place)).slice(0, count);
      if (await submit(portion, true)) setOrders((now) => without(now, portion));
    },
    answer: async (order) => {
      if (await submit([...besides(game, order), order], true)) setOrders(() => []);
    },
    give: (order) => {
      if (view.active === seat) return submit([order], true, order);
      // A resignation is a seat’s last word: the turn that it may reach need not wait for more.
      const ready = order.type === 'resign' || (game.me.stored?.ready ?? false);
      return submit([...besides(game, order), order], ready, order);
    },
    forget: ({ order }) => setForgotten((all) => [...all, order]),
  };
}

/** The stored orders for the open step that do not answer the same decision. */
function besides(game: Game, order: Order): readonly Order[] {
  const stored = (game.me.stored?.orders ?? []) as readonly Order[];
  return stored.filter(({ type }) => type !== order.type);
}

/** A plan without the sent orders, each removed once: two steps may be the same order, such as two ends of phases. */
function without(plan: readonly Order[], sent: readonly Order[]): readonly Order[] {
  const left = sent.map(textOf);
  return plan.filter((order) => {
    const at = left.indexOf(textOf(order));
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
}

function refusedOf({ last, me }: Game, step: number | null): readonly Refusal[] {
  if (last === null || last.step !== step) return [];
  return last.orders
    .filter((verdict) => verdict.seat === me.seat && verdict.result === 'rejected')
    .map(({ order, reason }) => ({ order: order as Order, rule: reason }));
}
