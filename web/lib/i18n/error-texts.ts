import { languageOf } from '../../../messages/choose-language';
import { LANGUAGE_NAME, type Language } from '../../../messages/languages';
import type english from '../../messages/en/global-error.json';
import { keptChoice } from '../keep-choice';

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

/** The words for whoever sits before this browser, whose language no page has told: their choice, or what it prefers. */
export async function wordsOfFailure(): Promise<SaidFailure> {
  const language = languageOf({ cookie: keptChoice(LANGUAGE_NAME), accept: navigator.languages.join(',') });
  return { language, words: (await WORDS[language]()).default };
}
