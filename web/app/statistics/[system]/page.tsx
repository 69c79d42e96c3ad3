import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { Link } from '../../../components/frame/link';
import { Page } from '../../../components/frame/page';
import { SeatStatistics } from '../../../components/results/seat-statistics';
import type { PageOf } from '../../../lib/page-of';
import { serverApi, valueFrom } from '../../../lib/server-api';

export async function generateMetadata({ params }: PageOf<'system'>): Promise<Metadata> {
  const answer = await serverApi('GET /systems/{system}/statistics', { system: (await params).system });
  if (!answer.ok) return {};
  return { title: (await getTranslations('seat-statistics'))('page', { game: answer.value.title }) };
}

/** The results of each seat of a game. */
export default async function StatisticsPage({ params }: PageOf<'system'>) {
  const statistics = valueFrom(
    await serverApi('GET /systems/{system}/statistics', { system: (await params).system }),
  );
  const t = await getTranslations('seat-statistics');
  return (
    <Page
      here="ratings"
      above={<Link href={`/ratings/${statistics.system}`}>{t('ratings')}</Link>}
      title={t('title', { game: statistics.title })}
      lead={t('lead')}
    >
      {statistics.boards.length === 0 ? <p className="card empty">{t('none')}</p> : null}
      {statistics.boards.map((board) => (
        <SeatStatistics key={board.players} board={board} measure={statistics.measure} />
      ))}
    </Page>
  );
}
