import { getLocale, getTranslations } from 'next-intl/server';
import type { GameSystemId } from '../../engine/games';
import { isLanguage } from '../../messages/languages';
import { type GameTexts, type Say, saying } from '../../messages/say';

/** Says what a game says in the reader's language, for pages that adjudicate on the server: lessons, diagrams of rules. */
export async function sayOf(game: GameSystemId): Promise<Say> {
  const [locale, texts] = await Promise.all([
    getLocale(),
    getTranslations(`says-${game}` as 'says-domination'),
  ]);
  return saying(() => texts as unknown as GameTexts, isLanguage(locale) ? locale : 'en');
}
