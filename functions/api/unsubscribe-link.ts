import type { Hono } from 'hono';
import type { ApiEnv } from './env';

/** The page for mail programs that show the link instead of following it: a page with a button. */
export function unsubscribeLink(app: Hono<ApiEnv>): void {
  app.get('/unsubscribe/:token', (c) =>
    c.redirect(`/unsubscribe/${encodeURIComponent(c.req.param('token'))}`),
  );
}
