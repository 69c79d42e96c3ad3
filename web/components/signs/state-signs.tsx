import type { Texts } from '../../lib/texts';
import { GameThumbnail, type Reading } from '../frame/game-thumbnail';
import type { LegendGroup } from '../legend/map-legend';

/** Every state of a game thumbnail. */
export const READINGS: readonly Reading[] = ['nothing', 'draft', 'stored', 'ready', 'late', 'adjudicated'];

/** The portholes, which all games share. */
export function stateSigns(t: Texts<'signs'>): LegendGroup {
  return {
    title: t('orders'),
    signs: READINGS.map((reading) => ({
      id: reading,
      picture: <GameThumbnail reading={reading} size={20} />,
      word: t(`state.${reading}`),
    })),
  };
}
