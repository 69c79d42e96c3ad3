import { useEffect, useMemo } from 'react';
import type { CardId } from '../../../../engine/domination/card-ids';
import { withSeatToMove } from '../../../../engine/domination/offers/preview';
import { validate } from '../../../../engine/domination/offers/validate';
import type { Order } from '../../../../engine/domination/orders/order-types';
import type { View } from '../../../../engine/domination/types';
import type { Game } from '../../../../functions/core/game/games.schema';
import { type PlanAhead, usePlanAhead } from '../../../components/sequential-table/use-plan-ahead';
import { useValidate } from '../../../components/sequential-table/use-validate';
import { useOrderList } from '../../../components/table/use-order-list';
import { offerFor, USES, withTaken } from '../targets';
import { begunWith } from './begun-with';
import { useTurn } from './use-turn';

/** The reader's draft: the orders of their turn, or a plan for it while another player plays. */
export function useDesk(game: Game, refetch: () => Promise<Game | undefined>) {
  const view = game.position as View;
  const { seat } = game.me;
  const problemsOf = useValidate(validate, view, seat);
  const given = useOrderList<Order>(game, problemsOf, refetch);
  const held = seat === null ? undefined : view.seats[seat];
  const playing = held !== undefined && !held.vacant && game.status === 'running';
  const asked = playing && game.seats.some((one) => one.seat === seat && one.state !== 'none-owed');
  const planning = playing && !asked;
  const ahead = useTurnAhead(game, view, planning ? seat : null, refetch);
  const hasTurn = asked && view.active === seat;
  const list = begunWith(given, hasTurn ? ahead.plan : null, problemsOf);
  useOutdated(ahead.plan, hasTurn && given.stored !== null);
  const atHand = useTurn(view, seat, list);
  const turn = planning ? ahead.turn : atHand;
  const working = planning ? ahead.plan : list;
  const accepted = working.orders.filter((_, at) => !working.refused.has(at));
  return {
    own: held === undefined ? undefined : withTaken(held, accepted),
    asked,
    planning,
    list,
    ahead,
    turn,
    accepted,
    isPlayable: (card: CardId) =>
      USES.some((use) => offerFor(turn.offersAt(working.orders.length), card, use) !== undefined),
  };
}

/** Drops a plan that was not stored once its turn has orders: the reader did not mean it for the turn after. */
function useOutdated({ isDraft, forget }: PlanAhead<Order>, isOutdated: boolean): void {
  useEffect(() => {
    if (isOutdated && isDraft) forget();
  }, [isOutdated, isDraft, forget]);
}

/** The plan for the reader's next turn, made on the board as if it were their turn. */
function useTurnAhead(game: Game, view: View, seat: string | null, refetch: () => Promise<Game | undefined>) {
  const board = useMemo(() => (seat === null ? view : withSeatToMove(view, seat)), [view, seat]);
  const plan = usePlanAhead<Order>(game, useValidate(validate, board, seat), refetch);
  return { view: board, plan, turn: useTurn(board, seat, plan) };
}
