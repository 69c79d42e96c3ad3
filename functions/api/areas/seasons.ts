import { seasonAbsences } from '../absence';
import type { RouteGroup } from '../app';
import { seasonPages } from '../season-pages';
import { seasonTexts } from '../season-texts';
import { seasons } from '../seasons';

/** A season: its page, settings, entries, rounds and draws. */
export const SEASONS = {
  operations: [...seasons, ...seasonPages, ...seasonTexts, ...seasonAbsences],
  files: [],
} satisfies RouteGroup;
