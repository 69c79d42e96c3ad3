import type { Metadata } from 'next';
import Link from 'next/link';
import { Page } from '../../../components/frame/page';
import { Opponents } from '../../../components/ratings/opponents';
import { PlayerRatings } from '../../../components/ratings/player-ratings';
import { PlayerResults } from '../../../components/ratings/player-results';
import { RatingCurves } from '../../../components/ratings/rating-curves';
import { SeatRecord } from '../../../components/ratings/seat-record';
import { Trophies } from '../../../components/ratings/trophies';
import type { PageOf } from '../../../lib/page-of';
import { serverApi, valueFrom } from '../../../lib/server-api';
import { counted } from '../../../lib/time';

export async function generateMetadata({ params }: PageOf<'id'>): Promise<Metadata> {
  const answer = await serverApi('GET /players/{id}', { id: (await params).id });
  return answer.ok ? { title: answer.value.player.name } : {};
}

/** A player's public page: strength, results, deadlines kept, opponents. */
export default async function PlayerPage({ params }: PageOf<'id'>) {
  const page = valueFrom(await serverApi('GET /players/{id}', { id: (await params).id }));
  const { player, results, deadlines } = page;
  const wins = results.filter(({ winner }) => winner).length;
  return (
    <Page
      here="ratings"
      above={<Link href="/ratings/overall">Ratings</Link>}
      title={player.name}
      lead={
        <>
          {counted(results.length, 'finished board')}, {counted(wins, 'win')}.{' '}
          {deadlines.owed === 0
            ? 'No deadlines yet.'
            : `Kept ${deadlines.kept} of ${counted(deadlines.owed, 'deadline')} (${Math.round((100 * deadlines.kept) / deadlines.owed)} %).`}
          {deadlines.reliability === null
            ? null
            : ` Reliability ${deadlines.reliability} %; recent turns weigh more.`}
        </>
      }
    >
      <PlayerRatings page={page} />
      <RatingCurves ratings={page.ratings} results={results} />
      <div className="season-columns">
        <PlayerResults page={page} />
        <aside>
          <Trophies page={page} />
          <SeatRecord page={page} />
          <Opponents page={page} />
        </aside>
      </div>
    </Page>
  );
}
