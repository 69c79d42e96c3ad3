import type { Metadata } from 'next';
import Link from 'next/link';
import type { Log } from '../../../../functions/api/schemas/results';
import type { Season } from '../../../../functions/api/schemas/seasons';
import { Card } from '../../../components/forms/card';
import { Page } from '../../../components/frame/page';
import { PageHead } from '../../../components/frame/page-head';
import { NoticeList } from '../../../components/notices/notice-list';
import { Awards } from '../../../components/results/awards';
import { EnterResults } from '../../../components/results/enter-results';
import { LeagueLog } from '../../../components/results/league-log';
import { OnePerson } from '../../../components/results/one-person';
import { TakeAway } from '../../../components/results/take-away';
import { AbsenceCard } from '../../../components/season/absence-card';
import { BoardCards } from '../../../components/season/board-cards';
import { CalendarPreview } from '../../../components/season/calendar-preview';
import { Entries } from '../../../components/season/entries';
import { Facts } from '../../../components/season/facts';
import { HowPointsAreMade } from '../../../components/season/how-points-are-made';
import { LifeButtons } from '../../../components/season/life-buttons';
import { OrganizerDesk } from '../../../components/season/organizer-desk';
import { Proposals } from '../../../components/season/proposals';
import { Registration } from '../../../components/season/registration';
import { Rounds } from '../../../components/season/rounds';
import { Standing } from '../../../components/season/standing';
import { Timeline } from '../../../components/season/timeline';
import { reader } from '../../../lib/reader';
import { serverApi, valueFrom } from '../../../lib/server-api';
import { siteAddress } from '../../../lib/site-address';

interface Props {
  readonly params: Promise<{ id: string }>;
  readonly searchParams: Promise<{ code?: string | string[] }>;
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const answer = await serverApi('GET /seasons/{id}', { id: (await params).id });
  return answer.ok ? { title: `${answer.value.name}, ${answer.value.league.name}` } : {};
}

export default async function SeasonPage({ params, searchParams }: Props) {
  const { code } = await searchParams;
  const { id } = await params;
  const [seasonAnswer, scores, awards, log, absence] = await Promise.all([
    serverApi('GET /seasons/{id}', { id }),
    serverApi('GET /seasons/{id}/scores', { id }),
    serverApi('GET /seasons/{id}/awards', { id }),
    serverApi('GET /seasons/{id}/log', { id }),
    serverApi('GET /seasons/{id}/absence', { id }),
  ]);
  const season = valueFrom(seasonAnswer);
  const me = (await reader())?.id ?? null;
  return (
    <Page here="leagues">
      <SeasonHead season={season} />
      <NoticeList notices={await noticesOf(season)} />
      <div className="season-columns">
        <div>
          {season.status === 'registration' ? (
            <Entries season={season} me={me} />
          ) : (
            <Standing season={season} scores={valueFrom(scores)} me={me} />
          )}
        </div>
        <aside>
          <Registration
            season={season}
            loggedIn={me !== null}
            code={typeof code === 'string' ? code : null}
          />
          <Timeline season={season} />
          {absence.ok ? <AbsenceCard season={season} absence={absence.value} /> : null}
          <Proposals season={id} proposals={await proposalsOf(season)} />
          <SideCards season={season} />
        </aside>
      </div>
      {awards.ok ? <Awards awards={awards.value.awards} /> : null}
      {season.myRoles.includes('organizer') && season.boards.some(({ atTheTable }) => atTheTable) ? (
        <EnterResults key={season.boards.length} season={season} />
      ) : null}
      <Boards season={season} me={me} />
      <Rulings entries={log.ok ? log.value.entries : []} />
    </Page>
  );
}

function Rulings({ entries }: Pick<Log, 'entries'>) {
  if (entries.length === 0) return null;
  return (
    <section className="section" aria-labelledby="log">
      <div className="section-head">
        <h2 id="log">Rulings</h2>
      </div>
      <LeagueLog entries={entries} here="season" />
    </section>
  );
}

/** What waits for a second person; only organizers and moderators read it. */
async function proposalsOf({ id, myRoles }: Season) {
  if (!myRoles.some((role) => role !== 'player')) return [];
  const waiting = await serverApi('GET /seasons/{id}/proposals', { id });
  return waiting.ok ? waiting.value.proposals : [];
}

/** The league's announcements that concern the season. */
async function noticesOf({ id, league }: Season) {
  const announced = await serverApi('GET /leagues/{id}/announcements', { id: league.id });
  const notices = announced.ok ? announced.value.notices : [];
  return notices.filter(({ season }) => season === null || season.id === id);
}

function SeasonHead({ season }: { readonly season: Season }) {
  return (
    <PageHead
      above={<Link href={`/leagues/${season.league.id}`}>{season.league.name}</Link>}
      title={season.name}
    >
      {season.champions.length === 0 ? null : (
        <p className="lead">Won by {season.champions.map(({ name }) => name).join(' and ')}.</p>
      )}
      {season.cancelled === null ? null : <p className="lead">Cancelled: {season.cancelled}</p>}
      <Facts season={season} />
      {season.status === 'registration' ? null : <Rounds season={season} />}
      {season.format.kind === 'knock-out' && season.status !== 'registration' ? (
        <p className="mt-3">
          <Link href={`/seasons/${season.id}/bracket`}>Bracket: who met whom, and who goes on</Link>
        </p>
      ) : null}
    </PageHead>
  );
}

function SideCards({ season }: { readonly season: Season }) {
  return (
    <>
      {season.myRoles.includes('organizer') ? (
        <>
          <OrganizerDesk season={season} address={siteAddress()} />
          <LifeButtons season={season} />
          <OnePerson season={season} />
        </>
      ) : null}
      {season.status === 'registration' && season.calendar.length > 0 ? (
        <Card title="Calendar">
          <p className="muted">
            If the season starts {season.schedule?.startsAt ? 'at its date' : 'today'} and games are as long
            as usual.
          </p>
          <CalendarPreview rounds={season.calendar} />
        </Card>
      ) : null}
      <TakeAway season={season} address={siteAddress()} />
      <HowPointsAreMade season={season} />
      {season.drawSeed === null ? null : (
        <Card title="The draw">
          <p className="muted">
            Boards and seats follow from this seed, so anyone can draw them again:{' '}
            <span className="mono break-all">{season.drawSeed}</span>
          </p>
        </Card>
      )}
    </>
  );
}

/** The boards of every round, the latest first. */
function Boards({ season, me }: { readonly season: Season; readonly me: string | null }) {
  const rounds = [...new Set(season.boards.map(({ round }) => round))].sort((one, other) => other - one);
  return rounds.map((round) => (
    <section key={round} className="section" aria-labelledby={`round-${round}`}>
      <div className="section-head">
        <h2 id={`round-${round}`}>Boards of round {round}</h2>
        <span className="small muted">
          {season.measures[0]?.name} {roundIsOver(season, round) ? 'at the end' : 'today'}
        </span>
      </div>
      <BoardCards season={season} me={me} round={round} />
    </section>
  ));
}

function roundIsOver(season: Season, round: number): boolean {
  return season.boards.every((board) => board.round !== round || board.status === 'finished');
}
