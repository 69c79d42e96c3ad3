import { createTranslator } from 'use-intl/core';
import type { Message } from '../engine/game/message';
import de from './de/refusals.json';
import en from './en/refusals.json';
import es from './es/refusals.json';
import { type Hour, hourInZone } from './hour-in-zone';
import type { Language } from './languages';
import type { RefusalReason } from './refusal-reason';
import { translatorFor } from './translator';

const REFUSALS: Readonly<Record<Language, typeof en>> = { en, de, es };

/** The texts of refusals, in a language. */
export function refusalTexts(language: Language) {
  return createTranslator({ locale: language, messages: REFUSALS[language] });
}

/** A reason in words. */
export async function translateReason(
  language: Language,
  { text, with: parts = {} }: RefusalReason,
): Promise<string> {
  const t: (key: `why.${RefusalReason['text']}`, values: Record<string, string | number>) => string =
    refusalTexts(language);
  const say = await translatorFor(language, Object.values(parts).filter(isMessage));
  const said = Object.entries(parts).map(([name, part]) => {
    if (typeof part !== 'object') return [name, part];
    return [name, isMessage(part) ? say(part) : hourInZone(part.zone, part.at, language)];
  });
  return t(`why.${text}`, Object.fromEntries(said));
}

function isMessage(part: string | number | Message | Hour): part is Message {
  return typeof part === 'object' && 'of' in part;
}
