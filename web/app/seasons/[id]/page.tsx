import type { Metadata } from 'next';
import { useLocale, useTranslations } from 'next-intl';
import { getTranslations } from 'next-intl/server';
import type { ComponentProps } from 'react';
import type { Log } from '../../../../functions/core/result/results.schema';
import type { Season } from '../../../../functions/core/season/seasons.schema';
import { textFor } from '../../../../messages/text-in';
import { Card } from '../../../components/forms/card';
import { ClientTexts } from '../../../components/frame/client-texts';
import { Link } from '../../../components/frame/link';
import { MarkdownText } from '../../../components/league/markdown-text';
import { PlaceAndLinks } from '../../../components/league/place-and-links';
import { Notices } from '../../../components/notices/notices';
import { ReportLink } from '../../../components/reports/report-link';
import { Awards } from '../../../components/results/awards';
import { EnterResults } from '../../../components/results/enter-results';
import { LeagueLog } from '../../../components/results/league-log';
import { ReportedResults } from '../../../components/results/reported-results';
import { AbsenceCard } from '../../../components/season/absence-card';
import { BoardCards } from '../../../components/season/board-cards';
import { CalendarPreview } from '../../../components/season/calendar-preview';
import { CheckInCard } from '../../../components/season/check-in-card';
import { Entries } from '../../../components/season/entries';
import { figuresInWords } from '../../../components/season/figures-in-words';
import { HowPointsAreMade } from '../../../components/season/how-points-are-made';
import { Leaders } from '../../../components/season/leaders';
import { LifeButtons } from '../../../components/season/life-buttons';
import { OrganizerDesk } from '../../../components/season/organizer-desk';
import { PlannedRound } from '../../../components/season/planned-round';
import { Proposals } from '../../../components/season/proposals';
import { Registration } from '../../../components/season/registration';
import { ReportsCard } from '../../../components/season/reports-card';
import { Rounds } from '../../../components/season/rounds';
import { SeasonFrame } from '../../../components/season/season-frame';
import { ShareSeason } from '../../../components/season/share-season';
import { stageOfRound } from '../../../components/season/stage-words';
import { Timeline } from '../../../components/season/timeline';
import { absenceInWords } from '../../../lib/absence';
import { gameOfRound } from '../../../lib/in-round';
import { languageOfReader } from '../../../lib/language';
import { reader } from '../../../lib/reader';
import { serverApi, valueFrom } from '../../../lib/server-api';
import { siteAddress } from '../../../lib/site-address';
import { tableReportsOf } from '../../../lib/table-reports';
import { Facts } from './facts';

interface Props {
  readonly params: Promise<{ id: string }>;
  readonly searchParams: Promise<{ code?: string | string[]; joined?: string | string[] }>;
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const answer = await serverApi('GET /seasons/{id}', { id: (await params).id });
  if (!answer.ok) return {};
  const { name, league, systemTitle } = answer.value;
  const t = await getTranslations('season');
  return {
    title: `${name}, ${league.name}`,
    description: t('metaAbout', { game: systemTitle, league: league.name }),
  };
}

