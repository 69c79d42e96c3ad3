import * as z from 'zod';
import { openDeadlines } from '../core/notification/open-deadlines';
import { apiFile } from './api-file';
import { refused } from './problems';

const ENDING = '.ics';

/**
 * A player's open deadlines as a calendar that other programs follow. Anyone who has its
 * address may read it, in the language of that player's account.
 */
export const calendarFile = apiFile({
  path: '/calendar/{file}',
  tag: 'Account',
  summary: 'My open deadlines as a calendar that other programs follow; its address is the only key to it',
  mediaType: 'text/calendar',
  params: z.object({ file: z.string().regex(/^[\w-]{20,64}\.ics$/) }),
  missing: 'calendar',
  async handle(c, { file }) {
    const found = await openDeadlines(c.get('deps'), file.slice(0, -ENDING.length));
    if (found === undefined) return refused(c, { code: 'not-found', what: 'calendar' });
    const { calendarText } = await import('./calendar-text');
    c.header('content-type', 'text/calendar; charset=utf-8');
    return c.body(await calendarText(c.get('deps'), found));
  },
});
