import type { Context, Hono, MiddlewareHandler } from 'hono';
import {
  type APIGatewayProxyResult,
  type ApiGatewayRequestContextV2,
  handle,
  type LambdaEvent,
} from 'hono/aws-lambda';
import * as z from 'zod';
import { readEnvironment, readEvent } from '../lambda-event';
import { errorFields, log } from '../log';
import { loggedPath } from '../logged-path';
import { loggedRun, type Run } from '../logged-run';
import { logMetrics } from '../metrics';
import { lambdaDeps, loadReceiptSecret, secretText } from '../runtime';
import { viewerAddress } from '../viewer-address';
import type { ApiOptions } from './app';
import { EDGE_HEADER, type EdgeDoor, edgeDoor } from './edge-door';
import type { ApiEnv } from './env';
import type { AddressOf } from './presence';
import { problem } from './problems';
import { rateLimit } from './rate-limit';
import { requestLines } from './request-lines';

/** The viewer's address, from the site's distribution (infra/lib/site.ts); no other request passes the entrance. */
const viewerOf = (c: Context): string | undefined => viewerAddress(c.req.raw.headers);

/** The address that connected to the API's gateway. */
const senderOf = (c: Context): string =>
  (c.env as { requestContext: ApiGatewayRequestContextV2 }).requestContext.http.sourceIp;

const Environment = z.object({ EDGE_SECRET_ARN: z.string(), SITE_URL: z.string(), VERSION: z.string() });

const HttpEvent = z.custom<LambdaEvent>().and(
  z.looseObject({
    version: z.literal('2.0'),
    rawPath: z.string(),
    requestContext: z.looseObject({ http: z.looseObject({ method: z.string() }) }),
  }),
);

/** Handles HTTP API events, payload format 2.0, with a part of the API that is created from the function's options. */
export async function httpHandler(
  make: (options: ApiOptions & { readonly release: string }) => Hono<ApiEnv>,
): Promise<(event: unknown, run?: Run) => Promise<APIGatewayProxyResult>> {
  const onError: ApiOptions['onError'] = (error, request) =>
    log('error', 'request failed', { ...request, ...errorFields(error) });
  const { EDGE_SECRET_ARN, SITE_URL, VERSION } = readEnvironment(Environment);
  const door = edgeDoor(() => secretText(EDGE_SECRET_ARN));
  const entrance = [onlyFromEdge(door, senderOf, SITE_URL), requestLines(viewerOf)];
  const deps = lambdaDeps();
  const from = { addressOf: viewerOf, entrance, release: VERSION, rateLimit: rateLimit(viewerOf) };
  const secret = await deps.reach.sessionSecret();
  const options = { deps, secret, receipts: () => loadReceiptSecret(secret), ...from, onError };
  const answer = handle(make(options));
  return loggedRun('request', async (event) =>
    answer(readEvent('an HTTP API event of payload format 2.0', HttpEvent, event)),
  );
}

/**
 * Refuses requests that did not come through the site's distribution: without it there is no firewall and no
 * trustworthy viewer address.
 * @param senderOf the address that connected to the API itself
 */
function onlyFromEdge(door: EdgeDoor, senderOf: AddressOf, site: string): MiddlewareHandler<ApiEnv> {
  return async (c, next) => {
    if (await door(c.req.header(EDGE_HEADER))) return next();
    const { method, path } = c.req;
    const about = { method, path: loggedPath(path), address: senderOf(c) };
    logMetrics('refused at the door', about, { RefusedAtDoor: 1 });
    return problem(c, 'not-through-the-site', `This address is for the site alone. Ask ${site}${path}.`);
  };
}
