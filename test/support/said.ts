import { readFileSync } from 'node:fs';
import { createTranslator } from 'use-intl/core';
import { type GameTexts, saying } from '../../messages/say';

const texts = new Map<string, GameTexts>();

function englishOf(game: string): GameTexts {
  const path = new URL(`../../messages/en/says-${game}.json`, import.meta.url);
  const messages = JSON.parse(readFileSync(path, 'utf8'));
  return createTranslator({ locale: 'en', messages, onError: fail }) as GameTexts;
}

function fail(error: unknown): never {
  throw error;
}

/** Says in English what a game says, and fails where its catalogue lacks something. */
export const said = saying((game) => {
  const known = texts.get(game) ?? englishOf(game);
  texts.set(game, known);
  return known;
}, 'en');
