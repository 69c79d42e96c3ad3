import type { Hono } from 'hono';
import { Id } from '../core/platform/common.schema';
import { rosterRows } from '../core/roster/roster-rows.view';
import { csv } from './csv';
import type { ApiEnv } from './env';
import { refused } from './problems';

/** The roster of a season with the answers to its questions as a table, for its organizers. */
export function rosterFile(app: Hono<ApiEnv>): void {
  app.get('/seasons/:id/roster.csv', async (c) => {
    const id = Id.safeParse(c.req.param('id'));
    const { deps, caller } = c.var;
    if (caller === null) return refused(c, { code: 'not-signed-in' });
    if (!id.success) return refused(c, { code: 'not-found', what: 'season' });
    const rows = await rosterRows(deps, caller, id.data);
    return rows.ok ? csv(c, `roster-${id.data}`, rows.value) : refused(c, rows.refusal);
  });
}
