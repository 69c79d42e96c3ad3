import { createTranslator } from 'use-intl/core';
import de from './de/mails.json';
import en from './en/mails.json';
import es from './es/mails.json';
import type { Language } from './languages';

const MAILS: Readonly<Record<Language, typeof en>> = { en, de, es };

/** The texts of mails, in a language; for senders of mails, which have no page. */
export function mailTexts(language: Language) {
  return createTranslator({ locale: language, messages: MAILS[language] });
}
