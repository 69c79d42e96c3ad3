import type { Metadata } from 'next';
import Link from 'next/link';
import type { Season } from '../../../../functions/api/schemas/seasons';
import { Page } from '../../../components/frame/page';
import { BoardCards } from '../../../components/season/board-cards';
import { Entries } from '../../../components/season/entries';
import { Facts } from '../../../components/season/facts';
import { Rounds } from '../../../components/season/rounds';
import { SeasonActions } from '../../../components/season/season-actions';
import { Standing } from '../../../components/season/standing';
import { reader } from '../../../lib/reader';
import { serverApi, valueFrom } from '../../../lib/server-api';

interface Props {
  readonly params: Promise<{ id: string }>;
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const answer = await serverApi.season((await params).id);
  return answer.ok ? { title: `${answer.value.name}, ${answer.value.league.name}` } : {};
}

export default async function SeasonPage({ params }: Props) {
  const season = valueFrom(await serverApi.season((await params).id));
  const me = (await reader())?.id ?? null;
  const rounds = [...new Set(season.boards.map(({ round }) => round))].sort((one, other) => other - one);
  return (
    <Page here="leagues">
      <div className="page-head">
        <p className="eyebrow">
          <Link href={`/leagues/${season.league.id}`}>{season.league.name}</Link>
        </p>
        <h1>{season.name}</h1>
        <Facts season={season} />
        {season.status === 'registration' ? null : <Rounds season={season} />}
      </div>
      <div className="season-columns">
        <div>
          {season.status === 'registration' ? (
            <Entries season={season} me={me} />
          ) : (
            <Standing season={season} me={me} />
          )}
        </div>
        <aside>
          <SeasonActions season={season} loggedIn={me !== null} />
          <section className="side-card">
            <h2>How points are made</h2>
            <p className="muted">{season.scoring.explanation}</p>
          </section>
          {season.drawSeed === null ? null : (
            <section className="side-card">
              <h2>The draw</h2>
              <p className="muted">
                Boards and seats follow from this seed, so that anybody can draw them again:{' '}
                <span className="mono break-all">{season.drawSeed}</span>
              </p>
            </section>
          )}
        </aside>
      </div>
      {rounds.map((round) => (
        <section key={round} className="section" aria-labelledby={`round-${round}`}>
          <div className="section-head">
            <h2 id={`round-${round}`}>Boards of round {round}</h2>
            <span className="small muted">
              {season.measures[0]?.name} {roundIsOver(season, round) ? 'at the end' : 'today'}
            </span>
          </div>
          <BoardCards season={season} me={me} round={round} />
        </section>
      ))}
    </Page>
  );
}

function roundIsOver(season: Season, round: number): boolean {
  return season.boards.every((board) => board.round !== round || board.status === 'finished');
}
