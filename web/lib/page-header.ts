import { LANGUAGE_NAME, type Language } from '../../messages/languages';

/** The header in which the proxy states the address of a page: its path, and the language if the link chose it. */
export const PAGE_HEADER = 'x-page';

/** The address of a page in a language. */
export function pathInLanguage(path: string, language: Language): string {
  return `${path}?${LANGUAGE_NAME}=${language}`;
}
