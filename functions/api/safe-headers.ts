import type { MiddlewareHandler } from 'hono';

const YEAR_SECONDS = 365 * 24 * 3600;

/**
 * The default headers of every response.
 * @param site the site's address
 */
export function safeHeaders(site: string): Readonly<Record<string, string>> {
  return {
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'content-security-policy': "frame-ancestors 'none'",
    ...(isEncrypted(site) ? { 'strict-transport-security': `max-age=${YEAR_SECONDS}` } : {}),
  };
}

/** Whether the cookies of a site may be limited to encrypted connections. */
export function isEncrypted(site: string): boolean {
  return site.startsWith('https:');
}

/**
 * Adds those of these headers that a response lacks, whichever part created it: an operation, an early refusal, or a
 * stored response.
 */
export function withHeaders(headers: Readonly<Record<string, string>>): MiddlewareHandler {
  return async (c, next) => {
    await next();
    for (const [name, value] of Object.entries(headers))
      if (!c.res.headers.has(name)) c.res.headers.set(name, value);
  };
}
