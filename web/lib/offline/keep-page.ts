import { forgetPages, keepFor } from './offline-db';

/** The page says whose it is (web/components/offline/cache-page.tsx). */
const KEEPER = /data-keeper="([^"]+)"/;

/** Marks a page that comes from this device: pages read it as a timing of their server. */
export const KEPT_MARK = 'kept';

/**
 * A page as this device keeps it, after what was kept for another reader has gone; null for one that it does not keep. The
 * page of today without a reader means that nobody is logged in here.
 */
export async function pageToKeep(path: string, answer: Response): Promise<Response | null> {
  if (answer.status !== 200 || answer.redirected) return null;
  const text = await answer.text();
  const keeper = KEEPER.exec(text)?.[1];
  if (keeper === undefined) {
    if (path === '/') await forgetPages();
    return null;
  }
  await keepFor(keeper);
  const headers = new Headers(answer.headers);
  headers.set('server-timing', KEPT_MARK);
  return new Response(text, { status: 200, headers });
}
