import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { CircuitsElsewhere } from '../../../../components/circuit/circuits-elsewhere';
import { ClientTexts } from '../../../../components/frame/client-texts';
import { Link } from '../../../../components/frame/link';
import { LeagueFrame } from '../../../../components/league/league-frame';
import type { PageOf } from '../../../../lib/page-of';
import { serverApi, valueFrom } from '../../../../lib/server-api';

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('circuit'))('title') };
}

/** The circuits of a league. */
export default async function CircuitsPage({ params }: PageOf<'id'>) {
  const { id } = await params;
  const [leagueAnswer, circuitsAnswer] = await Promise.all([
    serverApi('GET /leagues/{id}', { id }),
    serverApi('GET /leagues/{id}/circuits', { id }),
  ]);
  const league = valueFrom(leagueAnswer);
  const { circuits } = valueFrom(circuitsAnswer);
  const own = circuits.filter((circuit) => circuit.league.id === id);
  const elsewhere = circuits.filter((circuit) => circuit.league.id !== id);
  const t = await getTranslations('circuit');
  const organizes = league.myRoles.includes('organizer') && league.closedAt === null;
  return (
    <LeagueFrame league={league} here="seasons" title={t('title')} lead={t('lead', { league: league.name })}>
      {own.length === 0 ? (
        <p className="card empty">{t('none')}</p>
      ) : (
        <ul className="rows card">
          {own.map((circuit) => (
            <li key={circuit.id}>
              <Link className="grow" href={`/leagues/${id}/circuits/${circuit.id}`}>
                {circuit.name}
              </Link>
              <span className="small muted">{t('events', { count: circuit.events.length })}</span>
            </li>
          ))}
        </ul>
      )}
      {organizes ? (
        <p className="mt-4">
          <Link className="button main" href={`/leagues/${id}/circuits/new`}>
            {t('new')}
          </Link>
        </p>
      ) : null}
      {elsewhere.length === 0 ? null : (
        <ClientTexts of={['circuit']}>
          <CircuitsElsewhere league={league} circuits={elsewhere} />
        </ClientTexts>
      )}
    </LeagueFrame>
  );
}
