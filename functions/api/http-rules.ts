import type { MiddlewareHandler } from 'hono';
import type { ApiEnv } from './env';
import { problem } from './problems';

/** Something that is served at an address with a method. */
export interface Route {
  readonly method: string;
  readonly path: string;
}

/** Lets problems lead to what this site says of them. */
export function provideSite(site: string): MiddlewareHandler<ApiEnv> {
  return async (c, next) => {
    c.set('site', site);
    await next();
  };
}

/** Headers by which a response differs although its address is the same. */
const DIFFERS_BY = 'Accept-Language, Authorization, Cookie';

/**
 * Says of a response in which language it is and what it depends on. What the edge may keep for everybody depends on its
 * address alone.
 */
export const contentLanguage: MiddlewareHandler<ApiEnv> = async (c, next) => {
  await next();
  if (c.res.headers.get('cache-control')?.startsWith('public') === true) return;
  c.res.headers.append('vary', DIFFERS_BY);
  if (!c.res.headers.has('content-language') && c.var.language !== undefined)
    c.res.headers.set('content-language', c.var.language);
};

/**
 * Lets every site read what anyone may read. A browser sends no cookie with such a request and shows no response to one
 * that has a cookie, so that what an account may see stays with this site.
 */
export const publicCors: MiddlewareHandler<ApiEnv> = async (c, next) => {
  await next();
  if (c.req.method !== 'GET' && c.req.method !== 'HEAD') return;
  c.res.headers.set('access-control-allow-origin', '*');
  c.res.headers.set('access-control-expose-headers', 'Content-Language, ETag, Retry-After');
};

/** The methods of each path, in the order in which they are named. */
export function methodsByPath(routes: readonly Route[]): ReadonlyMap<string, readonly string[]> {
  const methods = new Map<string, string[]>();
  for (const { path, method } of routes) methods.set(path, [...(methods.get(path) ?? []), method]);
  return methods;
}

/** Answers a request with a method that its address does not take, and says which ones it takes. */
export function methodNotAllowed(methods: readonly string[]): MiddlewareHandler<ApiEnv> {
  const taken = [...new Set([...methods, ...(methods.includes('GET') ? ['HEAD'] : []), 'OPTIONS'])];
  const allow = taken.sort().join(', ');
  return async (c) => {
    c.header('allow', allow);
    if (c.req.method === 'OPTIONS') return c.body(null, 204);
    return problem(c, 'method-not-allowed', `This address takes ${allow}.`);
  };
}
