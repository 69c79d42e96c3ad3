import { STANDARD } from '../../../engine/classic/data/standard';
import { validatePlan } from '../../../engine/classic/offers/validate-plan';
import { fieldsOf } from '../../../engine/classic/rules/read-orders';
import type { Order, Position } from '../../../engine/classic/types';

/** An entry of a list as an order: a typed line is parsed, and null if it cannot be an order. */
export function readOrder(position: Position, entry: unknown): Order | null {
  const fields = fieldsOf(STANDARD, position, entry);
  if (typeof fields === 'string' || validatePlan(STANDARD, position, [fields]).length > 0) return null;
  return fields as unknown as Order;
}
