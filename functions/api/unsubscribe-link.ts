import * as z from 'zod';
import { apiFile } from './api-file';

/** The page for mail programs that show the link instead of following it: a page with a button. */
export const unsubscribeLink = apiFile({
  path: '/unsubscribe/{token}',
  tag: 'Notifications',
  summary: 'Leads to the page on which a mail is unsubscribed from',
  mediaType: 'text/html',
  params: z.object({ token: z.string().max(400) }),
  missing: 'page',
  handle: (c, { token }) => c.redirect(`/unsubscribe/${encodeURIComponent(token)}`),
});
