import { getLocale, getTranslations } from 'next-intl/server';
import type { GameSystemId } from '../../../engine/games';
import { type GameTexts, type Translate, translator } from '../../../messages/translate';

/**
 * Translates a game's messages into the reader's language, for pages that adjudicate on the server: lessons, diagrams
 * of rules.
 */
export async function gameTranslator(game: GameSystemId): Promise<Translate> {
  const [locale, texts, labels] = await Promise.all([
    getLocale(),
    getTranslations(`says-${game}` as 'says-domination'),
    getTranslations('says-labels'),
  ]);
  return translator((of) => (of === 'labels' ? labels : texts) as unknown as GameTexts, locale);
}
