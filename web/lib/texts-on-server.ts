import { useLocale, useTranslations } from 'next-intl';
import type { GameSystemId } from '../../engine/games';
import { type GameTexts, type Say, saying } from '../../messages/translate';

/** What `#texts` is in components of the server, where nothing is sent and the library costs nothing. */
export const useTexts = useTranslations;

/** Says what a game says. */
export function useSay(game: GameSystemId): Say {
  const texts = useTranslations(`says-${game}` as 'says-domination') as unknown as GameTexts;
  const labels = useTranslations('says-labels') as unknown as GameTexts;
  return saying((of) => (of === 'labels' ? labels : texts), useLocale());
}
