import { Hono } from 'hono';
import { type ApiOptions, createApi, failing } from './app';
import { ROUTES, type RouteGroupName, routeGroupAt } from './areas';
import type { ApiEnv } from './env';

type Api = ReturnType<typeof createApi>;

/**
 * The API without what players ask while they play, for a function that starts often: each area of it is loaded and
 * made when it is first asked for.
 */
export function apiInAreas(options: ApiOptions & { readonly release: string }): Hono<ApiEnv> {
  const made = new Map<RouteGroupName | 'none', Promise<Api>>();
  const make = async (area: RouteGroupName | 'none') =>
    createApi(options, area === 'none' ? [] : [await ROUTES[area].load(options.release)]);
  const apiOf = (area: RouteGroupName | 'none'): Promise<Api> => {
    const api = made.get(area) ?? make(area);
    made.set(area, api);
    // What could not be loaded once may be loaded the next time.
    api.catch(() => made.delete(area));
    return api;
  };
  const app = new Hono<ApiEnv>();
  app.onError(failing(options.onError));
  app.all('*', async (c) => {
    const api = await apiOf(routeGroupAt(c.req.path.replace(/^\/v1/, '')) ?? 'none');
    return api.fetch(c.req.raw, c.env);
  });
  return app;
}
