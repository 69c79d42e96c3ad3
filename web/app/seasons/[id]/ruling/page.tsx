import type { Metadata } from 'next';
import Link from 'next/link';
import { notFound } from 'next/navigation';
import { Page } from '../../../../components/frame/page';
import { LeagueLog } from '../../../../components/results/league-log';
import { ClocksRuling } from '../../../../components/rulings/clocks-ruling';
import type { PageOf } from '../../../../lib/page-of';
import { serverApi, valueFrom } from '../../../../lib/server-api';

export const metadata: Metadata = { title: 'Rule on a season' };

/** Where moderators stop, start and move the clocks of many games at once. */
export default async function SeasonRulingPage({ params }: PageOf<'id'>) {
  const { id } = await params;
  const [seasonAnswer, boardsAnswer, logAnswer] = await Promise.all([
    serverApi('GET /seasons/{id}', { id }),
    serverApi('GET /seasons/{id}/boards', { id }),
    serverApi('GET /seasons/{id}/log', { id }),
  ]);
  const season = valueFrom(seasonAnswer);
  const { rounds } = valueFrom(boardsAnswer);
  const { entries } = valueFrom(logAnswer);
  const open = rounds.filter(({ running }) => running > 0).map(({ round }) => round);
  if (!season.myRoles.some((role) => role !== 'player')) notFound();
  return (
    <Page
      here="leagues"
      above={<Link href={`/seasons/${season.id}`}>{season.name}</Link>}
      title="Clocks of many games"
      lead="You see what happens to each game before you rule."
    >
      <div className="section">
        <ClocksRuling season={{ id }} rounds={open} />
      </div>
      <section className="section" aria-labelledby="log">
        <div className="section-head">
          <h2 id="log">Rulings in this season</h2>
        </div>
        {entries.length === 0 ? (
          <p className="card empty">Nothing has been ruled so far.</p>
        ) : (
          <LeagueLog entries={entries} here="season" />
        )}
      </section>
    </Page>
  );
}
