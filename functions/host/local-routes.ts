import { Hono } from 'hono';
import * as z from 'zod';
import type { Deps } from '../services/deps';
import { DEMO_ACCOUNTS } from './demo-accounts';

const Mail = z.strictObject({
  to: z.string().max(320),
  subject: z.string().max(400),
  text: z.string().max(100_000),
  html: z.string().max(200_000),
});

const KEPT = 100;

export interface LocalOptions {
  /** Known to the pages' server alone: only it may post mails. */
  readonly localKey: string;
  readonly mailbox: boolean;
  readonly demo: boolean;
}

/** What only a local host has: the accounts of the demo, and a mailbox page in place of a mail service. */
export function localRoutes({ clock, newId }: Deps, { localKey, mailbox, demo }: LocalOptions): Hono {
  const mails: (z.infer<typeof Mail> & { id: string; at: string })[] = [];
  const app = new Hono().basePath('/v1/local');
  if (demo) app.get('/accounts', (c) => c.json({ accounts: DEMO_ACCOUNTS }));
  if (!mailbox) return app;
  app.get('/mail', (c) => c.json({ mails }));
  app.post('/mail', async (c) => {
    const mail = Mail.safeParse(await c.req.json().catch(() => undefined));
    if (c.req.header('x-local-key') !== localKey || !mail.success) return c.body(null, 403);
    mails.unshift({ id: newId(), at: new Date(clock()).toISOString(), ...mail.data });
    mails.splice(KEPT);
    return c.body(null, 204);
  });
  return app;
}
