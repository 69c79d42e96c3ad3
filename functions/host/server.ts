import { createServer, type IncomingMessage, type RequestListener, type Server } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import type { Context } from 'hono';
import { type ApiOptions, createApi } from '../api/app';
import { rateLimit } from '../api/rate-limit';
import { safeHeaders } from '../api/safe-headers';
import { wholeApi } from '../api/whole-api';
import type { Deps } from '../core/platform/deps';
import type { ReceiptSecret } from '../core/step/receipt-secret';
import { errorFields, log } from '../log';
import { viewerAddress } from '../viewer-address';
import { announceViewer, type Range } from './entrance';
import { HEALTH_PATH, healthOf } from './health';
import { isMadeHere, NOT_HERE } from './local-door';
import { type LocalOptions, localRoutes } from './local-routes';
import { pagesRateLimit } from './pages-rate-limit';

export interface Site {
  readonly deps: Deps;
  readonly secret: string;
  /** @default the key follows from `secret` */
  readonly receipts?: () => Promise<ReceiptSecret>;
  readonly version: string;
  /** Answers everything that is not the API. */
  readonly pages: RequestListener;
  readonly local: LocalOptions;
  /** Proxies whose statements about their clients are trusted. */
  readonly proxies: readonly Range[];
  /**
   * Whether the host takes requests: it does not any more when it is about to stop.
   * @default always
   */
  readonly isReady?: () => boolean;
}

/**
 * Longer than proxies and programs keep an idle connection; otherwise they could send into one that is just closing.
 */
const KEEP_IDLE_MS = 75_000;

const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];

/** The address of a request, as written by the entrance. */
const addressOf = (c: Context): string | undefined => viewerAddress(c.req.raw.headers);

/** One address for the pages and the API below /v1. */
export function siteServer({
  deps,
  secret,
  receipts,
  version,
  pages,
  local: options,
  proxies,
  isReady = () => true,
}: Site): Server {
  const onError: ApiOptions['onError'] = (error, request) =>
    log('error', 'request failed', { ...request, ...errorFields(error) });
  const api = getRequestListener(
    createApi(
      {
        ...{
          deps,
          secret,
          addressOf,
          release: version,
          pace: rateLimit(addressOf),
          compressed: true,
          onError,
        },
        ...(receipts && { receipts }),
      },
      wholeApi(version),
    ).fetch,
  );
  const local = getRequestListener(localRoutes(options).fetch);
  // If only this machine's own users have access, they are one network, which needs no limit.
  const paced = options.mailbox === null ? pagesRateLimit(pages) : pages;
  const headers = Object.entries(safeHeaders(deps.reach.site));
  const health = healthOf({ deps, isReady });
  const server = createServer((request, response) => {
    // Pages and the API override these.
    for (const [name, value] of headers) response.setHeader(name, value);
    const path = request.url ?? '/';
    const wrong = problemWith(request);
    if (wrong !== undefined) return void response.writeHead(wrong, { allow: METHODS.join(', ') }).end();
    if (path === HEALTH_PATH) return void health(response);
    // Demo and mailbox are only for this machine, however a request reaches it.
    if (options.mailbox !== null && !isMadeHere(request))
      return void response.writeHead(421, { 'content-type': 'text/plain; charset=utf-8' }).end(NOT_HERE);
    announceViewer(request, proxies, options.localKey);
    if (path.startsWith('/v1/local/')) return void local(request, response);
    if (path.startsWith('/v1/')) return void api(request, response);
    return void paced(request, response);
  });
  server.keepAliveTimeout = KEEP_IDLE_MS;
  return server;
}

/** The status for a request that neither API nor pages can parse; undefined for a valid request. */
function problemWith({ method = 'GET', url = '/' }: IncomingMessage): 400 | 405 | undefined {
  if (!METHODS.includes(method)) return 405;
  // "*" is for the server itself, an absolute address for a proxy.
  if (!url.startsWith('/')) return 400;
  try {
    decodeURIComponent(url.replace(/[?#].*/s, ''));
  } catch {
    return 400;
  }
  return undefined;
}
