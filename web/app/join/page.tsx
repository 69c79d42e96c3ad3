import type { Metadata } from 'next';
import Link from 'next/link';
import { Page } from '../../components/frame/page';
import { JoinFilter } from '../../components/join/join-filter';
import { JoinableSeasons, JoinableSeats } from '../../components/join/joinable-list';
import { PlaySection } from '../../games/play-section';
import { reader } from '../../lib/reader';
import { serverApi, valueFrom } from '../../lib/server-api';

export const metadata: Metadata = { title: 'Join a game' };

interface Props {
  readonly searchParams: Promise<{ game?: string | string[]; pace?: string | string[] }>;
}

const LEAD =
  'Every season that you can join now. In an always-open one a board starts as soon as enough players wait.';

/** What can be joined now on the whole platform. */
export default async function JoinPage({ searchParams }: Props) {
  const { game, pace } = await searchParams;
  const wanted = { game: onlyOne(game), pace: onlyOne(pace) };
  const [answer, player] = await Promise.all([serverApi('GET /joinable', wanted), reader()]);
  const { seasons, seats } = valueFrom(answer);
  const loggedIn = player !== null;
  return (
    <Page here="join" title="Join a game" lead={LEAD}>
      <JoinFilter {...wanted} />
      <section className="section" aria-labelledby="seasons">
        <div className="section-head">
          <h2 id="seasons">Seasons</h2>
        </div>
        {seasons.length === 0 ? (
          <p className="card empty">
            No season takes players at the moment. You can play against bots now, or{' '}
            <Link href="/leagues">look at the leagues</Link>.
          </p>
        ) : (
          <JoinableSeasons seasons={seasons} loggedIn={loggedIn} />
        )}
      </section>
      {seats.length === 0 ? null : (
        <section className="section" aria-labelledby="seats">
          <div className="section-head">
            <h2 id="seats">Seats that look for a player</h2>
          </div>
          <JoinableSeats seats={seats} loggedIn={loggedIn} />
        </section>
      )}
      <PlaySection />
    </Page>
  );
}

function onlyOne(said: string | string[] | undefined): string | undefined {
  return typeof said === 'string' && said !== '' ? said : undefined;
}
