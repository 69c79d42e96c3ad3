import { Info, Sigma } from 'lucide-react';
import type { Metadata } from 'next';
import Link from 'next/link';
import { Page } from '../../../components/frame/page';
import { BoardNav } from '../../../components/ratings/board-nav';
import { Leaderboard } from '../../../components/ratings/leaderboard';
import { reader } from '../../../lib/reader';
import { serverApi, valueFrom } from '../../../lib/server-api';

interface Props {
  readonly params: Promise<{ board: string }>;
  readonly searchParams: Promise<{ page?: string | string[] }>;
}

export const metadata: Metadata = { title: 'Ratings' };

export default async function RatingBoardPage({ params, searchParams }: Props) {
  const { page } = await searchParams;
  const board = decodeURIComponent((await params).board);
  const ratings = valueFrom(await serverApi.ratings(board, typeof page === 'string' ? page : null));
  const me = (await reader())?.id ?? null;
  return (
    <Page here="ratings">
      <div className="page-head">
        <h1>Ratings</h1>
        <p className="lead reading">
          Who is likely to beat whom, across leagues and seasons. Placed by the lower end of the band, so a
          long record counts for more than a lucky start.
        </p>
      </div>
      <BoardNav ratings={ratings} />
      <Leaderboard ratings={ratings} me={me} />
      {ratings.next === null ? null : (
        <p className="form-actions">
          <Link
            className="button"
            href={`/ratings/${encodeURIComponent(ratings.board)}?page=${encodeURIComponent(ratings.next)}`}
          >
            The next fifty
          </Link>
        </p>
      )}
      <div className="explanations">
        <p>
          <Info size={18} />
          <span>
            <b>How to read a band.</b> The strength lies within the inner part two times in three, within the
            whole band nineteen times in twenty. It narrows with every rated game.
          </span>
        </p>
        <p>
          <Sigma size={18} />
          <span>
            <b>Nothing is secret.</b> Ratings follow from the placings of finished boards alone, in the order
            in which they ended, by a Bayesian model (OpenSkill, Plackett-Luce). A hollow dot is not placed
            yet.
          </span>
        </p>
      </div>
    </Page>
  );
}
