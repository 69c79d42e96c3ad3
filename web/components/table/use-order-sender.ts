import { useEffect, useMemo, useState } from 'react';
import type { Game } from '../../../functions/api/schemas/games';
import { api } from '../../lib/api';
import { byTimer } from '../../lib/wait';
import { OrderSender, type Sent } from './order-sender';

export interface UsedSender extends Sent {
  /** Stores a list for the open step in place of the one before; true once the platform has it. */
  readonly send: (orders: readonly unknown[], ready: boolean) => Promise<boolean>;
}

/**
 * Sends the reader's orders for the open step, and follows what the platform has of them.
 * @param onList takes over the list of a new step, or one stored elsewhere; always the same function
 */
export function useOrderSender(
  game: Game,
  refetch: () => Promise<Game | undefined>,
  onList: (orders: readonly unknown[], isNewStep: boolean) => void = () => undefined,
): UsedSender {
  const [state, setState] = useState<Sent>({ stored: game.me.stored, saving: 'calm', message: null });
  const [sender] = useState(
    () =>
      new OrderSender(game, {
        submit: (step, body) => api('PUT /games/{id}/steps/{step}/orders', { id: game.id, step }, body),
        refetch,
        wait: byTimer,
        onState: setState,
        onList,
      }),
  );
  useEffect(() => sender.take(game), [sender, game]);
  useRetries(sender);
  return useMemo(() => ({ ...state, send: (orders, ready) => sender.send(orders, ready) }), [state, sender]);
}

/** Sends what waits once the browser is online again, and gives it up when the page is left. */
export function useRetries(sender: { readonly retry: () => unknown; readonly drop: () => void }): void {
  useEffect(() => {
    const retry = () => sender.retry();
    window.addEventListener('online', retry);
    return () => {
      window.removeEventListener('online', retry);
      sender.drop();
    };
  }, [sender]);
}
