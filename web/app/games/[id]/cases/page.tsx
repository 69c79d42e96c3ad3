import type { Metadata } from 'next';
import { useTranslations } from 'next-intl';
import { getTranslations } from 'next-intl/server';
import { CaseList } from '../../../../components/cases/case-list';
import { DisputeForm } from '../../../../components/cases/dispute-form';
import { ReportForm } from '../../../../components/cases/report-form';
import { Card } from '../../../../components/forms/card';
import { ClientTexts } from '../../../../components/frame/client-texts';
import { Link } from '../../../../components/frame/link';
import { Page } from '../../../../components/frame/page';
import { serverApi, valueFrom } from '../../../../lib/server-api';

interface Props {
  readonly params: Promise<{ id: string }>;
  readonly searchParams: Promise<{ thread?: string | string[]; message?: string | string[] }>;
}

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('cases'))('title') };
}

/** Where players dispute turns and report messages, and moderators answer. */
export default async function CasesPage({ params, searchParams }: Props) {
  const [{ id }, { thread, message }] = await Promise.all([params, searchParams]);
  const [gameAnswer, casesAnswer] = await Promise.all([
    serverApi('GET /games/{id}', { id }),
    serverApi('GET /games/{id}/cases', { id }),
  ]);
  const game = valueFrom(gameAnswer);
  const { cases } = valueFrom(casesAnswer, `/games/${id}/cases`);
  const season = valueFrom(await serverApi('GET /seasons/{id}', { id: game.season.id }));
  const rulingPage = game.status === 'finished' ? 'result' : 'ruling';
  const t = await getTranslations('cases');
  const plays = game.me.seat !== null;
  const reported = typeof thread === 'string' && typeof message === 'string' ? { thread, message } : null;
  return (
    <Page
      above={<Link href={`/games/${id}`}>{t('board', { season: game.season.name, board: game.board })}</Link>}
      title={t('title')}
    >
      <ClientTexts of={['cases', 'report']}>
        <div className="season-columns">
          <section aria-label={t('title')}>
            <CaseList cases={cases} ruling={`/games/${id}/${rulingPage}`} />
          </section>
          <aside>
            {!plays ? (
              <WhoCanDispute />
            ) : reported === null ? (
              <DisputeForm game={game} holds={season.disputes === 'hold'} key={cases.length} />
            ) : (
              <ReportForm game={id} {...reported} key={cases.length} />
            )}
          </aside>
        </div>
      </ClientTexts>
    </Page>
  );
}

function WhoCanDispute() {
  const t = useTranslations('cases');
  return (
    <Card title={t('who.title')}>
      <p className="muted">{t('who.about')}</p>
    </Card>
  );
}
