import type { Atlas } from '../../../engine/classic/data/atlas';
import { validatePlan } from '../../../engine/classic/offers/validate-plan';
import { fieldsOf } from '../../../engine/classic/rules/read-orders';
import type { Order, Position } from '../../../engine/classic/types';

/** An entry of a list as an order: a typed line is parsed, and null if it cannot be an order. */
export function readOrder(atlas: Atlas, position: Position, entry: unknown): Order | null {
  const fields = fieldsOf(atlas, position, entry);
  if (typeof fields === 'string' || validatePlan(atlas, position, [fields]).length > 0) return null;
  return fields as unknown as Order;
}
