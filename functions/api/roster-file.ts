import * as z from 'zod';
import { Id } from '../core/platform/common.schema';
import { rosterRows } from '../core/roster/roster-rows.view';
import { apiFile } from './api-file';
import { csv } from './csv';
import { refused } from './problems';

/** The roster of a season with the answers to its questions as a table, for its organizers. */
export const rosterFile = apiFile({
  path: '/seasons/{id}/roster.csv',
  tag: 'Seasons',
  summary: 'The players of a season with their answers to its questions (organizers)',
  mediaType: 'text/csv',
  params: z.object({ id: Id }),
  loggedIn: true,
  missing: 'season',
  async handle(c, { id }) {
    const { deps, caller } = c.var;
    if (caller === null) return refused(c, { code: 'not-signed-in' });
    const rows = await rosterRows(deps, caller, id);
    return rows.ok ? csv(c, `roster-${id}`, rows.value) : refused(c, rows.refusal);
  },
});
