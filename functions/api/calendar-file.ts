import type { Hono } from 'hono';
import { openDeadlines } from '../core/notification/open-deadlines';
import type { ApiEnv } from './env';
import { refused } from './problems';

/**
 * A player's open deadlines as a calendar that other programs follow. Anyone who has its
 * address may read it, in the language of that player's account.
 */
export function calendarFile(app: Hono<ApiEnv>): void {
  app.get('/calendar/:file', async (c) => {
    const [, calendar] = /^([\w-]{20,64})\.ics$/.exec(c.req.param('file')) ?? [];
    const found = calendar === undefined ? undefined : await openDeadlines(c.get('deps'), calendar);
    if (found === undefined) return refused(c, { code: 'not-found', what: 'calendar' });
    const { calendarText } = await import('./calendar-text');
    c.header('content-type', 'text/calendar; charset=utf-8');
    return c.body(await calendarText(c.get('deps'), found));
  });
}
