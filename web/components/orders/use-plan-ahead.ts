'use client';

import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { Problem } from '../../../engine/game';
import type { Game } from '../../../functions/api/schemas/games';
import type { PlanReply } from '../../../functions/api/schemas/plans';
import { api } from '../../lib/api';
import type { Answer } from '../../lib/ask';
import { firstProblems, textOf, type Validate } from './use-order-list';

export type StoredPlan = NonNullable<PlanReply['plan']>;

export interface PlanAhead<Order> {
  /** The plan as it stands in the page: the stored one until it is changed. */
  readonly orders: readonly Order[];
  /** The first problem of each order that could not be carried out now, by its place. */
  readonly refused: ReadonlyMap<number, Problem>;
  readonly stored: StoredPlan | null;
  /** Whether the page shows something else than what is stored. */
  readonly isDraft: boolean;
  readonly isStored: (order: Order) => boolean;
  readonly busy: boolean;
  /** Why the last change was not made, in words for the player. */
  readonly message: string | null;
  readonly change: (orders: readonly Order[]) => void;
  readonly store: (orders: readonly Order[]) => Promise<void>;
  readonly remove: () => Promise<void>;
}

/** The reader's plan for their next turn: made in the page, and kept by the platform once it is stored. */
export function usePlanAhead<Order>(
  game: Game,
  validate: Validate<Order>,
  refetch: () => Promise<void>,
): PlanAhead<Order> {
  const { id, step, now, status } = game;
  const playing = game.me.seat !== null && status === 'running';
  const [stored, setStored] = useState<StoredPlan | null>(null);
  const [draft, setDraft] = useState<readonly Order[] | null>(null);
  const [busy, setBusy] = useState(false);
  const [message, setMessage] = useState<string | null>(null);

  // Answers may overtake each other: the one to the last request counts.
  const last = useRef(0);
  // Changes are sent one after the other, so that the last one is the one that is kept.
  const chain = useRef<Promise<Answer<PlanReply> | null>>(Promise.resolve(null));

  // While there is a plan it is asked for with every answer of the game: it may be given, or refused, at any time.
  const moment = stored === null ? step : now;
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked again at each moment
  useEffect(() => {
    if (!playing) return;
    last.current += 1;
    const request = last.current;
    void api('GET /games/{id}/plan', { id }).then((answer) => {
      if (request === last.current && answer.ok) setStored(answer.value.plan);
    });
  }, [id, moment, playing]);

  const take = useCallback(
    async (ask: () => Promise<Answer<PlanReply>>) => {
      last.current += 1;
      setBusy(true);
      const asked = chain.current.then(ask);
      chain.current = asked;
      const answer = await asked;
      if (asked !== chain.current) return;
      setBusy(false);
      setMessage(answer.ok ? null : answer.problem.detail);
      if (!answer.ok) return refetch();
      setStored(answer.value.plan);
      setDraft(null);
    },
    [refetch],
  );

  const orders = draft ?? ((stored?.orders ?? []) as readonly Order[]);
  const refused = useMemo(() => firstProblems(validate(orders)), [orders, validate]);
  const kept = useMemo(() => new Set(stored?.orders.map(textOf)), [stored]);
  return {
    orders,
    refused,
    stored,
    isDraft: draft !== null,
    isStored: (order) => kept.has(textOf(order)),
    busy,
    message,
    change: setDraft,
    store: (list) => take(() => api('PUT /games/{id}/plan', { id }, { orders: [...list] })),
    remove: () => take(() => api('DELETE /games/{id}/plan', { id })),
  };
}
