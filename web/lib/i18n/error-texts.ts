import { languageOf } from '../../../messages/choose-language';
import type english from '../../../messages/en/global-error.json';
import { LANGUAGE_NAME, type Language } from '../../../messages/languages';
import { keptChoice } from '../keep-choice';

/** The texts of the page that is shown if even the frame has failed. */
export type ErrorTexts = typeof english;

export interface ErrorText {
  readonly language: Language;
  readonly words: ErrorTexts;
}

/** Each language is loaded only where a reader needs it. */
const WORDS: Readonly<Record<Language, () => Promise<{ readonly default: ErrorTexts }>>> = {
  en: () => import('../../../messages/en/global-error.json'),
  de: () => import('../../../messages/de/global-error.json'),
  es: () => import('../../../messages/es/global-error.json'),
};

/**
 * The texts in the language of this browser, which no page has set: the reader's choice, or the browser's preference.
 */
export async function errorTexts(): Promise<ErrorText> {
  const language = languageOf({ cookie: keptChoice(LANGUAGE_NAME), accept: navigator.languages.join(',') });
  return { language, words: (await WORDS[language]()).default };
}
