import { useLocale, useTranslations } from 'next-intl';
import type { GameSystemId } from '../../engine/games';
import { isLanguage } from '../../messages/languages';
import { type GameTexts, type Say, saying } from '../../messages/say';

/** What `#texts` is in components of the server, where nothing is sent and the library costs nothing. */
export const useTexts = useTranslations;

/** Says what a game says. */
export function useSay(game: GameSystemId): Say {
  const texts = useTranslations(`says-${game}` as 'says-domination') as unknown as GameTexts;
  const locale = useLocale();
  return saying(() => texts, isLanguage(locale) ? locale : 'en');
}
