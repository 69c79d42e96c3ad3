import type { Order } from '../../../../engine/domination/orders/order-types';
import type { Problem } from '../../../../engine/game';
import type { PlanAhead } from '../../../components/sequential-table/use-plan-ahead';
import { firstProblems, type Validate } from '../../../components/table/first-problems';
import type { OrderList } from '../../../components/table/use-order-list';

export interface BegunList extends OrderList<Order> {
  /** The reason that the plan at the beginning of the list was not given. */
  readonly notGiven: Problem | null;
  /** Whether it begins with a plan that the reader had not stored when their turn came. */
  readonly isDraft: boolean;
}

/**
 * The list of a turn whose plan could not be given, or was not stored in time: until something is stored for the turn it
 * begins with the plan, as drafts.
 * @param plan null where the reader does not have the turn
 */
export function begunWith(
  list: OrderList<Order>,
  plan: Pick<PlanAhead<Order>, 'stored' | 'isDraft' | 'orders'> | null,
  validate: Validate<Order>,
): BegunList {
  const notGiven = plan?.stored?.refused ?? null;
  const isEmpty = list.stored === null && list.orders.length === 0;
  if (plan === null || !isEmpty || (notGiven === null && !plan.isDraft))
    return { ...list, notGiven, isDraft: false };
  const { orders, isDraft } = plan;
  return {
    ...list,
    ...{ orders, notGiven, isDraft },
    refused: firstProblems(validate(orders)),
    setReady: (ready) => list.change(orders, ready),
  };
}
