import { useMemo } from 'react';
import type { Game } from '../../../functions/core/game/games.schema';
import { type OrderList, useOrderList } from '../table/use-order-list';
import type { OrderRules } from './order-rules';
import type { Actor, AnyOrder } from './orders';
import { type Choosing, useChoice } from './use-choice';

/** The reader's tools for ordering: their list, its possible actors, and the selection on the map. */
export interface Desk<Order extends AnyOrder, Who extends Actor<Order>> {
  readonly rules: OrderRules<Order, Who>;
  readonly list: OrderList<Order>;
  readonly actors: readonly Who[];
  readonly choosing: Choosing<Order>;
}

/**
 * The tools of a reader.
 * @param rules must stay the same while board and seat do
 */
export function useDesk<Order extends AnyOrder, Who extends Actor<Order>>(
  game: Game,
  refetch: () => Promise<Game | undefined>,
  rules: OrderRules<Order, Who>,
): Desk<Order, Who> {
  const list = useOrderList<Order>(game, rules.problemsOf, refetch);
  const { orders, refused } = list;
  const actors = useMemo(() => rules.actorsOf(orders, refused), [rules, orders, refused]);
  const choosing = useChoice(game.step, rules, list, actors);
  return { rules, list, actors, choosing };
}