/** A season at a glance: what comes next, the reader's part in it, and who leads. */
export default async function SeasonPage({ params, searchParams }: Props) {
  const { code, joined } = await searchParams;
  const { id } = await params;
  const [seasonAnswer, awards, log, absence, player] = await Promise.all([
    serverApi('GET /seasons/{id}', { id }),
    serverApi('GET /seasons/{id}/awards', { id }),
    serverApi('GET /seasons/{id}/log', { id }),
    serverApi('GET /seasons/{id}/absence', { id }),
    reader(),
  ]);
  const season = valueFrom(seasonAnswer);
  const me = player?.id ?? null;
  const reports = await tableReportsOf(season, me);
  const about = textFor(await languageOfReader(), season.about, season.aboutIn);
  const report = await getTranslations('report');
  // The browser gets the data twice, as a page and as its parts' properties; data that no part needs is left out.
  const light = { ...season, boards: [], standing: [], planned: [] };
  return (
    <SeasonFrame season={season} here="overview">
      {about === '' ? null : <MarkdownText text={about} heading="h2" />}
      <PlaceAndLinks venue={season.venue} links={season.links} />
      <Facts season={season} />
      {season.status === 'registration' && season.myRoles.includes('organizer') ? (
        <ClientTexts of={['season-desk']}>
          <ShareSeason
            season={{ id: season.id, registration: season.registration }}
            address={siteAddress()}
          />
        </ClientTexts>
      ) : null}
      <ReportedResults season={season} />
      <EntryLink season={season} />
      <p className="mb-4">
        <ReportLink target={{ kind: 'season-about', season: season.id }}>{report('linkSeason')}</ReportLink>
      </p>
      <Seating season={season} />
      {season.status === 'registration' ? null : <Rounds season={season} />}
      <Notices notices={await noticesOf(season)} />
      <div className="season-columns">
        <div>
          <Planned season={season} />
          <CheckInDesk season={season} />
          {season.status === 'registration' ? (
            <Entries season={season} me={me} />
          ) : (
            <>
              <Boards season={season} me={me} reports={reports} />
              <Leaders season={season} me={me} />
            </>
          )}
        </div>
        <aside>
          <ClientTexts of={['join', 'check-in', 'taking-part']}>
            <Registration
              season={light}
              loggedIn={me !== null}
              code={typeof code === 'string' ? code : null}
              boards={boardsOf(season, me)}
              joined={joined !== undefined}
            />
            <Timeline season={light} />
            {absence.ok && season.atTheTable === null ? (
              <MissedTurns season={light} absence={absence.value} />
            ) : null}
          </ClientTexts>
          <Proposed season={season} />
          {season.myRoles.includes('organizer') && reports !== undefined ? (
            <ReportsCard season={season.id} open={reports.open} />
          ) : null}
          <SideCards season={light} />
        </aside>
      </div>
      {awards.ok ? <Awards awards={awards.value.awards} /> : null}
      {season.myRoles.includes('organizer') && season.boards.some(({ atTheTable }) => atTheTable) ? (
        <ClientTexts of={['enter-results', 'lists']}>
          <EnterResults key={season.boards.length} season={season} />
        </ClientTexts>
      ) : null}
      <Rulings season={season} entries={log.ok ? log.value.entries : []} />
    </SeasonFrame>
  );
}

/** Leads to who may enter, where that is decided or an organizer may still decide it. */
function EntryLink({ season: { id, qualification, status, myRoles } }: { readonly season: Season }) {
  const t = useTranslations('qualification');
  if (!qualification && !(status === 'registration' && myRoles.includes('organizer'))) return null;
  return (
    <p className="mb-2">
      <Link href={`/seasons/${id}/qualification`}>{t('link')}</Link>
    </p>
  );
}

/** The running boards of a player. */
function boardsOf({ boards }: Season, me: string | null) {
  return boards
    .filter(({ status, seats }) => status === 'running' && seats.some(({ player }) => player.id === me))
    .map(({ game, board }) => ({ game, board }));
}

/** The rules on missed turns. They are complete sentences, so the browser needs no code for them. */
function MissedTurns({ season, absence }: Pick<ComponentProps<typeof AbsenceCard>, 'season' | 'absence'>) {
  const words = { t: useTranslations('absence'), language: useLocale() };
  return <AbsenceCard season={season} absence={absence} rules={absenceInWords(absence.policy, words)} />;
}

/** The open check-in by name, for the season's organizers. */
async function CheckInDesk({ season: { id, checkIn, myRoles } }: { readonly season: Season }) {
  if (checkIn === null || !myRoles.includes('organizer')) return null;
  const answers = await serverApi('GET /seasons/{id}/check-in', { id });
  if (!answers.ok) return null;
  return (
    <ClientTexts of={['lists', 'season-desk']}>
      <CheckInCard season={id} answers={answers.value} />
    </ClientTexts>
  );
}

/** The number of boards of a planned round that fit in the overview; a larger one has its page. */
const PLANNED_HERE = 12;

