import { KEPT_MARK } from './from-device';
import { forgetPages, keepFor } from './offline-db';

/** The page names its reader (web/components/offline/cache-page.tsx). */
const READER_MARK = /data-keeper="([^"]+)"/;

/**
 * The page in the form in which this device caches it, after removing pages of another reader; null for a page that is
 * not cached. A home page without a reader means that no user is logged in here.
 */
export async function pageToKeep(path: string, answer: Response): Promise<Response | null> {
  if (answer.status !== 200 || answer.redirected) return null;
  const text = await answer.text();
  const reader = READER_MARK.exec(text)?.[1];
  if (reader === undefined) {
    if (path === '/') await forgetPages();
    return null;
  }
  await keepFor(reader);
  const headers = new Headers(answer.headers);
  headers.set('server-timing', KEPT_MARK);
  return new Response(text, { status: 200, headers });
}
