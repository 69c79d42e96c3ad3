import { getTranslations } from 'next-intl/server';
import { FLAGSHIP } from '../../../engine/games';
import { previewImage } from '../../games/preview/preview-image';
import { startPosition } from '../../lib/start-position';

/** The picture of links to pages that have none of their own: the board of the flagship at its start. */
export async function GET(): Promise<Response> {
  const t = await getTranslations('home');
  return previewImage({
    system: FLAGSHIP,
    position: startPosition(FLAGSHIP),
    above: '',
    title: t('title'),
    lines: [],
  });
}
