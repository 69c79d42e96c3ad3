import type { RouteGroup } from '../app';
import { ownNotes } from '../own-notes';
import { practice } from '../practice';
import { operationsServedBy } from '../served-by';
import { substitution } from '../substitutes';

/** Boards against bots and friends, notes beside a board, and seats that need a substitute. */
export const PRACTICE = {
  operations: operationsServedBy('practice', [...practice, ...ownNotes, ...substitution]),
  files: [],
} satisfies RouteGroup;
