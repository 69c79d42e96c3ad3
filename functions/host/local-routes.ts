import { Hono } from 'hono';
import { DEMO_ACCOUNTS } from './demo-accounts';
import { type Mailbox, MailboxEntry } from './mailbox';

export interface LocalOptions {
  /** Known only to the server of the pages: only it may post mails. */
  readonly localKey: string;
  /** Null if users of other machines can reach it. */
  readonly mailbox: Mailbox | null;
  readonly demo: boolean;
}

/** The routes of a local host only: the accounts of the demo, and a mailbox page instead of a mail service. */
export function localRoutes({ localKey, mailbox, demo }: LocalOptions): Hono {
  const app = new Hono().basePath('/v1/local');
  if (demo) app.get('/accounts', (c) => c.json({ accounts: DEMO_ACCOUNTS }));
  if (mailbox === null) return app;
  app.get('/mail', (c) => c.json({ mails: mailbox.entries() }));
  app.post('/mail', async (c) => {
    const mail = MailboxEntry.safeParse(await c.req.json().catch(() => undefined));
    if (c.req.header('x-local-key') !== localKey || !mail.success) return c.body(null, 403);
    mailbox.add(mail.data);
    return c.body(null, 204);
  });
  return app;
}
