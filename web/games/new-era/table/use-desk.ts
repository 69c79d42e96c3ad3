import { useCallback } from 'react';
import { problemsAhead } from '../../../../engine/new-era/offers/plans';
import { validate } from '../../../../engine/new-era/offers/validate';
import type { Order } from '../../../../engine/new-era/orders/order-types';
import type { View } from '../../../../engine/new-era/types';
import type { Game } from '../../../../functions/core/game/games.schema';
import { useOrderList } from '../../../components/table/use-order-list';
import { usePlanAhead } from '../../../components/table/use-plan-ahead';
import { useQueue } from './use-queue';

/** The reader's orders for the open step, their plan for later ones, and both as one queue. */
export function useDesk(game: Game, view: View, refetch: () => Promise<Game | undefined>) {
  const { seat } = game.me;
  const problemsNow = useCallback(
    (orders: readonly Order[]) => (seat === null ? [] : validate(view, seat, orders)),
    [view, seat],
  );
  const problemsLater = useCallback(
    (orders: readonly Order[]) => (seat === null ? [] : problemsAhead(view, seat, orders)),
    [view, seat],
  );
  const own = seat === null ? undefined : view.players[seat];
  const playing = own !== undefined && !own.resigned && game.status === 'running';
  const asked = playing && view.awaiting?.seat === seat;
  const list = useOrderList<Order>(game, problemsNow, refetch);
  const plan = usePlanAhead<Order>(game, problemsLater, refetch);
  const queue = useQueue(view, playing ? seat : null, asked, list, plan);
  return { own, playing, asked, list, plan, queue };
}
