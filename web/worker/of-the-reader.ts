import type { SerwistPlugin } from 'serwist';
import { pageToKeep } from '../lib/offline/keep-page';

/** Caches a page for the reader whom it names, and no page that names none. */
export const ofTheReader: SerwistPlugin = {
  cacheWillUpdate: ({ request, response }) => pageToKeep(new URL(request.url).pathname, response),
};
