import type { Season } from '../../../functions/core/season/seasons.schema';
import type { Texts } from '../../lib/texts';

/** What the figures beside the seats of boards are; nothing where tables are still played, or count none. */
export function figuresInWords(
  { measures: [leading], atTheTable }: Pick<Season, 'measures' | 'atTheTable'>,
  over: boolean,
  t: Texts<'season'>,
): string | null {
  if (leading === undefined || (!over && atTheTable !== null)) return null;
  const measure = leading.name;
  return over ? t('atTheEnd', { measure }) : t('today', { measure });
}
