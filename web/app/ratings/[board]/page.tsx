import { Info, Sigma } from 'lucide-react';
import type { Metadata } from 'next';
import { useTranslations } from 'next-intl';
import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { Link } from '../../../components/frame/link';
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

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('ratings'))('title') };
}

export default async function RatingBoardPage({ params, searchParams }: Props) {
  const t = await getTranslations('ratings');
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
      <PageHead title={t('title')} lead={t('lead')}>
        <p className="mt-3">
          <Link href="/hall-of-fame">{t('hall')}</Link>
          {ratings.system === null ? null : (
            <>
              {', '}
              <Link href={`/statistics/${ratings.system}`}>{t('seats')}</Link>
            </>
          )}
        </p>
      </PageHead>
      {ratings.recomputing && <Recomputing {...ratings.recomputing} />}
      <BoardNav ratings={ratings} />
      <BoardFilter board={board} {...filter} />
      <Leaderboard ratings={ratings} me={me} filtered={isFiltered} />
      <NextPage path={`/ratings/${encodeURIComponent(ratings.board)}`} filter={filter} next={ratings.next}>
        {isFiltered ? t('more') : t('nextFifty')}
      </NextPage>
      <Explanations />
    </Page>
  );
}

function Recomputing({ done, of }: { readonly done: number; readonly of: number }) {
  const t = useTranslations('ratings');
  return <p role="status">{t('recomputing', { done, of })}</p>;
}

function Explanations() {
  const t = useTranslations('ratings');
  const b = (words: ReactNode) => <b>{words}</b>;
  return (
    <div className="explanations">
      <p>
        <Info size={18} />
        <span>{t.rich('bands', { b })}</span>
      </p>
      <p>
        <Sigma size={18} />
        <span>{t.rich('open', { b })}</span>
      </p>
    </div>
  );
}
