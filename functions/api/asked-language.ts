import type { Context } from 'hono';
import { getCookie } from 'hono/cookie';
import { languageOf } from '../../messages/choose-language';
import { LANGUAGE_NAME, type Language } from '../../messages/languages';
import type { ApiEnv } from './env';

/**
 * The language of the caller. A browser's cookie holds the choice of its reader's account; the pages pass on their
 * reader's language, and programs set a header.
 */
export function askedLanguage(c: Context<ApiEnv>): Language {
  return languageOf({ cookie: getCookie(c, LANGUAGE_NAME), accept: c.req.header('accept-language') });
}
