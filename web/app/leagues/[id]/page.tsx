import type { Metadata } from 'next';
import Link from 'next/link';
import { Page } from '../../../components/frame/page';
import { Plate } from '../../../components/frame/plate';
import { State } from '../../../components/frame/porthole';
import { When } from '../../../components/frame/when';
import { HandOver } from '../../../components/season/hand-over';
import { JoinButton } from '../../../components/season/join-button';
import { Members } from '../../../components/season/members';
import { reader } from '../../../lib/reader';
import { serverApi, valueFrom } from '../../../lib/server-api';
import { counted } from '../../../lib/time';

interface Props {
  readonly params: Promise<{ id: string }>;
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const answer = await serverApi('GET /leagues/{id}', { id: (await params).id });
  return answer.ok ? { title: answer.value.name } : {};
}

const SEASON_STATES = {
  registration: { reading: 'nothing', words: 'Registration is open' },
  running: { reading: 'stored', words: 'Running' },
  finished: { reading: 'adjudicated', words: 'Finished' },
} as const;

export default async function LeaguePage({ params }: Props) {
  const league = valueFrom(await serverApi('GET /leagues/{id}', { id: (await params).id }));
  const player = await reader();
  const organizes = league.myRoles.includes('organizer');
  const moderates = league.myRoles.some((role) => role !== 'player');
  return (
    <Page here="leagues">
      <div className="page-head">
        <p className="eyebrow">League</p>
        <h1>{league.name}</h1>
        <p className="lead reading">{league.about}</p>
        <p className="mt-3">
          <Link href={`/leagues/${league.id}/hall-of-fame`}>Hall of fame</Link>,{' '}
          <Link href={`/leagues/${league.id}/log`}>log</Link>
          {moderates ? (
            <>
              , <Link href={`/leagues/${league.id}/desk`}>moderators’ desk</Link>
            </>
          ) : null}
          {organizes ? (
            <>
              , <Link href={`/leagues/${league.id}/webhooks`}>webhooks</Link>
            </>
          ) : null}
        </p>
      </div>
      <div className="season-columns">
        <div>
          <section aria-labelledby="seasons">
            <div className="section-head">
              <h2 id="seasons">Seasons</h2>
              {organizes ? (
                <Link className="button compact" href={`/leagues/${league.id}/seasons/new`}>
                  Open a season
                </Link>
              ) : null}
            </div>
            {league.seasons.length === 0 ? (
              <p className="card empty">No season yet. The organizer opens the first one.</p>
            ) : null}
            <ul className="rows card">
              {league.seasons.map((season) => (
                <li key={season.id}>
                  <Plate system={season.system} small />
                  <div className="grow">
                    <h3>
                      <Link href={`/seasons/${season.id}`}>{season.name}</Link>
                    </h3>
                    <p className="small muted">
                      {counted(season.players, 'player')}, since <When at={season.createdAt} as="date" />
                      {season.champions.length === 0 ? null : (
                        <>
                          , won by <b>{season.champions.map(({ name }) => name).join(' and ')}</b>
                        </>
                      )}
                    </p>
                  </div>
                  <State reading={SEASON_STATES[season.status].reading}>
                    {SEASON_STATES[season.status].words}
                  </State>
                </li>
              ))}
            </ul>
          </section>
        </div>
        <aside>
          {league.myRoles.length === 0 ? (
            <div className="side-card">
              <h2>Join the league</h2>
              <p className="muted">
                Members can register for its seasons. You can leave a season until it starts.
              </p>
              <JoinButton league={league.id} loggedIn={player !== null} />
            </div>
          ) : null}
          <HandOver league={league} me={player?.id ?? null} now={Date.now()} />
          <Members league={league} organizes={organizes} me={player?.id ?? null} />
        </aside>
      </div>
    </Page>
  );
}
