import { useEffect, useLayoutEffect, useMemo, useState } from 'react';
import { useTexts } from '#texts';
import type { Game } from '../../../functions/core/game/games.schema';
import { afterPaint } from '../../lib/after-paint';
import { api } from '../../lib/api';
import { type Draft, draftOf, dropDraft, isSameDraft } from '../../lib/offline/offline-db';
import { queueOrders } from '../../lib/offline/queue-orders';
import type { Texts } from '../../lib/texts';
import { byTimer } from '../../lib/wait';
import { OrderSender, type SenderDraft, type Sent } from './order-sender';

export interface UsedSender extends Sent {
  /**
   * Stores a list for the open step in place of the previous one; true once the platform has stored it. An order that
   * lasts, such as a resignation, goes to the next step if this one has closed.
   */
  readonly send: (orders: readonly unknown[], ready: boolean, lasting?: unknown) => Promise<boolean>;
}

/**
 * Sends the reader's orders for the open step, and tracks the platform's version of them.
 * @param onList takes over the list of a new step, or one stored elsewhere; always the same function
 */
export function useOrderSender(
  game: Game,
  refetch: () => Promise<Game | undefined>,
  onList: (orders: readonly unknown[], isNewStep: boolean) => void = () => undefined,
): UsedSender {
  const t = useTexts('table');
  const [state, setState] = useState<Sent>({ stored: game.me.stored, saving: 'calm', message: null });
  const [own] = useState(() => new DraftOfTab(game, t));
  const [sender] = useState(
    () =>
      new OrderSender(game, {
        submit: async (step, body) => {
          await afterPaint();
          return api('PUT /games/{id}/steps/{step}/orders', { id: game.id, step }, body);
        },
        refetch,
        wait: byTimer,
        onState: setState,
        onList,
        onDraft: (draft) => own.save(draft),
      }),
  );
  useLeftDraft(game, sender, own);
  // Before the reader sees it and can act: any later, their orders would go to the previous step.
  useLayoutEffect(() => sender.take(game), [sender, game]);
  useRetries(sender);
  return useMemo(() => ({ ...state, send: (...list) => sender.send(...list) }), [state, sender]);
}

/**
 * Stores lists without an answer on the reader's own device, so that they are sent even if this page is closed. Other
 * tabs of the game store theirs in the same place: each is stored once, and removed by nobody else.
 */
class DraftOfTab {
  readonly #of: Pick<Draft, 'game' | 'reader' | 'title'> | null;
  #own: Draft | null = null;

  constructor({ id, label, season, board, me: { keeper } }: Game, t: Texts<'table'>) {
    const title = `${label}, ${t('place.season', { season: season.name, board })}`;
    this.#of = keeper === null ? null : { game: id, reader: keeper, title };
  }

  /** Continues with the one that an earlier page left. */
  takeOver(left: Draft): void {
    this.#own ??= left;
  }

  save(draft: SenderDraft | null): void {
    const before = this.#own;
    this.#own = draft === null || this.#of === null ? null : { ...draft, ...this.#of };
    if (this.#own === null) return void (before === null ? undefined : dropDraft(before));
    if (before === null || !isSameDraft(before, this.#own)) void queueOrders(this.#own);
  }
}

/** Continues with the list that an earlier page of the same reader left without an answer. */
function useLeftDraft({ id, me: { keeper } }: Game, sender: OrderSender, own: DraftOfTab): void {
  useEffect(() => {
    if (keeper === null) return;
    void draftOf(id).then((draft) => {
      if (draft === undefined || draft.reader !== keeper) return;
      own.takeOver(draft);
      sender.resume(draft);
    });
  }, [id, keeper, sender, own]);
}

/** Sends the waiting list once the browser is online again, and ends when the page is left. */
export function useRetries(sender: { readonly retry: () => unknown; readonly leave: () => void }): void {
  useEffect(() => {
    const retry = () => sender.retry();
    window.addEventListener('online', retry);
    return () => {
      window.removeEventListener('online', retry);
      sender.leave();
    };
  }, [sender]);
}
