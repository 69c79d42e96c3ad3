import { type RefObject, useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { Problem } from '../../../engine/game';
import type { Game } from '../../../functions/core/game/games.schema';
import type { PlanReply } from '../../../functions/core/step/plans.schema';
import { api } from '../../lib/api';
import type { Answer } from '../../lib/ask';
import { answerTo, askUntilAnswered } from '../../lib/ask-until-answered';
import { byTimer } from '../../lib/wait';
import { firstProblems, type Validate } from '../table/first-problems';
import { LatestSender } from '../table/latest-sender';
import type { Sent } from '../table/order-sender';
import { textOf } from '../table/order-text';
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
  /** Shows the stored plan again. */
  readonly forget: () => void;
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
  const base = useBase(stored, draft !== null);
  const [state, setState] = useState<Pick<Sent, 'saving' | 'message'>>(CALM);
  const sender = usePlanSender(game.id, base, (sending) =>
    setState({ saving: sending === 'sending' ? 'saving' : 'offline', message: null }),
  );
  const latest = useRef(0);
  const send = async (list: readonly Order[], number: number, attempt: number): Promise<void> => {
    const answer = await sender.send(list);
    if (answer === null) return;
    if (isOvertaken(answer) && attempt < ATTEMPTS) return sendRest(list, number, attempt);
    setState(answer.ok ? CALM : { saving: 'refused', message: answer.problem.detail });
    if (!answer.ok) return void refetch();
    setStored(answer.value.plan);
    setDraft((now) => (now === list ? null : now));
  };
  const sendRest = async (list: readonly Order[], number: number, attempt: number): Promise<void> => {
    const now = await answerTo(() => api('GET /games/{id}/plan', { id: game.id }));
    // A newer list was made from the same plan, and will be refused as well.
    if (number !== latest.current) return;
    if (!now.ok) return setState({ saving: 'refused', message: now.problem.detail });
    const { plan } = now.value;
    const before = base.current?.orders ?? NONE;
    const restOf = (orders: readonly Order[]) => withoutCarriedOut(orders, before, plan?.orders ?? NONE);
    const rest = restOf(list);
    setDraft((one) => (one === null ? null : one === list ? rest : restOf(one)));
    base.current = plan;
    setStored(plan);
    return send(rest, number, attempt + 1);
  };
  const store = (list: readonly Order[]) => {
    latest.current += 1;
    setDraft(list);
    return send(list, latest.current, 1);
  };
  const orders = draft ?? ((stored?.orders ?? NONE) as readonly Order[]);
  const refused = useMemo(() => firstProblems(validate(orders)), [orders, validate]);
  const isStored = useStored<Order>(stored);
  const forget = useCallback(() => setDraft(null), []);
  const isDraft = draft !== null;
  return { ...state, orders, refused, stored, isDraft, isStored, change: setDraft, forget, store };
}

const NONE: readonly never[] = [];

/** How often a list is sent while others change the stored plan. */
const ATTEMPTS = 3;

/** Whether another plan is stored than the one that was to be replaced. */
function isOvertaken(answer: Answer<PlanReply>): boolean {
  return !answer.ok && answer.problem.code === 'changed-meanwhile';
}

/**
 * A list without the orders that the platform has carried out since the reader last saw the stored plan. The platform
 * carries a plan out from its beginning. If the stored plan is not the end of the one before, another device has stored
 * it, and the list stays as it is.
 */
function withoutCarriedOut<Order>(
  list: readonly Order[],
  before: readonly unknown[],
  now: readonly unknown[],
): readonly Order[] {
  const carriedOut = before.slice(0, Math.max(0, before.length - now.length));
  if (textOf(before.slice(carriedOut.length)) !== textOf(now)) return list;
  const rest = [...list];
  for (const order of carriedOut) {
    const at = rest.findIndex((one) => textOf(one) === textOf(order));
    if (at >= 0) rest.splice(at, 1);
  }
  return rest;
}

type Base = RefObject<StoredPlan | null>;

/** The stored plan from which the list in the page was made: a draft keeps its own, whatever is stored meanwhile. */
function useBase(stored: StoredPlan | null, isDraft: boolean): Base {
  const base = useRef(stored);
  useLayoutEffect(() => {
    if (!isDraft) base.current = stored;
  }, [stored, isDraft]);
  return base;
}

function usePlanSender(game: string, base: Base, onState: (state: 'sending' | 'offline') => void) {
  const [sender] = useState(
    () =>
      new LatestSender<readonly unknown[], PlanReply>({
        carry: async (orders) => {
          const replaces = base.current?.id ?? null;
          const answer = await (orders.length === 0
            ? api('DELETE /games/{id}/plan', { id: game })
            : api('PUT /games/{id}/plan', { id: game }, { orders: [...orders], replaces }));
          if (answer.ok) base.current = answer.value.plan;
          return answer;
        },
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
