import type { Order } from '../../../../engine/domination/orders/order-types';
import type { Problem } from '../../../../engine/game';
import type { StoredPlan } from '../../../components/sequential-table/use-plan-ahead';
import { firstProblems, type Validate } from '../../../components/table/first-problems';
import type { OrderList } from '../../../components/table/use-order-list';

export interface BegunList extends OrderList<Order> {
  /** The reason that the plan at the beginning of the list was not given. */
  readonly notGiven: Problem | null;
}

/**
 * The list of a turn whose plan could not be given: until something is stored for the turn it begins with the plan, as
 * drafts.
 */
export function begunWith(
  list: OrderList<Order>,
  plan: StoredPlan | null,
  validate: Validate<Order>,
): BegunList {
  const notGiven = plan?.refused ?? null;
  if (notGiven === null || list.stored !== null || list.orders.length > 0) return { ...list, notGiven };
  const orders = (plan?.orders ?? []) as readonly Order[];
  return { ...list, orders, refused: firstProblems(validate(orders)), notGiven };
}
