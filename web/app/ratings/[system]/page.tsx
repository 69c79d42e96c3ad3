import { Info, Sigma } from 'lucide-react';
import type { Metadata } from 'next';
import Link from 'next/link';
import { Page } from '../../../components/frame/page';
import { Leaderboard } from '../../../components/ratings/leaderboard';
import { reader } from '../../../lib/reader';
import { serverApi, valueFrom } from '../../../lib/server-api';

interface Props {
  readonly params: Promise<{ system: string }>;
}

export const metadata: Metadata = { title: 'Ratings' };

export default async function RatingsOfSystemPage({ params }: Props) {
  const ratings = valueFrom(await serverApi.ratings((await params).system));
  const { systems } = valueFrom(await serverApi.systems());
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
      <nav className="filters" aria-label="Game">
        {systems
          .filter(({ available }) => available)
          .map(({ id, title }) => (
            <Link
              key={id}
              className="filter-link"
              href={`/ratings/${id}`}
              {...(id === ratings.system ? { 'aria-current': 'page' as const } : {})}
            >
              {title}
            </Link>
          ))}
      </nav>
      <Leaderboard ratings={ratings} me={me} />
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
