import type { Metadata } from 'next';
import { getLocale, getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { NextPage } from '../../../../components/frame/next-page';
import { LeagueFrame } from '../../../../components/league/league-frame';
import { LeagueLog } from '../../../../components/results/league-log';
import { serverApi, valueFrom } from '../../../../lib/server-api';

interface Props {
  readonly params: Promise<{ id: string }>;
  readonly searchParams: Promise<{ page?: string | string[] }>;
}

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('ruling'))('log.page') };
}

/** All rulings in a league, the latest first. */
export default async function LogPage({ params, searchParams }: Props) {
  const { id } = await params;
  const { page } = await searchParams;
  const asked = typeof page === 'string' ? { page } : {};
  const [leagueAnswer, logAnswer] = await Promise.all([
    serverApi('GET /leagues/{id}', { id }),
    serverApi('GET /leagues/{id}/log', { id, ...asked }),
  ]);
  const league = valueFrom(leagueAnswer);
  const log = valueFrom(logAnswer);
  const t = await getTranslations('ruling');
  const language = await getLocale();
  return (
    <LeagueFrame
      league={league}
      here="log"
      title={t('log.page')}
      lead={t.rich('log.lead', {
        table: (words) => download(words, `/v1/leagues/${id}/log.csv?language=${language}`),
        file: (words) => download(words, `/v1/leagues/${id}/log.json?language=${language}`),
      })}
    >
      {log.entries.length === 0 ? (
        <p className="card empty">{t('log.none')}</p>
      ) : (
        <LeagueLog entries={log.entries} league={id} />
      )}
      <NextPage path={`/leagues/${id}/log`} next={log.next}>
        {t('log.earlier')}
      </NextPage>
    </LeagueFrame>
  );
}

function download(words: ReactNode, address: string): ReactNode {
  return (
    <a href={address} download>
      {words}
    </a>
  );
}
