import type { Context } from 'hono';
import {
  type APIGatewayProxyResult,
  type ApiGatewayRequestContextV2,
  handle,
  type LambdaEvent,
} from 'hono/aws-lambda';
import * as z from 'zod';
import { readEvent } from '../lambda-event';
import { lambdaDeps, loadSecret, log } from '../runtime';
import { createApi, type RouteGroup } from './app';

/** The site's distribution says who asked (infra/lib/site.ts); asked directly, the API's gateway does. */
function addressOf(c: Context): string | undefined {
  const { sourceIp } = (c.env as { requestContext: ApiGatewayRequestContextV2 }).requestContext.http;
  return c.req.header('x-viewer-address') ?? sourceIp;
}

const HttpEvent = z.custom<LambdaEvent>().and(
  z.looseObject({
    version: z.literal('2.0'),
    rawPath: z.string(),
    requestContext: z.looseObject({ http: z.looseObject({ method: z.string() }) }),
  }),
);

/** Answers HTTP API events, payload format 2.0, with a part of the API. */
export async function httpHandler(
  groups: readonly RouteGroup[],
): Promise<(event: unknown) => Promise<APIGatewayProxyResult>> {
  const onError = (error: unknown) =>
    log('error', 'request failed', {
      error: String(error),
      stack: error instanceof Error ? error.stack : '',
    });
  const options = { deps: lambdaDeps(), secret: await loadSecret(), addressOf, paced: true, onError };
  const answer = handle(createApi(options, groups));
  return async (event) => answer(readEvent('an HTTP API event of payload format 2.0', HttpEvent, event));
}
