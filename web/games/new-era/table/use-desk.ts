import { problemsAhead } from '../../../../engine/new-era/offers/plans';
import { validate } from '../../../../engine/new-era/offers/validate';
import type { Order } from '../../../../engine/new-era/orders/order-types';
import type { View } from '../../../../engine/new-era/types';
import type { Game } from '../../../../functions/core/game/games.schema';
import { usePlanAhead } from '../../../components/sequential-table/use-plan-ahead';
import { useValidate } from '../../../components/sequential-table/use-validate';
import { useOrderList } from '../../../components/table/use-order-list';
import { useQueue } from './use-queue';

/** The reader's orders for the open step, their plan for later ones, and both as one queue. */
export function useDesk(game: Game, view: View, refetch: () => Promise<Game | undefined>) {
  const { seat } = game.me;
  const own = seat === null ? undefined : view.players[seat];
  const playing = own !== undefined && !own.resigned && game.status === 'running';
  const asked = playing && view.awaiting?.seat === seat;
  const list = useOrderList<Order>(game, useValidate(validate, view, seat), refetch);
  const plan = usePlanAhead<Order>(game, useValidate(problemsAhead, view, seat), refetch);
  const queue = useQueue(view, playing ? seat : null, asked, list, plan);
  return { own, playing, asked, list, plan, queue };
}
