import { getTranslations } from 'next-intl/server';
import { FLAGSHIP } from '../../../../../engine/games';
import { previewImage } from '../../../../games/preview/preview-image';
import type { PageOf } from '../../../../lib/page-of';
import { serverApi, valueFrom } from '../../../../lib/server-api';

/** How many seats the picture of a player names. */
const SEATS = 3;

/** The picture of links to a player: the game that they have played most, and how they fared in it. */
export async function GET(_request: Request, { params }: PageOf<'id'>): Promise<Response> {
  const page = valueFrom(await serverApi('GET /players/{id}', { id: (await params).id }));
  const t = await getTranslations('player');
  const often = [...page.bySeat].sort((one, other) => other.games - one.games);
  return previewImage({
    system: often[0]?.system ?? FLAGSHIP,
    above: t('pictureAbove'),
    title: page.player.name,
    lines: page.ratings.slice(0, SEATS).map(({ title, rating }) => `${title}: ${Math.round(rating)}`),
  });
}
