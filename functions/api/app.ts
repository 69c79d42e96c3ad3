import { type ErrorHandler, Hono, type MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { compress } from 'hono/compress';
import { etag } from 'hono/etag';
import type { Deps } from '../core/platform/deps';
import type { ReceiptSecret } from '../core/step/receipt-secret';
import { receiptSecretFrom, receiptSigner } from '../core/step/receipt-signer';
import { loggedPath } from '../logged-path';
import { tokenReader } from '../tokens';
import { networkOfAddress } from '../viewer-address';
import type { ApiFile } from './api-file';
import { askedLanguage } from './asked-language';
import { readCaller } from './caller';
import type { ApiEnv } from './env';
import { contentLanguage, methodNotAllowed, methodsByPath, provideSite, publicCors } from './http-rules';
import { idempotency } from './idempotency';
import type { Operation } from './operation';
import { type AddressOf, presence } from './presence';
import { hidePrivate } from './private-leagues';
import { problem } from './problems';
import { requireReader } from './require-reader';
import { safeHeaders, withHeaders } from './safe-headers';
import { requireScope } from './scopes';
import { hiddenInFiles } from './translate-hidden-texts';

const LARGEST_BODY = 64 * 1024;
const LARGEST_WITH_VARIANT = 512 * 1024;
const INTERNAL = 'Something failed on our side. Nothing you had stored is lost; try again.';

/**
 * Responses are data: nothing in them is run or loaded, and they are not cached. A response that differs sets its own
 * headers.
 */
const OF_DATA = {
  'content-security-policy':
    "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  'cache-control': 'private, no-store',
};

/** The operations and files that one function serves. */
export interface RouteGroup {
  readonly operations: readonly Operation[];
  readonly files: readonly ApiFile[];
}

export interface ApiOptions {
  readonly deps: Deps;
  /** The secret with which the login of the pages signs its sessions. */
  readonly secret: string;
  /**
   * What signs receipts.
   * @default the key follows from `secret`
   */
  readonly receipts?: () => Promise<ReceiptSecret>;
  /** The address of a request; without it, shared networks are not recorded. */
  readonly addressOf?: AddressOf;
  /** The release that answers. Open pages of another release offer to reload. */
  readonly release?: string;
  /** Middleware that runs before anything is read for a request. */
  readonly entrance?: readonly MiddlewareHandler<ApiEnv>[];
  /** Limits callers who flood this process (`rate-limit.ts`). */
  readonly pace?: MiddlewareHandler<ApiEnv>;
  /** Whether responses are compressed here; behind CloudFront, CloudFront compresses them. */
  readonly compressed?: boolean;
  /** Receives every unexpected error, with its request. */
  onError(error: unknown, request: { readonly method: string; readonly path: string }): void;
}

/** The HTTP API under /v1, or a part of it. The same app answers Lambda events and the local host. */
export function createApi(options: ApiOptions, groups: readonly RouteGroup[]): Hono<ApiEnv> {
  const { deps, secret, addressOf = () => undefined, entrance = [], onError } = options;
  const { compressed = false, release } = options;
  const app = new Hono<ApiEnv>().basePath('/v1');
  app.onError(failing(onError));
  app.notFound((c) => problem(c, 'not-found', 'There is nothing at this address.'));
  app.use(provideSite(deps.reach.site));
  // First of all, so that early refusals have these headers too.
  const named = release === undefined ? {} : { 'x-release': release };
  app.use(withHeaders({ ...safeHeaders(deps.reach.site), ...OF_DATA, ...named }));
  app.use(contentLanguage);
  const served = groups.flatMap(({ operations, files }) => [...files, ...operations]);
  for (const { path, method, loggedIn } of served)
    if (method === 'GET' && !loggedIn) app.use(inHono(path), publicCors);
  for (const one of entrance) app.use(one);
  if (compressed) app.use(compress());
  const [limited, limitedWithVariant] = [
    bodyLimit({
      maxSize: LARGEST_BODY,
      onError: (c) => problem(c, 'too-large', 'A request has at most 64 kB.'),
    }),
    bodyLimit({
      maxSize: LARGEST_WITH_VARIANT,
      onError: (c) => problem(c, 'too-large', 'A request with a variant has at most 512 kB.'),
    }),
  ];
  for (const { method, path, takesVariant } of groups.flatMap(({ operations }) => operations))
    if (takesVariant === true)
      app.on(method, inHono(path), (c, next) => {
        c.set('takesVariant', true);
        return next();
      });
  app.use((c, next) => (c.get('takesVariant') ? limitedWithVariant : limited)(c, next));
  app.use(preparing(deps, secret, addressOf, options.receipts ?? receiptSecretFrom(secret)));
  if (options.pace !== undefined) app.use(options.pace);
  app.use(requireReader);
  app.use(requireScope(groups.flatMap(({ operations }) => operations)));
  for (const about of ['leagues', 'seasons', 'games'] as const)
    app.use(`/${about}/:id/*`, hidePrivate(about));
  app.use(idempotency);
  app.put('/games/:id/steps/:step/orders', presence(secret, addressOf));
  app.use(hiddenInFiles);
  // Tables request it every few seconds, and most responses say that nothing is new (ADR 018).
  app.get('/games/:id/press', etag({ weak: true }));
  for (const one of served) app.on(one.method, inHono(one.path), (c) => one.answer(c));
  for (const [path, methods] of methodsByPath(served)) app.all(inHono(path), methodNotAllowed(methods));
  return app;
}

/** A path of an operation or a file as Hono writes it: `/leagues/:id`. */
function inHono(path: string): string {
  return path.replaceAll(/\{(\w+)\}/g, ':$1');
}

/** Responds to unexpected errors and reports them. */
export function failing(onError: ApiOptions['onError']): ErrorHandler<ApiEnv> {
  return (error, c) => {
    const { method, path } = c.req;
    onError(error, { method, path: loggedPath(path) });
    return problem(c, 'internal', INTERNAL);
  };
}

/** Sets the dependencies of operations. */
function preparing(
  deps: Deps,
  secret: string,
  addressOf: AddressOf,
  receipts: () => Promise<ReceiptSecret>,
): MiddlewareHandler<ApiEnv> {
  const signer = receiptSigner(receipts);
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
