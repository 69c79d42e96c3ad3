import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { etag } from 'hono/etag';
import type { Deps } from '../services/deps';
import { absence } from './absence';
import { calendarFile } from './calendar-file';
import { readCaller } from './caller';
import { cases } from './cases';
import type { ApiEnv } from './env';
import { fairPlay } from './fair-play';
import { games } from './games';
import { idempotency } from './idempotency';
import { leagueFiles } from './league-files';
import { leagues } from './leagues';
import { me } from './me';
import { notices } from './notices';
import { notifications } from './notifications';
import { openApi } from './openapi';
import type { Operation } from './operation';
import { type AddressOf, presence } from './presence';
import { press } from './press';
import { problem } from './problems';
import { ratings } from './ratings';
import { receiptSigner } from './receipt-signer';
import { receipts } from './receipts';
import { results } from './results';
import { rulings } from './rulings';
import { scoring } from './scoring';
import { seasonFiles } from './season-files';
import { seasonWidget } from './season-widget';
import { seasons } from './seasons';
import { sessionReader } from './session-token';
import { webhooks } from './webhooks';

const LARGEST_BODY = 64 * 1024;

export const OPERATIONS: readonly Operation[] = [
  ...me,
  ...leagues,
  ...seasons,
  ...scoring,
  ...games,
  ...absence,
  ...press,
  ...ratings,
  ...results,
  ...rulings,
  ...receipts,
  ...cases,
  ...fairPlay,
  ...notices,
  ...notifications,
  ...webhooks,
];

export interface ApiOptions {
  readonly deps: Deps;
  /** The secret with which the pages' login signs its sessions. */
  readonly secret: string;
  readonly version: string;
  /** Where a request comes from; without it players who share a network are not noticed. */
  readonly addressOf?: AddressOf;
  /** Told of every unexpected error. */
  onError(error: unknown): void;
}

/** The HTTP API under /v1. The same app answers Lambda events and the local host. */
export function createApi({
  deps,
  secret,
  version,
  addressOf = () => undefined,
  onError,
}: ApiOptions): Hono<ApiEnv> {
  const app = new Hono<ApiEnv>().basePath('/v1');
  const signer = receiptSigner(secret);
  const session = sessionReader(secret);
  app.onError((error, c) => {
    onError(error);
    return problem(
      c,
      500,
      'internal',
      'Something failed on our side. What you had stored is safe; try again.',
    );
  });
  app.notFound((c) => problem(c, 404, 'not-found', 'There is nothing at this address.'));
  app.use(
    bodyLimit({
      maxSize: LARGEST_BODY,
      onError: (c) => problem(c, 413, 'too-large', 'A request has at most 64 kB.'),
    }),
  );
  app.use(async (c, next) => {
    c.set('deps', deps);
    c.set('signer', signer);
    c.set('caller', await readCaller(c, session));
    c.header('cache-control', 'private, no-store');
    c.header('x-content-type-options', 'nosniff');
    c.header('content-security-policy', "frame-ancestors 'none'");
    await next();
  });
  app.use(idempotency);
  app.put('/games/:id/steps/:step/orders', presence(secret, addressOf));
  // Tables ask for it every few seconds: most answers are that nothing is new (ADR 018).
  app.get('/games/:id/press', etag({ weak: true }));
  // Made when it is first asked for: a cold start would spend a quarter of its time on it.
  let description: ReturnType<typeof openApi> | undefined;
  app.get('/openapi.json', (c) => {
    description ??= openApi(OPERATIONS, version);
    return c.json(description);
  });
  seasonFiles(app);
  leagueFiles(app);
  seasonWidget(app);
  calendarFile(app);
  // Where a mail program shows the link instead of following it: a page with a button.
  app.get('/unsubscribe/:token', (c) =>
    c.redirect(`/unsubscribe/${encodeURIComponent(c.req.param('token'))}`),
  );
  for (const operation of OPERATIONS)
    app.on(operation.method, operation.path.replaceAll(/\{(\w+)\}/g, ':$1'), (c) => operation.answer(c));
  return app;
}
