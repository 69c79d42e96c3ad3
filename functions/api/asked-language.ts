import type { Context } from 'hono';
import { getCookie } from 'hono/cookie';
import { languageOf } from '../../messages/choose-language';
import { isLanguage, LANGUAGE_NAME, LANGUAGES, type Language } from '../../messages/languages';
import type { ApiEnv } from './env';

/**
 * The language of who asks. A browser's cookie has the choice of its reader's account; the pages pass on the language of
 * their reader, and programs say what they like.
 */
export function askedLanguage(c: Context<ApiEnv>): Language {
  return languageOf({ cookie: getCookie(c, LANGUAGE_NAME), accept: c.req.header('accept-language') });
}

/** The language of a file that programs fetch for people: what its address says, `?language=de`, or else English. */
export function linkLanguage(c: Context<ApiEnv>): Language {
  const asked = c.req.query(LANGUAGE_NAME);
  return isLanguage(asked) ? asked : LANGUAGES[0];
}
