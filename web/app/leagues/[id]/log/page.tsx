import type { Metadata } from 'next';
import Link from 'next/link';
import { NextPage } from '../../../../components/frame/next-page';
import { Page } from '../../../../components/frame/page';
import { LeagueLog } from '../../../../components/results/league-log';
import { serverApi, valueFrom } from '../../../../lib/server-api';

interface Props {
  readonly params: Promise<{ id: string }>;
  readonly searchParams: Promise<{ page?: string | string[] }>;
}

export const metadata: Metadata = { title: 'Log' };

/** Everything that was ruled in a league, the latest first. */
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
  return (
    <Page
      here="leagues"
      above={<Link href={`/leagues/${league.id}`}>{league.name}</Link>}
      title="Log"
      lead={
        <>
          Every ruling on games, results and entries, and what organizers did: who, why, and what it was
          before and after. Entries never change. <WholeLog league={id} />
        </>
      }
    >
      {log.entries.length === 0 ? (
        <p className="card empty">Nothing has been ruled so far.</p>
      ) : (
        <LeagueLog entries={log.entries} />
      )}
      <NextPage path={`/leagues/${id}/log`} next={log.next}>
        Earlier rulings
      </NextPage>
    </Page>
  );
}

function WholeLog({ league }: { league: string }) {
  return (
    <>
      The whole log:{' '}
      <a href={`/v1/leagues/${league}/log.csv`} download>
        as a table
      </a>
      ,{' '}
      <a href={`/v1/leagues/${league}/log.json`} download>
        as a file for programs
      </a>
      .
    </>
  );
}
