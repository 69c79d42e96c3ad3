import { createTranslator } from 'use-intl/core';
import de from './de/refusals.json';
import en from './en/refusals.json';
import es from './es/refusals.json';
import type { Language } from './languages';
import type { Why } from './why';

const REFUSALS: Readonly<Record<Language, typeof en>> = { en, de, es };

/** What refusals say, in a language. */
export function refusalTexts(language: Language) {
  return createTranslator({ locale: language, messages: REFUSALS[language] });
}

/** A reason in words. */
export function saidWhy(language: Language, why: Why): string {
  const t: (key: `why.${Why['text']}`, values?: Why['with']) => string = refusalTexts(language);
  return t(`why.${why.text}`, why.with);
}
