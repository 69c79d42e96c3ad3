const YEAR = 365 * 24 * 3600;

type Choice = 'theme' | 'zone' | 'language' | 'shared' | 'learned';

/**
 * Stores a choice of the reader in a cookie, so that the server knows it for the next page.
 * @param seconds how long
 */
export function keepChoice(name: Choice, value: string, seconds = YEAR): void {
  const secure = window.location.protocol === 'https:' ? '; secure' : '';
  // biome-ignore lint/suspicious/noDocumentCookie: the server reads it with the next page, in every browser
  document.cookie = `${name}=${encodeURIComponent(value)}; path=/; max-age=${seconds}; samesite=lax${secure}`;
}

/** The stored choice, for a page that is not rendered by a server. */
export function keptChoice(name: Choice): string | undefined {
  const kept = document.cookie.split('; ').find((cookie) => cookie.startsWith(`${name}=`));
  return kept === undefined ? undefined : decodeURIComponent(kept.slice(name.length + 1));
}

/** Whether the reader logged in on a computer that others use too. */
export function isSharedComputer(): boolean {
  return document.cookie.includes('shared=');
}
