import { languageOf } from '../../messages/choose-language';
import type english from '../../messages/en/global-error.json';
import { LANGUAGE_NAME, type Language } from '../../messages/languages';

/** What the page says that is shown where even the frame has failed. */
export type WordsOfFailure = typeof english;

export interface SaidFailure {
  readonly language: Language;
  readonly words: WordsOfFailure;
}

/** Each language is loaded where a reader needs it. */
const WORDS: Readonly<Record<Language, () => Promise<{ readonly default: WordsOfFailure }>>> = {
  en: () => import('../../messages/en/global-error.json'),
  de: () => import('../../messages/de/global-error.json'),
  es: () => import('../../messages/es/global-error.json'),
};

/**
 * The words for whoever sits before this browser: no page has told their language.
 * @param cookies as `document.cookie` has them: one keeps the choice of the reader
 * @param preferred the languages that the browser prefers, the dearest first
 */
export async function wordsOfFailure(cookies: string, preferred: readonly string[]): Promise<SaidFailure> {
  const kept = cookies.split('; ').find((cookie) => cookie.startsWith(`${LANGUAGE_NAME}=`));
  const cookie = kept?.slice(LANGUAGE_NAME.length + 1);
  const language = languageOf({ cookie, accept: preferred.join(',') });
  return { language, words: (await WORDS[language]()).default };
}
