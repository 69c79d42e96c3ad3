import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { ClientTexts } from '../../../../components/frame/client-texts';
import { Link } from '../../../../components/frame/link';
import { Page } from '../../../../components/frame/page';
import { LeagueLog } from '../../../../components/results/league-log';
import { ClocksRuling } from '../../../../components/rulings/clocks-ruling';
import type { PageOf } from '../../../../lib/page-of';
import { serverApi, valueFrom } from '../../../../lib/server-api';

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('rule-clocks'))('page.title') };
}

/** The page where moderators pause, resume and move the clocks of many games at once. */
export default async function SeasonRulingPage({ params }: PageOf<'id'>) {
  const { id } = await params;
  const [seasonAnswer, boardsAnswer, logAnswer] = await Promise.all([
    serverApi('GET /seasons/{id}', { id }),
    serverApi('GET /seasons/{id}/boards', { id }),
    serverApi('GET /seasons/{id}/log', { id }),
  ]);
  const season = valueFrom(seasonAnswer);
  const { rounds } = valueFrom(boardsAnswer);
  const { entries } = valueFrom(logAnswer);
  const open = rounds.filter(({ running }) => running > 0).map(({ round }) => round);
  if (!season.myRoles.some((role) => role !== 'player')) notFound();
  const t = await getTranslations('rule-clocks');
  return (
    <Page
      here="leagues"
      above={<Link href={`/seasons/${season.id}`}>{season.name}</Link>}
      title={t('page.heading')}
      lead={t('page.lead')}
    >
      <div className="section">
        <ClientTexts of={['ruling-form', 'rule-clocks']}>
          <ClocksRuling season={{ id }} rounds={open} />
        </ClientTexts>
      </div>
      <section className="section" aria-labelledby="log">
        <div className="section-head">
          <h2 id="log">{t('page.rulings')}</h2>
        </div>
        {entries.length === 0 ? (
          <p className="card empty">{t('page.none')}</p>
        ) : (
          <LeagueLog entries={entries} league={season.league.id} here="season" />
        )}
      </section>
    </Page>
  );
}
