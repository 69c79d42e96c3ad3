import { LANGUAGE_NAME, type Language } from '../../messages/languages';

/** A path with its reader's language: they may open it where they are not logged in. */
export function pathIn(language: Language | undefined, path: string): string {
  if (language === undefined) return path;
  const url = new URL(path, 'https://site.invalid');
  url.searchParams.set(LANGUAGE_NAME, language);
  return url.pathname + url.search + url.hash;
}
