import type { MiddlewareHandler } from 'hono';

const YEAR_SECONDS = 365 * 24 * 3600;

/** What every answer of a site carries, unless it says otherwise itself. @param site its address */
export function safeHeaders(site: string): Readonly<Record<string, string>> {
  return {
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'content-security-policy': "frame-ancestors 'none'",
    ...(isEncrypted(site) ? { 'strict-transport-security': `max-age=${YEAR_SECONDS}` } : {}),
  };
}

/** Whether cookies of a site may be limited to encrypted connections. */
export function isEncrypted(site: string): boolean {
  return site.startsWith('https:');
}

/** Adds what an answer lacks of these headers, whichever part made it: an operation, a refusal before it, or a kept reply. */
export function withHeaders(headers: Readonly<Record<string, string>>): MiddlewareHandler {
  return async (c, next) => {
    await next();
    for (const [name, value] of Object.entries(headers))
      if (!c.res.headers.has(name)) c.res.headers.set(name, value);
  };
}
