import { useLocale, useTranslations } from 'next-intl';
import type { GameSystemId } from '../../engine/games';
import { type GameTexts, type Translate, translator } from '../../messages/translate';

/** The server components' version of `#texts`: nothing is sent, so the library costs nothing. */
export const useTexts = useTranslations;

/** Translates a game's messages. */
export function useTranslate(game: GameSystemId): Translate {
  const texts = useTranslations(`says-${game}` as 'says-domination') as unknown as GameTexts;
  const labels = useTranslations('says-labels') as unknown as GameTexts;
  return translator((of) => (of === 'labels' ? labels : texts), useLocale());
}
