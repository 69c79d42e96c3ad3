import { createTranslator } from 'use-intl/core';
import de from './de/refusals.json';
import en from './en/refusals.json';
import es from './es/refusals.json';
import type { Language } from './languages';
import { sayingIn } from './say-in';
import type { Why } from './why';

const REFUSALS: Readonly<Record<Language, typeof en>> = { en, de, es };

/** What refusals say, in a language. */
export function refusalTexts(language: Language) {
  return createTranslator({ locale: language, messages: REFUSALS[language] });
}

/** A reason in words. */
export async function saidWhy(language: Language, { text, with: parts = {} }: Why): Promise<string> {
  const t: (key: `why.${Why['text']}`, values: Record<string, string | number>) => string =
    refusalTexts(language);
  const messages = Object.values(parts).filter((part) => typeof part === 'object');
  const say = await sayingIn(language, messages);
  const said = Object.entries(parts).map(([name, part]) => [
    name,
    typeof part === 'object' ? say(part) : part,
  ]);
  return t(`why.${text}`, Object.fromEntries(said));
}
