const SITE = 'http://site.invalid';

/**
 * The target of a login: a path of this site, with its query, for any requested address. An address of another site, or
 * an unreadable one, leads to the home page.
 * @param site the site's own origin, whose full addresses are accepted as paths
 */
export function safePath(asked: string | null | undefined, site: string = SITE): string {
  if (asked === null || asked === undefined) return '/';
  try {
    const { protocol, origin, pathname, search } = new URL(asked, SITE);
    const own = /^https?:$/.test(protocol) && (origin === SITE || origin === site);
    // Browsers read two slashes, or a backslash in place of a slash, as the start of another host.
    return own && !/^\/[/\\]/.test(pathname) ? pathname + search : '/';
  } catch {
    return '/';
  }
}
