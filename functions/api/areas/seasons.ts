import { absence } from '../absence';
import { adjustments } from '../adjustments';
import type { RouteGroup } from '../app';
import { seasonPages } from '../season-pages';
import { seasonTexts } from '../season-texts';
import { seasons } from '../seasons';
import { operationsServedBy } from '../served-by';

/** A season: its page, settings, entries, rounds and draws. */
export const SEASONS = {
  operations: operationsServedBy('seasons', [
    ...seasons,
    ...seasonPages,
    ...seasonTexts,
    ...absence,
    ...adjustments,
  ]),
  files: [],
} satisfies RouteGroup;
