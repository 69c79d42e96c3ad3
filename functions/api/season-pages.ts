import * as z from 'zod';
import { Id } from '../core/platform/common.schema';
import {
  PageByNumber,
  SeasonBoards,
  SeasonEntries,
  SeasonStanding,
} from '../core/season/season-pages.schema';
import { boardsPage, entriesPage, standingPage } from '../core/season/season-pages.view';
import { openOperation } from './operation';

const SeasonPage = z.object({ id: Id, ...PageByNumber });

/** The long lists of a season, page by page. */
export const seasonPages = [
  openOperation({
    method: 'GET',
    path: '/seasons/{id}/standing',
    servedBy: 'seasons',
    tag: 'Seasons',
    scope: 'read',
    summary:
      'The standing, 50 rows a page, with what each total is made of and the places still possible; `search` finds names',
    params: SeasonPage,
    reply: SeasonStanding,
    handle: ({ deps, caller, language, params: { id, ...asked } }) =>
      standingPage(deps, caller, language, id, asked),
  }),
  openOperation({
    method: 'GET',
    path: '/seasons/{id}/entries',
    servedBy: 'seasons',
    tag: 'Seasons',
    scope: 'read',
    summary: 'Who is in a season or waits for a place, 100 a page; `search` finds names',
    params: SeasonPage,
    reply: SeasonEntries,
    handle: ({ deps, caller, params: { id, ...asked } }) => entriesPage(deps, caller, id, asked),
  }),
  openOperation({
    method: 'GET',
    path: '/seasons/{id}/boards',
    servedBy: 'seasons',
    tag: 'Seasons',
    scope: 'read',
    summary: 'The boards of a round, the latest unless you name one, 20 a page; `search` finds players',
    params: SeasonPage.extend({ round: z.coerce.number().int().min(1).max(9999).nullable().default(null) }),
    reply: SeasonBoards,
    handle: ({ deps, caller, language, params: { id, ...asked } }) =>
      boardsPage(deps, caller, language, id, asked),
  }),
];
