import type { Metadata } from 'next';
import Link from 'next/link';
import { Page } from '../../components/frame/page';
import { reader } from '../../lib/reader';
import { serverApi, valueFrom } from '../../lib/server-api';

export const metadata: Metadata = { title: 'Leagues' };

export default async function LeaguesPage() {
  const { leagues, mine } = valueFrom(await serverApi('GET /leagues'));
  const player = await reader();
  return (
    <Page
      here="leagues"
      title="Leagues"
      lead="A league is a lasting group of players with its own seasons. Join one, register for a season, take a seat."
    >
      {leagues.length === 0 ? <p className="card empty">No leagues yet. Open the first one.</p> : null}
      <ul className="rows card">
        {leagues.map((league) => (
          <li key={league.id}>
            <div className="grow">
              <h2 className="title-3">
                <Link href={`/leagues/${league.id}`}>{league.name}</Link>
                {mine.includes(league.id) ? <em className="you-word">member</em> : null}
              </h2>
              <p className="small muted reading">{league.about}</p>
            </div>
            <span className="small muted">organized by {league.organizer.name}</span>
          </li>
        ))}
      </ul>
      <p className="section">
        <Link className="button" href={player === null ? '/signin?callbackUrl=/leagues/new' : '/leagues/new'}>
          Open a league
        </Link>
      </p>
    </Page>
  );
}
