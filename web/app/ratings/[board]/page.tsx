import { Info, Sigma } from 'lucide-react';
import type { Metadata } from 'next';
import Link from 'next/link';
import { NextPage } from '../../../components/frame/next-page';
import { Page } from '../../../components/frame/page';
import { PageHead } from '../../../components/frame/page-head';
import { BoardFilter } from '../../../components/ratings/board-filter';
import { BoardNav } from '../../../components/ratings/board-nav';
import { Leaderboard } from '../../../components/ratings/leaderboard';
import { reader } from '../../../lib/reader';
import { serverApi, valueFrom } from '../../../lib/server-api';

interface Props {
  readonly params: Promise<{ board: string }>;
  readonly searchParams: Promise<
    Readonly<Record<'page' | 'active' | 'games', string | string[] | undefined>>
  >;
}

export const metadata: Metadata = { title: 'Ratings' };

export default async function RatingBoardPage({ params, searchParams }: Props) {
  const given = await searchParams;
  const one = (value: string | string[] | undefined) => (typeof value === 'string' ? value : undefined);
  const filter = { active: one(given.active), games: one(given.games) };
  const board = decodeURIComponent((await params).board);
  const ratings = valueFrom(
    await serverApi('GET /ratings/{board}', { board, ...filter, page: one(given.page) }),
  );
  const me = (await reader())?.id ?? null;
  const isFiltered = Boolean(filter.active ?? filter.games);
  return (
    <Page here="ratings">
      <PageHead
        title="Ratings"
        lead="Who is likely to beat whom, across leagues and seasons. Players rank by the lower end of their band, so a long record counts for more than a lucky start."
      >
        <p className="mt-3">
          <Link href="/hall-of-fame">Hall of fame</Link>
          {ratings.system === null ? null : (
            <>
              {', '}
              <Link href={`/statistics/${ratings.system}`}>how each seat fares</Link>
            </>
          )}
        </p>
      </PageHead>
      {ratings.recomputing && <Recomputing {...ratings.recomputing} />}
      <BoardNav ratings={ratings} />
      <BoardFilter board={board} {...filter} />
      <Leaderboard ratings={ratings} me={me} filtered={isFiltered} />
      <NextPage path={`/ratings/${encodeURIComponent(ratings.board)}`} filter={filter} next={ratings.next}>
        {isFiltered ? 'More players' : 'The next fifty'}
      </NextPage>
      <Explanations />
    </Page>
  );
}

function Recomputing({ done, of }: { readonly done: number; readonly of: number }) {
  return (
    <p role="status">
      An earlier result has changed, so all games are being rated again: {done} of {of} so far. Until then you
      see the ratings from before.
    </p>
  );
}

function Explanations() {
  return (
    <div className="explanations">
      <p>
        <Info size={18} />
        <span>
          <b>How to read a band.</b> A player’s strength lies in the inner part two times in three, and in the
          whole band nineteen times in twenty. The band narrows with every rated game.
        </span>
      </p>
      <p>
        <Sigma size={18} />
        <span>
          <b>Nothing is secret.</b> Ratings follow only from the places on finished boards, in the order in
          which they ended, by a Bayesian model (OpenSkill, Plackett-Luce). A hollow dot is not placed yet.
        </span>
      </p>
    </div>
  );
}
