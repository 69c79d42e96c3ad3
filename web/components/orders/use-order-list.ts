'use client';

import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { Problem } from '../../../engine/game';
import type { Game, StoredOrders } from '../../../functions/api/schemas/games';
import { api } from '../../lib/api';

/** How the list stands with the platform. */
export type Saving = 'calm' | 'saving' | 'offline' | 'too-late' | 'elsewhere' | 'signed-out' | 'refused';

export interface OrderList<Order> {
  /** All of the reader's entries, refused ones included, in list order. */
  readonly orders: readonly Order[];
  /** The first problem of each refused entry, by its place in the list. */
  readonly refused: ReadonlyMap<number, Problem>;
  readonly stored: StoredOrders | null;
  readonly saving: Saving;
  readonly isStored: (order: Order) => boolean;
  /** Replaces the list and stores what is legal of it. */
  readonly change: (orders: readonly Order[]) => void;
  readonly setReady: (ready: boolean) => void;
}

export type Validate<Order> = (orders: readonly Order[]) => readonly Problem[];

const RETRY = 5000;

/**
 * The reader's orders for the open step. Every change is sent at once and counts from then on; refused entries stay
 * in the list with their rule, and what was stored stays stored.
 */
export function useOrderList<Order>(
  game: Game,
  validate: Validate<Order>,
  refetch: () => Promise<void>,
): OrderList<Order> {
  const [orders, setOrders] = useState<readonly Order[]>(() => storedOf<Order>(game));
  const [stored, setStored] = useState<StoredOrders | null>(game.me.stored);
  const [saving, setSaving] = useState<Saving>('calm');
  const waiting = useRef<{ orders: readonly Order[]; ready: boolean } | null>(null);
  const busy = useRef(false);
  const version = useRef(game.me.stored?.version ?? 0);
  const step = useRef(game.step);

  useEffect(() => {
    const fresh = game.me.stored;
    const newStep = game.step !== step.current;
    const elsewhere = (fresh?.version ?? 0) > version.current && !busy.current;
    if (!newStep && !elsewhere) return;
    step.current = game.step;
    version.current = fresh?.version ?? 0;
    setOrders(storedOf<Order>(game));
    setStored(fresh);
    setSaving('calm');
  }, [game]);

  const refused = useMemo(() => firstProblems(validate(orders)), [orders, validate]);

  const send = useCallback(async () => {
    if (busy.current) return;
    busy.current = true;
    while (waiting.current !== null) {
      const { orders: list, ready } = waiting.current;
      waiting.current = null;
      setSaving('saving');
      const body = { orders: [...list], ready, version: version.current };
      const answer = await api(
        'PUT /games/{id}/steps/{step}/orders',
        { id: game.id, step: step.current },
        body,
      );
      if (answer.ok) {
        version.current = answer.value.version;
        setStored(answer.value);
        setSaving('calm');
        if (answer.value.closed || waiting.current === null) void refetch();
      } else if (answer.status === 0) {
        setSaving('offline');
        waiting.current ??= { orders: list, ready };
        break;
      } else {
        setSaving(SAVING_AFTER[answer.problem.code] ?? (answer.status === 401 ? 'signed-out' : 'calm'));
        busy.current = false;
        await refetch();
      }
    }
    busy.current = false;
  }, [game.id, refetch]);

  useEffect(() => {
    if (saving !== 'offline') return;
    const timer = setInterval(() => void send(), RETRY);
    return () => clearInterval(timer);
  }, [saving, send]);

  const change = useCallback(
    (next: readonly Order[]) => {
      setOrders(next);
      const bad = firstProblems(validate(next));
      waiting.current = { orders: next.filter((_, index) => !bad.has(index)), ready: false };
      void send();
    },
    [validate, send],
  );

  const setReady = useCallback(
    (ready: boolean) => {
      const bad = firstProblems(validate(orders));
      waiting.current = { orders: orders.filter((_, index) => !bad.has(index)), ready };
      void send();
    },
    [orders, validate, send],
  );

  const kept = useMemo(() => new Set(stored?.orders.map(textOf)), [stored]);
  return { orders, refused, stored, saving, change, setReady, isStored: (order) => kept.has(textOf(order)) };
}

const SAVING_AFTER: Readonly<Record<string, Saving>> = {
  'step-closed': 'too-late',
  'stale-step': 'too-late',
  'version-conflict': 'elsewhere',
  'orders-refused': 'refused',
};

function storedOf<Order>(game: Game): readonly Order[] {
  return (game.me.stored?.orders ?? []) as readonly Order[];
}

/** The first problem of each entry, by its place in the list. */
export function firstProblems(problems: readonly Problem[]): ReadonlyMap<number, Problem> {
  const first = new Map<number, Problem>();
  for (const problem of problems) {
    const index = problem.path[0];
    if (typeof index === 'number' && !first.has(index)) first.set(index, problem);
  }
  return first;
}

/** A text that is the same for the same order, whatever the order of its fields. */
export function textOf(order: unknown): string {
  if (typeof order !== 'object' || order === null) return JSON.stringify(order);
  return JSON.stringify(Object.entries(order).sort(([one], [other]) => (one < other ? -1 : 1)));
}
