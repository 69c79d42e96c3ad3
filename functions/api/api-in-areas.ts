import { Hono } from 'hono';
import { type ApiOptions, createApi, failing } from './app';
import { AREAS, areaAt } from './areas';
import type { ApiEnv } from './env';
import { provideSite } from './http-rules';
import type { Area } from './served-by';

type Api = ReturnType<typeof createApi>;

/**
 * The API without the table routes, for a function that starts often: each area is loaded and created on its
 * first request.
 */
export function apiInAreas(options: ApiOptions & { readonly release: string }): Hono<ApiEnv> {
  const made = new Map<Area | 'none', Promise<Api>>();
  const make = async (area: Area | 'none') =>
    createApi(options, area === 'none' ? [] : [await AREAS[area](options.release)]);
  const apiOf = (area: Area | 'none'): Promise<Api> => {
    const api = made.get(area) ?? make(area);
    made.set(area, api);
    // A failed load may succeed the next time.
    api.catch(() => made.delete(area));
    return api;
  };
  const app = new Hono<ApiEnv>();
  app.use(provideSite(options.deps.reach.site));
  app.onError(failing(options.onError));
  app.all('*', async (c) => {
    const api = await apiOf(areaAt(c.req.path.replace(/^\/v1/, '')) ?? 'none');
    return api.fetch(c.req.raw, c.env);
  });
  return app;
}
