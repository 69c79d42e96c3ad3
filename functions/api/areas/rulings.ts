import type { RouteGroup } from '../app';
import { cases } from '../cases';
import { rulings } from '../rulings';
import { statements } from '../statements';

/** What moderators decide: rulings, cases, statements and opened press. */
export const RULINGS = {
  operations: [...rulings, ...cases, ...statements],
  files: [],
} satisfies RouteGroup;
