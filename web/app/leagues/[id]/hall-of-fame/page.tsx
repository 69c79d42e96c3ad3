import type { Metadata } from 'next';
import Link from 'next/link';
import { Page } from '../../../../components/frame/page';
import { HallList } from '../../../../components/results/hall-list';
import { queryOf } from '../../../../lib/api';
import { serverApi, valueFrom } from '../../../../lib/server-api';

interface Props {
  readonly params: Promise<{ id: string }>;
  readonly searchParams: Promise<{ page?: string | string[] }>;
}

export const metadata: Metadata = { title: 'Hall of fame' };

/** The champions of one league. */
export default async function LeagueHallPage({ params, searchParams }: Props) {
  const { id } = await params;
  const { page } = await searchParams;
  const [leagueAnswer, hallAnswer] = await Promise.all([
    serverApi('GET /leagues/{id}', { id }),
    serverApi('GET /leagues/{id}/hall-of-fame', { id, ...(typeof page === 'string' ? { page } : {}) }),
  ]);
  const league = valueFrom(leagueAnswer);
  const hall = valueFrom(hallAnswer);
  return (
    <Page here="leagues">
      <div className="page-head">
        <p className="eyebrow">
          <Link href={`/leagues/${league.id}`}>{league.name}</Link>
        </p>
        <h1>Hall of fame</h1>
      </div>
      <HallList rows={hall.rows} oneLeague />
      {hall.next === null ? null : (
        <p className="form-actions mt-4">
          <Link className="button" href={`/leagues/${id}/hall-of-fame${queryOf({ page: hall.next })}`}>
            Earlier seasons
          </Link>
        </p>
      )}
    </Page>
  );
}
