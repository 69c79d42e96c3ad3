import { useLocale, useTranslations } from 'next-intl';
import type { GameSystemId } from '../../engine/games';
import { type GameTexts, type Translate, translator } from '../../messages/translate';

/** What `#texts` is in components of the server, where nothing is sent and the library costs nothing. */
export const useTexts = useTranslations;

/** Says what a game says. */
export function useTranslate(game: GameSystemId): Translate {
  const texts = useTranslations(`says-${game}` as 'says-domination') as unknown as GameTexts;
  const labels = useTranslations('says-labels') as unknown as GameTexts;
  return translator((of) => (of === 'labels' ? labels : texts), useLocale());
}
