import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { getTranslations } from 'next-intl/server';
import type { Season } from '../../../../../../functions/core/season/seasons.schema';
import { ClientTexts } from '../../../../../components/frame/client-texts';
import { Link } from '../../../../../components/frame/link';
import { Page } from '../../../../../components/frame/page';
import { PageHead } from '../../../../../components/frame/page-head';
import { Certificate } from '../../../../../components/season/certificate';
import { CheckDraw } from '../../../../../components/season/check-draw';
import { SeatedBoards } from '../../../../../components/season/seated-boards';
import type { PageOf } from '../../../../../lib/page-of';
import { serverApi, valueFrom } from '../../../../../lib/server-api';

export async function generateMetadata({ params }: PageOf<'id' | 'n'>): Promise<Metadata> {
  return { title: (await getTranslations('draw'))('title', { round: (await params).n }) };
}

/** How a round was drawn: its boards, and what the draw repeats. */
export default async function RoundPage({ params }: PageOf<'id' | 'n'>) {
  const { id, n } = await params;
  if (!/^\d+$/.test(n)) notFound();
  const [seasonAnswer, roundAnswer] = await Promise.all([
    serverApi('GET /seasons/{id}', { id }),
    serverApi('GET /seasons/{id}/rounds/{round}', { id, round: Number(n) }),
  ]);
  const t = await getTranslations('draw');
  const season = valueFrom(seasonAnswer);
  if (!roundAnswer.ok && roundAnswer.status === 403)
    return <Hidden season={season} round={n} why={roundAnswer.problem.detail} />;
  const round = valueFrom(roundAnswer);
  const names = new Map(round.people.map(({ id: player, name }) => [player, name]));
  return (
    <Page here="leagues">
      <PageHead
        above={<Link href={`/seasons/${season.id}`}>{season.name}</Link>}
        title={t('title', { round: round.round })}
      >
        <p>
          <Link href={`/seasons/${season.id}/rounds/${round.round}/report`}>{t('report')}</Link>
        </p>
      </PageHead>
      <div className="season-columns">
        <SeatedBoards season={season.id} round={round} names={names} />
        <aside>
          <Certificate round={round} names={names} />
          <ClientTexts of={['check-draw']}>
            <CheckDraw season={season.id} round={round.round} />
          </ClientTexts>
        </aside>
      </div>
    </Page>
  );
}

/** Replaces a draw that would reveal who sits where. */
function Hidden({ season, round, why }: { season: Season; round: string; why: string }) {
  const t = useTranslations('draw');
  return (
    <Page
      here="leagues"
      above={<Link href={`/seasons/${season.id}`}>{season.name}</Link>}
      title={t('title', { round })}
    >
      <p className="card empty">{why}</p>
    </Page>
  );
}
