import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { Link } from '../../../../components/frame/link';
import { Page } from '../../../../components/frame/page';
import { Leaderboard } from '../../../../components/ratings/leaderboard';
import type { PageOf } from '../../../../lib/page-of';
import { reader } from '../../../../lib/reader';
import { serverApi, valueFrom } from '../../../../lib/server-api';

export async function generateMetadata({ params }: PageOf<'id'>): Promise<Metadata> {
  const answer = await serverApi('GET /leagues/{id}/ratings', { id: (await params).id });
  const t = await getTranslations('ratings');
  return answer.ok ? { title: t('league.title', { league: answer.value.league.name }) } : {};
}

/** The league's own list of ratings. */
export default async function LeagueRatingsPage({ params }: PageOf<'id'>) {
  const { id } = await params;
  const { league, rows } = valueFrom(await serverApi('GET /leagues/{id}/ratings', { id }));
  const t = await getTranslations('ratings');
  const me = (await reader())?.id ?? null;
  const shown = { board: id, system: null, systemTitle: league.name, boards: [], rows };
  return (
    <Page
      here="leagues"
      above={<Link href={`/leagues/${id}`}>{league.name}</Link>}
      title={t('league.title', { league: league.name })}
      lead={t('league.lead')}
    >
      {rows.length === 0 ? (
        <p className="card empty">{t('league.none')}</p>
      ) : (
        <Leaderboard ratings={{ ...shown, next: null, recomputing: null }} me={me} filtered={false} />
      )}
    </Page>
  );
}
