import { type ErrorHandler, Hono, type MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { compress } from 'hono/compress';
import { etag } from 'hono/etag';
import { loggedPath } from '../logged-path';
import type { Deps } from '../services/deps';
import { tokenReader } from '../tokens';
import { networkOfAddress } from '../viewer-address';
import { askedLanguage } from './asked-language';
import { readCaller } from './caller';
import type { ApiEnv } from './env';
import { idempotency } from './idempotency';
import type { Operation } from './operation';
import { type AddressOf, presence } from './presence';
import { hidePrivate } from './private-leagues';
import { problem } from './problems';
import { receiptSigner } from './receipt-signer';
import { safeHeaders, withHeaders } from './safe-headers';
import { requireScope } from './scopes';
import { hiddenInFiles } from './translate-hidden-texts';

const LARGEST_BODY = 64 * 1024;
const INTERNAL = 'Something failed on our side. Nothing you had stored is lost; try again.';

/** Answers are data: nothing in them is run or loaded, and nobody keeps them. An answer that differs says so itself. */
const OF_DATA = {
  'content-security-policy':
    "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  'cache-control': 'private, no-store',
};

/** Operations and files that one function serves. */
export interface RouteGroup {
  readonly operations: readonly Operation[];
  readonly files: readonly ((app: Hono<ApiEnv>) => void)[];
}

export interface ApiOptions {
  readonly deps: Deps;
  /** The secret with which the pages' login signs its sessions. */
  readonly secret: string;
  /** Where a request comes from; without it no shared networks are noticed. */
  readonly addressOf?: AddressOf;
  /** Which release answers. Open pages of another one offer to load it. */
  readonly release?: string;
  /** What every request passes first, before anything is read for it. */
  readonly entrance?: readonly MiddlewareHandler<ApiEnv>[];
  /** Slows down callers who flood this process (`rate-limit.ts`). */
  readonly pace?: MiddlewareHandler<ApiEnv>;
  /** Whether replies are compressed here; behind CloudFront it does so. */
  readonly compressed?: boolean;
  /** Gets every unexpected error, and which request it was. */
  onError(error: unknown, request: { readonly method: string; readonly path: string }): void;
}

/** The HTTP API under /v1, or a part of it. The same app answers Lambda events and the local host. */
export function createApi(options: ApiOptions, groups: readonly RouteGroup[]): Hono<ApiEnv> {
  const { deps, secret, addressOf = () => undefined, entrance = [], onError } = options;
  const { compressed = false, release } = options;
  const app = new Hono<ApiEnv>().basePath('/v1');
  app.onError(failing(onError));
  app.notFound((c) => problem(c, 404, 'not-found', 'There is nothing at this address.'));
  // First of all, so that what is refused before an operation has them too.
  const named = release === undefined ? {} : { 'x-release': release };
  app.use(withHeaders({ ...safeHeaders(deps.reach.site), ...OF_DATA, ...named }));
  for (const one of entrance) app.use(one);
  if (compressed) app.use(compress());
  app.use(
    bodyLimit({
      maxSize: LARGEST_BODY,
      onError: (c) => problem(c, 413, 'too-large', 'A request has at most 64 kB.'),
    }),
  );
  app.use(preparing(deps, secret, addressOf));
  if (options.pace !== undefined) app.use(options.pace);
  app.use(requireScope(groups.flatMap(({ operations }) => operations)));
  for (const about of ['leagues', 'seasons', 'games'] as const)
    app.use(`/${about}/:id/*`, hidePrivate(about));
  app.use(idempotency);
  app.put('/games/:id/steps/:step/orders', presence(secret, addressOf));
  app.use(hiddenInFiles);
  // Tables ask for it every few seconds: most answers are that nothing is new (ADR 018).
  app.get('/games/:id/press', etag({ weak: true }));
  for (const { operations, files } of groups) {
    for (const addFiles of files) addFiles(app);
    for (const operation of operations)
      app.on(operation.method, operation.path.replaceAll(/\{(\w+)\}/g, ':$1'), (c) => operation.answer(c));
  }
  return app;
}

/** Answers what fails unexpectedly, and tells of it. */
export function failing(onError: ApiOptions['onError']): ErrorHandler<ApiEnv> {
  return (error, c) => {
    const { method, path } = c.req;
    onError(error, { method, path: loggedPath(path) });
    return problem(c, 500, 'internal', INTERNAL);
  };
}

/** Gives operations their dependencies. */
function preparing(deps: Deps, secret: string, addressOf: AddressOf): MiddlewareHandler<ApiEnv> {
  const signer = receiptSigner(secret);
  const tokens = tokenReader(secret);
  return async (c, next) => {
    c.set('deps', deps);
    c.set('signer', signer);
    c.set('network', networkOfAddress(addressOf(c)));
    c.set('caller', await readCaller(c, tokens));
    c.set('language', askedLanguage(c));
    await next();
  };
}
