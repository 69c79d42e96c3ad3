/** Content that was shared with the app: a page of this site, or text that may be orders. */
export type Shared =
  | { readonly kind: 'page'; readonly path: string }
  | { readonly kind: 'text'; readonly text: string };

const LINK = /https?:\/\/\S+/g;

/**
 * Parses the content that another app shared. A link counts only if it leads to this site.
 * @param origins the site's own
 */
export function readShared(parts: readonly (string | undefined)[], origins: readonly string[]): Shared {
  const text = parts
    .filter((part) => part !== undefined && part !== '')
    .join('\n')
    .trim();
  for (const [link] of text.matchAll(LINK)) {
    if (!URL.canParse(link)) continue;
    const { origin, pathname, search, hash } = new URL(link);
    // "//elsewhere" would be an address of another site.
    if (origins.includes(origin) && !/^\/[/\\]/.test(pathname))
      return { kind: 'page', path: pathname + search + hash };
  }
  return { kind: 'text', text };
}
