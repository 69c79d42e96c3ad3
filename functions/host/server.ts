import { createServer, type RequestListener, type Server } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { getConnInfo } from '@hono/node-server/conninfo';
import type { Context } from 'hono';
import { wholeApi } from '../api/all';
import { type ApiOptions, createApi } from '../api/app';
import { pace } from '../api/pace';
import { safeHeaders } from '../api/safe-headers';
import { errorFields, log } from '../log';
import type { Deps } from '../services/deps';
import { isMadeHere, NOT_HERE } from './local-door';
import { type LocalOptions, localRoutes } from './local-routes';

export interface Site {
  readonly deps: Deps;
  readonly secret: string;
  readonly version: string;
  /** Answers everything that is not the API. */
  readonly pages: RequestListener;
  readonly local: LocalOptions;
}

/** Longer than proxies and programs keep an idle connection, or they would send into one that is just closing. */
const KEEP_IDLE_MS = 75_000;

/** One address for the pages and the API below /v1. */
export function siteServer({ deps, secret, version, pages, local: options }: Site): Server {
  const onError: ApiOptions['onError'] = (error, request) =>
    log('error', 'request failed', { ...request, ...errorFields(error) });
  const api = getRequestListener(
    createApi(
      { deps, secret, addressOf, release: version, pace: pace(addressOf), compressed: true, onError },
      wholeApi(version),
    ).fetch,
  );
  const local = getRequestListener(localRoutes(options).fetch);
  const headers = Object.entries(safeHeaders(deps.reach.site));
  const server = createServer((request, response) => {
    // Pages and the API set their own over them.
    for (const [name, value] of headers) response.setHeader(name, value);
    const path = request.url ?? '/';
    // Demo and mailbox are for this machine alone, whatever leads here.
    if (options.mailbox !== null && !isMadeHere(request))
      return void response.writeHead(421, { 'content-type': 'text/plain' }).end(NOT_HERE);
    if (path.startsWith('/v1/local/')) return void local(request, response);
    if (path.startsWith('/v1/')) return void api(request, response);
    return void pages(request, response);
  });
  server.keepAliveTimeout = KEEP_IDLE_MS;
  return server;
}

/** The address that a proxy on this machine names last; without a proxy, the connected one. */
function addressOf(c: Context): string | undefined {
  const { address } = getConnInfo(c).remote;
  const proxied = c.req.header('x-forwarded-for')?.split(',').at(-1)?.trim();
  return address !== undefined && isLoopback(address) ? (proxied ?? address) : address;
}

function isLoopback(address: string): boolean {
  return ['127.0.0.1', '::1', '::ffff:127.0.0.1'].includes(address);
}
