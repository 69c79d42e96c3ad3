import { getTranslations } from 'next-intl/server';
import { FLAGSHIP } from '../../../../../engine/games';
import { previewImage } from '../../../../games/preview/preview-image';
import type { PageOf } from '../../../../lib/page-of';
import { serverApi, valueFrom } from '../../../../lib/server-api';

/** How many seasons the picture of a league names. */
const SEASONS = 3;

/** The picture of links to a league: the game of its latest season, and the names of its last seasons. */
export async function GET(_request: Request, { params }: PageOf<'id'>): Promise<Response> {
  const league = valueFrom(await serverApi('GET /leagues/{id}', { id: (await params).id }));
  const t = await getTranslations('league');
  const [latest] = league.seasons;
  return previewImage({
    system: latest?.system ?? FLAGSHIP,
    above: t('pictureAbove', { members: league.memberCount }),
    title: league.name,
    lines: league.seasons.slice(0, SEASONS).map(({ name }) => name),
  });
}
