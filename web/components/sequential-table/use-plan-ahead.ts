import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { Problem } from '../../../engine/game';
import type { Game } from '../../../functions/core/game/games.schema';
import type { PlanReply } from '../../../functions/core/step/plans.schema';
import { api } from '../../lib/api';
import { askUntilAnswered } from '../../lib/ask-until-answered';
import { byTimer } from '../../lib/wait';
import { firstProblems, type Validate } from '../table/first-problems';
import { LatestSender } from '../table/latest-sender';
import type { Sent } from '../table/order-sender';
import { useStored } from '../table/use-order-list';
import { useRetries } from '../table/use-order-sender';

export type StoredPlan = NonNullable<PlanReply['plan']>;

export interface PlanAhead<Order> extends Pick<Sent, 'saving' | 'message'> {
  /** The plan in the page: the stored one until it is changed. */
  readonly orders: readonly Order[];
  /** The first problem of each order that could not be carried out now, by its index. */
  readonly refused: ReadonlyMap<number, Problem>;
  readonly stored: StoredPlan | null;
  /** Whether the page shows a plan that differs from the stored one. */
  readonly isDraft: boolean;
  readonly isStored: (order: Order) => boolean;
  readonly change: (orders: readonly Order[]) => void;
  /** Stores a plan in place of the previous one; an empty one deletes it. */
  readonly store: (orders: readonly Order[]) => Promise<void>;
}

const CALM = { saving: 'calm', message: null } as const;

/** The reader's plan for their next turn: prepared in the page, and kept by the platform once it is stored. */
export function usePlanAhead<Order>(
  game: Game,
  validate: Validate<Order>,
  refetch: () => Promise<Game | undefined>,
): PlanAhead<Order> {
  const [stored, setStored] = useStoredPlan(game);
  const [draft, setDraft] = useState<readonly Order[] | null>(null);
  const [state, setState] = useState<Pick<Sent, 'saving' | 'message'>>(CALM);
  const sender = usePlanSender(game.id, (sending) =>
    setState({ saving: sending === 'sending' ? 'saving' : 'offline', message: null }),
  );
  const store = async (list: readonly Order[]) => {
    setDraft(list);
    const answer = await sender.send(list);
    if (answer === null) return;
    setState(answer.ok ? CALM : { saving: 'refused', message: answer.problem.detail });
    if (!answer.ok) return void refetch();
    setStored(answer.value.plan);
    setDraft((now) => (now === list ? null : now));
  };
  const orders = draft ?? ((stored?.orders ?? NONE) as readonly Order[]);
  const refused = useMemo(() => firstProblems(validate(orders)), [orders, validate]);
  const isStored = useStored<Order>(stored);
  return { ...state, orders, refused, stored, isDraft: draft !== null, isStored, change: setDraft, store };
}

const NONE: readonly never[] = [];

function usePlanSender(game: string, onState: (state: 'sending' | 'offline') => void) {
  const [sender] = useState(
    () =>
      new LatestSender<readonly unknown[], PlanReply>({
        carry: (orders) =>
          orders.length === 0
            ? api('DELETE /games/{id}/plan', { id: game })
            : api('PUT /games/{id}/plan', { id: game }, { orders: [...orders] }),
        wait: byTimer,
        onState,
      }),
  );
  useRetries(sender);
  return sender;
}

/**
 * The platform's plan. While there is one it is requested again with every answer of the game: it may be given, or
 * refused, at any time.
 */
function useStoredPlan({ id, step, now, status, me }: Game) {
  const [stored, setStored] = useState<StoredPlan | null>(null);
  // Answers may overtake each other: the one to the last request counts.
  const last = useRef(0);
  const isPlaying = me.seat !== null && status === 'running';
  const moment = stored === null ? step : now;
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked again at each moment
  useEffect(() => {
    if (!isPlaying) return;
    last.current += 1;
    const request = last.current;
    return askUntilAnswered(
      () => api('GET /games/{id}/plan', { id }),
      (answer) => request === last.current && answer.ok && setStored(answer.value.plan),
    );
  }, [id, moment, isPlaying]);
  const set = useCallback((plan: StoredPlan | null) => {
    last.current += 1;
    setStored(plan);
  }, []);
  return [stored, set] as const;
}
