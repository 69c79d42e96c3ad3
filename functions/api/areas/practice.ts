import type { RouteGroup } from '../app';
import { ownNotes } from '../own-notes';
import { practice } from '../practice';
import { substitution } from '../substitutes';

/** Boards against bots and friends, notes beside a board, and seats that need a substitute. */
export const PRACTICE = {
  operations: [...practice, ...ownNotes, ...substitution],
  files: [],
} satisfies RouteGroup;
