import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { NextPage } from '../../../../components/frame/next-page';
import { LeagueFrame } from '../../../../components/league/league-frame';
import { HallList } from '../../../../components/results/hall-list';
import { serverApi, valueFrom } from '../../../../lib/server-api';

interface Props {
  readonly params: Promise<{ id: string }>;
  readonly searchParams: Promise<{ page?: string | string[] }>;
}

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('hall'))('title') };
}

/** The champions of one league. */
export default async function LeagueHallPage({ params, searchParams }: Props) {
  const { id } = await params;
  const { page } = await searchParams;
  const [leagueAnswer, hallAnswer] = await Promise.all([
    serverApi('GET /leagues/{id}', { id }),
    serverApi('GET /leagues/{id}/hall-of-fame', { id, ...(typeof page === 'string' ? { page } : {}) }),
  ]);
  const t = await getTranslations('hall');
  const league = valueFrom(leagueAnswer);
  const hall = valueFrom(hallAnswer);
  return (
    <LeagueFrame league={league} here="hall-of-fame" title={t('title')}>
      <HallList rows={hall.rows} oneLeague />
      <NextPage path={`/leagues/${id}/hall-of-fame`} next={hall.next}>
        {t('earlier')}
      </NextPage>
    </LeagueFrame>
  );
}
