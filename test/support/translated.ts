import { readFileSync } from 'node:fs';
import { createTranslator } from 'use-intl/core';
import type { Language } from '../../messages/languages';
import {
  GAMES_WITH_ONE_FILE,
  languageOfTexts,
  type OwnTexts,
  SHARED,
  type Texts,
} from '../../messages/texts-of-games';
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

function textsOf(language: Language, of: string): GameTexts {
  const messages = messagesFor(language, of);
  return createTranslator({
    locale: language,
    timeZone: 'UTC',
    messages,
    onError: fail,
  }) as GameTexts;
}

/** The texts of a speaker, with the parts that games keep in their own files. */
function messagesFor(language: Language, of: string): Texts {
  const game = /^position-(.+)$/.exec(of)?.[1] ?? '';
  if (GAMES_WITH_ONE_FILE.includes(game)) return ownTextsOf(language, game).position;
  if (GAMES_WITH_ONE_FILE.includes(of)) return ownTextsOf(language, of);
  const texts = fileIn(language, FORMS.includes(of) ? of : `says-${of}`);
  const shared = SHARED.find((area) => area === of);
  if (shared === undefined) return texts;
  const own = GAMES_WITH_ONE_FILE.map((one) => [one, ownTextsOf(language, one)[shared]] as const);
  return { ...texts, ...Object.fromEntries(own) };
}

function ownTextsOf(language: Language, game: string): OwnTexts {
  return fileIn(languageOfTexts(game, language), `says-${game}`) as OwnTexts;
}

function fileIn(language: string, name: string): Texts {
  return JSON.parse(
    readFileSync(new URL(`../../messages/${language}/${name}.json`, import.meta.url), 'utf8'),
  );
}

function fail(error: unknown): never {
  throw error;
}
