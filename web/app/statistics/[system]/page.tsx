import type { Metadata } from 'next';
import Link from 'next/link';
import { Page } from '../../../components/frame/page';
import { SeatStatistics } from '../../../components/results/seat-statistics';
import type { PageOf } from '../../../lib/page-of';
import { serverApi, valueFrom } from '../../../lib/server-api';

export async function generateMetadata({ params }: PageOf<'system'>): Promise<Metadata> {
  const answer = await serverApi('GET /systems/{system}/statistics', { system: (await params).system });
  return answer.ok ? { title: `Statistics of ${answer.value.title}` } : {};
}

/** How each seat of a game fares. */
export default async function StatisticsPage({ params }: PageOf<'system'>) {
  const statistics = valueFrom(
    await serverApi('GET /systems/{system}/statistics', { system: (await params).system }),
  );
  return (
    <Page
      here="ratings"
      above={<Link href={`/ratings/${statistics.system}`}>Ratings</Link>}
      title={`${statistics.title}: how each seat fares`}
      lead="Every rated game counts, with a table for each board size. The first seat in each table has the best mean place."
    >
      {statistics.boards.length === 0 ? (
        <p className="card empty">No rated game yet. The first finished board makes the first figures.</p>
      ) : null}
      {statistics.boards.map((board) => (
        <SeatStatistics key={board.players} board={board} measure={statistics.measure} />
      ))}
    </Page>
  );
}
