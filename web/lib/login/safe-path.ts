const SITE = 'http://site.invalid';

/**
 * Where a login leads: a path of this site, with its query, whatever address was asked for. Anything that leads
 * elsewhere, or that nobody can read, leads home.
 * @param site the site's own origin, whose full addresses are paths of it too
 */
export function safePath(asked: string | null | undefined, site: string = SITE): string {
  if (asked === null || asked === undefined) return '/';
  try {
    const { protocol, origin, pathname, search } = new URL(asked, SITE);
    const own = /^https?:$/.test(protocol) && (origin === SITE || origin === site);
    // Browsers take two slashes, and a backslash for a slash, as the beginning of another host.
    return own && !/^\/[/\\]/.test(pathname) ? pathname + search : '/';
  } catch {
    return '/';
  }
}
