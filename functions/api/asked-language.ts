import type { Context } from 'hono';
import { getCookie } from 'hono/cookie';
import { languageOf } from '../../messages/choose-language';
import { LANGUAGE_NAME, type Language } from '../../messages/languages';
import type { ApiEnv } from './env';

/**
 * The language of who asks. A browser's cookie has the choice of its reader's account; the pages pass on the language of
 * their reader, and programs say what they like.
 */
export function askedLanguage(c: Context<ApiEnv>): Language {
  return languageOf({ cookie: getCookie(c, LANGUAGE_NAME), accept: c.req.header('accept-language') });
}
