import type { SerwistPlugin } from 'serwist';
import { pageToKeep } from '../lib/offline/keep-page';

/** Keeps a page for the reader whom it names, and no page that names nobody. */
export const ofTheReader: SerwistPlugin = {
  cacheWillUpdate: ({ request, response }) => pageToKeep(new URL(request.url).pathname, response),
};
