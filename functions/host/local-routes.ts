import { Hono } from 'hono';
import { DEMO_ACCOUNTS } from './demo-accounts';
import { type Mailbox, MailboxEntry } from './mailbox';

export interface LocalOptions {
  /** Known to the pages' server alone: only it may post mails. */
  readonly localKey: string;
  /** Null where others than this machine's users can reach it. */
  readonly mailbox: Mailbox | null;
  readonly demo: boolean;
}

/** What only a local host has: the accounts of the demo, and a mailbox page in place of a mail service. */
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
