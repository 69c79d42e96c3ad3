import { handle } from 'hono/aws-lambda';
import { lambdaDeps, loadSecret, log } from '../runtime';
import { createApi } from './app';

const app = createApi({
  deps: lambdaDeps(),
  secret: await loadSecret(),
  version: process.env.VERSION ?? 'unknown',
  onError: (error) =>
    log('error', 'request failed', {
      error: String(error),
      stack: error instanceof Error ? error.stack : '',
    }),
});

/** Answers HTTP API (payload 2.0) events. */
export const handler = handle(app);
