import type { Context } from 'hono';
import { type ApiGatewayRequestContextV2, handle } from 'hono/aws-lambda';
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

/** Answers HTTP API (payload 2.0) events. */
export const handler = handle(app);
