import { cookies, headers } from 'next/headers';
import { LANGUAGE_HEADER, languageOf } from '../../messages/choose-language';
import { isLanguage, LANGUAGE_NAME, type Language } from '../../messages/languages';

/**
 * The reader's language: the proxy of the pages has determined it (web/proxy.ts), or it follows from their cookie and
 * browser.
 */
export async function languageOfReader(): Promise<Language> {
  const [asked, jar] = await Promise.all([headers(), cookies()]);
  const found = asked.get(LANGUAGE_HEADER);
  if (isLanguage(found)) return found;
  return languageOf({ cookie: jar.get(LANGUAGE_NAME)?.value, accept: asked.get('accept-language') });
}
