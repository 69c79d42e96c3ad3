import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { CircuitEvents, CircuitRules } from '../../../../../components/circuit/circuit-rules';
import { CircuitTable } from '../../../../../components/circuit/circuit-table';
import { Link } from '../../../../../components/frame/link';
import { Page } from '../../../../../components/frame/page';
import { PageHead } from '../../../../../components/frame/page-head';
import { ReportLink } from '../../../../../components/reports/report-link';
import type { PageOf } from '../../../../../lib/page-of';
import { reader } from '../../../../../lib/reader';
import { serverApi, valueFrom } from '../../../../../lib/server-api';

export async function generateMetadata({ params }: PageOf<'id' | 'circuit'>): Promise<Metadata> {
  const answer = await serverApi('GET /leagues/{id}/circuits/{circuit}', await params);
  return answer.ok ? { title: `${answer.value.name}, ${answer.value.league.name}` } : {};
}

/** A circuit: its table, how it counts, and its events. */
export default async function CircuitPage({ params }: PageOf<'id' | 'circuit'>) {
  const asked = await params;
  const [answer, me] = await Promise.all([
    serverApi('GET /leagues/{id}/circuits/{circuit}', asked),
    reader(),
  ]);
  const circuit = valueFrom(answer);
  const { id, league } = circuit;
  const t = await getTranslations('circuit');
  const report = await getTranslations('report');
  return (
    <Page here="leagues">
      <PageHead above={<Link href={`/leagues/${league.id}`}>{league.name}</Link>} title={circuit.name}>
        <p className="mt-3">
          <Link href={`/leagues/${league.id}/circuits`}>{t('title')}</Link>
          {circuit.myRoles.includes('organizer') ? (
            <>
              {', '}
              <Link href={`/leagues/${league.id}/circuits/${id}/settings`}>{t('edit')}</Link>
            </>
          ) : null}
        </p>
        <p className="mt-3">
          <ReportLink target={{ kind: 'circuit-name', league: league.id, circuit: id }}>
            {report('linkCircuit')}
          </ReportLink>
        </p>
      </PageHead>
      <CircuitTable circuit={circuit} me={me?.id ?? null} />
      <div className="season-columns">
        <CircuitRules circuit={circuit} />
        <CircuitEvents circuit={circuit} />
      </div>
    </Page>
  );
}
