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
import { createApi } from './app';

const app = createApi({
  deps: lambdaDeps(),
  secret: await loadSecret(),
  version: process.env.VERSION ?? 'unknown',
  addressOf,
  onError: (error) =>
    log('error', 'request failed', {
      error: String(error),
      stack: error instanceof Error ? error.stack : '',
    }),
});

/** CloudFront says from where it was asked, with a port; asked directly, the API's gateway does. */
function addressOf(c: Context): string | undefined {
  const viewer = c.req.header('cloudfront-viewer-address')?.replace(/:\d+$/, '');
  return viewer ?? (c.env as { requestContext: ApiGatewayRequestContextV2 }).requestContext.http.sourceIp;
}

const HttpEvent = z.custom<LambdaEvent>().and(
  z.looseObject({
    version: z.literal('2.0'),
    rawPath: z.string(),
    requestContext: z.looseObject({ http: z.looseObject({ method: z.string() }) }),
  }),
);

const answer = handle(app);

/** Answers HTTP API events, payload format 2.0. */
export const handler = async (event: unknown): Promise<APIGatewayProxyResult> =>
  answer(readEvent('an HTTP API event of payload format 2.0', HttpEvent, event));
