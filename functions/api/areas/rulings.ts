import type { RouteGroup } from '../app';
import { cases } from '../cases';
import { enteredOrders } from '../entered-orders';
import { rulings } from '../rulings';
import { operationsServedBy } from '../served-by';
import { statements } from '../statements';

/** Decisions of moderators: rulings, orders entered for players, cases, statements and opened press. */
export const RULINGS = {
  operations: operationsServedBy('rulings', [...rulings, ...enteredOrders, ...cases, ...statements]),
  files: [],
} satisfies RouteGroup;
