import { readFileSync } from 'node:fs';
import { createTranslator } from 'use-intl/core';
import type { Language } from '../../messages/languages';
import { type GameTexts, type Translate, translator } from '../../messages/translate';
import { FORMS } from '../../messages/translator';

/** What has been read, by language and game: the files of a process have the same texts. */
const TEXTS = new Map<string, GameTexts>();

/** Translates a game's messages into one language, and fails where its catalogue lacks something. */
export function translateIn(language: Language): Translate {
  return translator((game) => {
    const name = `${language} ${game}`;
    const known = TEXTS.get(name) ?? textsOf(language, game);
    TEXTS.set(name, known);
    return known;
  }, language);
}

/** Translates a game's messages into English. */
export const inEnglish = translateIn('en');

function textsOf(language: Language, game: string): GameTexts {
  const area = FORMS.includes(game) ? game : `says-${game}`;
  const path = new URL(`../../messages/${language}/${area}.json`, import.meta.url);
  const messages = JSON.parse(readFileSync(path, 'utf8'));
  return createTranslator({
    locale: language,
    timeZone: 'UTC',
    messages,
    onError: fail,
  }) as GameTexts;
}

function fail(error: unknown): never {
  throw error;
}