/** A round that waits for its organizer, in the main column. */
function Planned({ season }: { readonly season: Season }) {
  const t = useTranslations('season');
  const inSections = useTranslations('sections');
  return season.planned.map((round) =>
    round.boards.length <= PLANNED_HERE ? (
      <ClientTexts key={round.round} of={['lists', 'season-desk', 'sections']}>
        <PlannedRound
          season={season.id}
          round={round}
          note={gameOfRound(season, round.round) ?? stageOfRound(inSections, season, round.round)}
        />
      </ClientTexts>
    ) : (
      <Card key={round.round} title={t('planned.title', { round: round.round })}>
        <p>
          {t.rich('planned.waiting', {
            boards: round.boards.length,
            rounds: (words) => <Link href={`/seasons/${season.id}/rounds`}>{words}</Link>,
          })}
        </p>
      </Card>
    ),
  );
}

/** The number of boards in the overview. */
const BOARDS_HERE = 12;

/** The reader's boards first, then others of the round. */
function Boards({
  season,
  me,
  reports,
}: Pick<ComponentProps<typeof BoardCards>, 'me' | 'reports'> & { readonly season: Season }) {
  const t = useTranslations('season');
  const mine = ({ seats }: Season['boards'][number]) => seats.some(({ player }) => player.id === me);
  const now = season.boards.filter((board) => board.round === season.round);
  const open = season.boards.filter((board) => board.round !== season.round && board.status === 'running');
  const own = [...now, ...open].filter(mine);
  const boards = [...own, ...now.filter((board) => !mine(board))].slice(0, Math.max(BOARDS_HERE, own.length));
  if (boards.length === 0) return null;
  const over = now.every(({ status }) => status === 'finished');
  const counted = figuresInWords(season, over, t);
  return (
    <section className="section" aria-labelledby="boards">
      <div className="section-head">
        <h2 id="boards">{t('boardsOfRound', { round: season.round })}</h2>
        <span className="small muted">
          {counted} <Link href={`/seasons/${season.id}/rounds`}>{t('allBoards')}</Link>
        </span>
      </div>
      <BoardCards {...{ season, boards, me, reports }} />
    </section>
  );
}

/** The number of rulings in the overview. */
const RULINGS_HERE = 20;

function Rulings({ season, entries }: Pick<Log, 'entries'> & { readonly season: Season }) {
  const t = useTranslations('season');
  if (entries.length === 0) return null;
  return (
    <section className="section" aria-labelledby="log">
      <div className="section-head">
        <h2 id="log">{t('rulings')}</h2>
        {entries.length > RULINGS_HERE ? (
          <Link href={`/leagues/${season.league.id}/log`}>{t('wholeLog')}</Link>
        ) : null}
      </div>
      <LeagueLog entries={entries.slice(0, RULINGS_HERE)} league={season.league.id} here="season" />
    </section>
  );
}

/** Proposals that wait for a second person; only organizers and moderators see them. */
async function Proposed({ season: { id, myRoles } }: { readonly season: Season }) {
  if (!myRoles.some((role) => role !== 'player')) return null;
  const waiting = await serverApi('GET /seasons/{id}/proposals', { id });
  if (!waiting.ok) return null;
  return (
    <ClientTexts of={['season-desk']}>
      <Proposals season={id} proposals={waiting.value.proposals} />
    </ClientTexts>
  );
}

/** The league's announcements that concern the season. */
async function noticesOf({ id, league }: Season) {
  const announced = await serverApi('GET /leagues/{id}/announcements', { id: league.id });
  const notices = announced.ok ? announced.value.notices : [];
  return notices.filter(({ season }) => season === null || season.id === id);
}

function SideCards({ season }: { readonly season: Season }) {
  const t = useTranslations('calendar');
  return (
    <>
      {season.myRoles.includes('organizer') ? (
        <ClientTexts of={['season-desk']}>
          <OrganizerDesk season={season} address={siteAddress()} />
          <LifeButtons season={season} />
        </ClientTexts>
      ) : null}
      {season.status === 'registration' && season.calendar.length > 0 ? (
        <Card title={t('title')}>
          <p className="muted">{t(season.schedule?.startsAt ? 'ifAtDate' : 'ifToday')}</p>
          <CalendarPreview rounds={season.calendar} />
        </Card>
      ) : null}
      <HowPointsAreMade season={season} />
    </>
  );
}

function Seating({ season: { seating } }: { readonly season: Season }) {
  const t = useTranslations('season');
  if (seating === null) return null;
  const { round, seated, of } = seating;
  return <p role="status">{t('seating', { round, seated, of })}</p>;
}
