import { languageOf } from '../../../messages/choose-language';
import type english from '../../../messages/en/global-error.json';
import { LANGUAGE_NAME, type Language } from '../../../messages/languages';
import { keptChoice } from '../keep-choice';

/** What the page says that is shown where even the frame has failed. */
export type ErrorTexts = typeof english;

export interface ErrorText {
  readonly language: Language;
  readonly words: ErrorTexts;
}

/** Each language is loaded where a reader needs it. */
const WORDS: Readonly<Record<Language, () => Promise<{ readonly default: ErrorTexts }>>> = {
  en: () => import('../../../messages/en/global-error.json'),
  de: () => import('../../../messages/de/global-error.json'),
  es: () => import('../../../messages/es/global-error.json'),
};

/** The words for whoever sits before this browser, whose language no page has told: their choice, or what it prefers. */
export async function errorTexts(): Promise<ErrorText> {
  const language = languageOf({ cookie: keptChoice(LANGUAGE_NAME), accept: navigator.languages.join(',') });
  return { language, words: (await WORDS[language]()).default };
}
