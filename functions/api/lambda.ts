import { handle } from 'hono/aws-lambda';
import { lambdaDeps, loadSecret, log } from '../runtime';
import { createApi, type RouteGroup } from './app';

/** Answers HTTP API (payload 2.0) events with a part of the API. */
export async function httpHandler(groups: readonly RouteGroup[]): Promise<ReturnType<typeof handle>> {
  const onError = (error: unknown) =>
    log('error', 'request failed', {
      error: String(error),
      stack: error instanceof Error ? error.stack : '',
    });
  return handle(createApi({ deps: lambdaDeps(), secret: await loadSecret(), onError }, groups));
}
