import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { getTranslations } from 'next-intl/server';
import type { Log } from '../../../../../functions/core/result/results.schema';
import { DeskCases } from '../../../../components/cases/desk-cases';
import { Card } from '../../../../components/forms/card';
import { ClientTexts } from '../../../../components/frame/client-texts';
import { Link } from '../../../../components/frame/link';
import { LeagueFrame } from '../../../../components/league/league-frame';
import { LeagueLog } from '../../../../components/results/league-log';
import { AnnounceForm } from '../../../../components/rulings/announce-form';
import { DeskGames } from '../../../../components/rulings/desk-games';
import { DeskSeasons } from '../../../../components/rulings/desk-seasons';
import type { PageOf } from '../../../../lib/page-of';
import { serverApi, valueFrom } from '../../../../lib/server-api';

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('desk'))('page') };
}

const RULINGS_SHOWN = 5;

/** Items that wait for the moderators of a league. */
export default async function DeskPage({ params }: PageOf<'id'>) {
  const { id } = await params;
  const [leagueAnswer, deskAnswer, logAnswer, casesAnswer] = await Promise.all([
    serverApi('GET /leagues/{id}', { id }),
    serverApi('GET /leagues/{id}/desk', { id }),
    serverApi('GET /leagues/{id}/log', { id }),
    serverApi('GET /leagues/{id}/cases', { id }),
  ]);
  if (!deskAnswer.ok && deskAnswer.status === 403) notFound();
  const { now, games, seasons } = valueFrom(deskAnswer, `/leagues/${id}/desk`);
  const league = valueFrom(leagueAnswer);
  const t = await getTranslations('desk');
  const log = valueFrom(logAnswer).entries.slice(0, RULINGS_SHOWN);
  const open = valueFrom(casesAnswer).cases.filter(
    ({ state, appeal }) => state === 'open' || appeal?.state === 'open',
  );
  return (
    <LeagueFrame league={league} here="desk" title={t('page')} lead={t('lead')}>
      <div className="season-columns">
        <div>
          <DeskCases cases={open} />
          <DeskGames games={games} now={Date.parse(now)} />
          <DeskSeasons seasons={seasons} />
          <Latest league={id} entries={log} />
        </div>
        <aside>
          <Members league={id} />
          <ClientTexts of={['desk']}>
            <AnnounceForm league={id} seasons={seasons} key={log[0]?.id ?? 'none'} />
          </ClientTexts>
        </aside>
      </div>
    </LeagueFrame>
  );
}

function Latest({ league, entries }: Pick<Log, 'entries'> & { readonly league: string }) {
  const t = useTranslations('desk');
  return (
    <section className="section" aria-labelledby="log">
      <div className="section-head">
        <h2 id="log">{t('latest')}</h2>
        <Link href={`/leagues/${league}/log`}>{t('wholeLog')}</Link>
      </div>
      {entries.length === 0 ? (
        <p className="card empty">{t('nothing')}</p>
      ) : (
        <LeagueLog entries={entries} league={league} />
      )}
    </section>
  );
}

function Members({ league }: { league: string }) {
  const t = useTranslations('desk');
  return (
    <Card title={t('members')}>
      <p className="form-actions">
        <Link className="button compact" href={`/leagues/${league}/ruling`}>
          {t('warn')}
        </Link>
      </p>
    </Card>
  );
}
