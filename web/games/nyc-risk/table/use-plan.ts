'use client';

import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { Problem } from '../../../../engine/game';
import type { Order } from '../../../../engine/nyc-risk/orders/order-types';
import type { View } from '../../../../engine/nyc-risk/types';
import type { Game } from '../../../../functions/api/schemas/games';
import type { Saving } from '../../../components/orders/use-order-list';
import { api } from '../../../lib/api';
import { problemsOf } from '../system';

/** An order that was sent and refused when it was carried out. */
export interface Refusal {
  readonly order: Order;
  readonly rule: string;
}

export interface Plan {
  /** What the reader means to order, on this device until it is sent. */
  readonly orders: readonly Order[];
  /** The first problem of each order that cannot be carried out, by its place in the plan. */
  readonly problems: ReadonlyMap<number, Problem>;
  /** What the last portion's dice had made impossible. */
  readonly refusals: readonly Refusal[];
  readonly saving: Saving;
  readonly message: string | null;
  readonly change: (orders: readonly Order[]) => void;
  /** Sends the first so many orders that can be carried out; they are carried out as they arrive. */
  readonly send: (count: number) => Promise<void>;
  /** Answers a question that is put to all seats at once, beside what is stored already. */
  readonly answer: (order: Order) => Promise<void>;
  /**
   * Sends one order that is no step of the plan: standing orders, resignation. In another seat's turn it is stored and
   * carried out with the next step.
   */
  readonly give: (order: Order) => Promise<boolean>;
  readonly forget: (refusal: Refusal) => void;
}

/** The plan of a turn: kept on this device, sent in portions, and what came back of them. */
export function usePlan(game: Game, refetch: () => Promise<void>): Plan {
  const view = game.position as View;
  const seat = game.me.seat;
  const key = `plan:${game.id}:${view.turn}:${seat}`;
  const [orders, setOrders] = useKept(key);
  const [sentStep, setSentStep] = useState<number | null>(null);
  const [forgotten, setForgotten] = useState<readonly unknown[]>([]);
  const [saving, setSaving] = useState<Saving>('calm');
  const [message, setMessage] = useState<string | null>(null);
  const problems = useMemo(
    () => firstProblems(seat === null ? [] : problemsOf(view, seat, orders)),
    [view, seat, orders],
  );
  const busy = useRef(false);

  const submit = async (list: readonly Order[], ready: boolean): Promise<boolean> => {
    if (busy.current || list.length === 0 || seat === null) return false;
    busy.current = true;
    setSaving('saving');
    const body = { orders: [...list], ready, version: game.me.stored?.version ?? 0 };
    const answer = await api('PUT /games/{id}/steps/{step}/orders', { id: game.id, step: game.step }, body);
    setMessage(answer.ok || answer.status === 0 ? null : answer.problem.detail);
    setSaving(answer.ok ? 'calm' : savingAfter(answer.status, answer.problem.code));
    if (answer.ok) setSentStep(game.step);
    await refetch();
    busy.current = false;
    return answer.ok;
  };

  const send = async (count: number) => {
    // By place: two steps of a plan may be the same order, as two ends of phases are.
    const places = [...orders.keys()].filter((place) => !problems.has(place)).slice(0, count);
    const portion = orders.filter((_, place) => places.includes(place));
    if (await submit(portion, true)) setOrders(orders.filter((_, place) => !places.includes(place)));
  };

  const answer = async (order: Order) => {
    if (await submit([...besides(game, [order]), order], true)) setOrders([]);
  };

  const give = (order: Order) =>
    view.active === seat
      ? submit([order], true)
      : submit([...besides(game, [order]), order], game.me.stored?.ready ?? false);

  return {
    orders,
    problems,
    refusals: refusedOf(game, sentStep).filter(({ order }) => !forgotten.includes(order)),
    saving,
    message,
    change: setOrders,
    send,
    answer,
    give,
    forget: ({ order }) => setForgotten((all) => [...all, order]),
  };
}

/** What is stored for the open step already and does not answer the same question. */
function besides(game: Game, orders: readonly Order[]): readonly Order[] {
  const stored = (game.me.stored?.orders ?? []) as readonly Order[];
  return stored.filter(({ type }) => orders.every((order) => order.type !== type));
}

function savingAfter(status: number, code: string): Saving {
  if (status === 0) return 'offline';
  if (status === 401) return 'signed-out';
  if (code === 'step-closed' || code === 'stale-step') return 'too-late';
  return code === 'version-conflict' ? 'elsewhere' : 'calm';
}

function refusedOf({ last, me }: Game, step: number | null): readonly Refusal[] {
  if (last === null || last.step !== step) return [];
  return last.orders
    .filter((verdict) => verdict.seat === me.seat && verdict.result === 'rejected')
    .map(({ order, reason }) => ({ order: order as Order, rule: reason }));
}

function firstProblems(problems: readonly Problem[]): ReadonlyMap<number, Problem> {
  const first = new Map<number, Problem>();
  for (const problem of problems) {
    const index = problem.path[0];
    if (typeof index === 'number' && !first.has(index)) first.set(index, problem);
  }
  return first;
}

/** A list of orders that outlives the page on this device; a new turn begins with an empty one. */
function useKept(key: string): readonly [readonly Order[], (orders: readonly Order[]) => void] {
  const [kept, setKept] = useState<{ key: string; orders: readonly Order[] }>({ key, orders: [] });
  useEffect(() => setKept({ key, orders: readKept(key) }), [key]);
  const keep = useCallback(
    (orders: readonly Order[]) => {
      setKept({ key, orders });
      try {
        localStorage.setItem(key, JSON.stringify(orders));
      } catch {
        // Without storage the plan lives as long as the page.
      }
    },
    [key],
  );
  return [kept.key === key ? kept.orders : [], keep];
}

function readKept(key: string): readonly Order[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(key) ?? '[]');
    return Array.isArray(kept) ? (kept as Order[]) : [];
  } catch {
    return [];
  }
}
