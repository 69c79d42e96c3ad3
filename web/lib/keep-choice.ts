/** Keeps a choice of the reader in a cookie for a year, so that the server knows it with the next page. */
export function keepChoice(name: 'theme' | 'zone', value: string): void {
  const secure = window.location.protocol === 'https:' ? '; secure' : '';
  // biome-ignore lint/suspicious/noDocumentCookie: the server reads it with the next page, in every browser
  document.cookie = `${name}=${encodeURIComponent(value)}; path=/; max-age=31536000; samesite=lax${secure}`;
}
