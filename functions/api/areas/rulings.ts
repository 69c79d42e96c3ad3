import type { RouteGroup } from '../app';
import { cases } from '../cases';
import { rulings } from '../rulings';
import { statements } from '../statements';

/** Decisions of moderators: rulings, cases, statements and opened press. */
export const RULINGS = {
  operations: [...rulings, ...cases, ...statements],
  files: [],
} satisfies RouteGroup;
