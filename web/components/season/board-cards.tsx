import { useTranslations } from 'next-intl';
import type { ComponentProps } from 'react';
import { identityOf, isGameSystem, inRound as playedIn } from '../../../engine/games';
import { seatNumber } from '../../../engine/results-only/definition';
import type { Board } from '../../../functions/core/game/boards.schema';
import type { TableReports } from '../../../functions/core/result/table-reports.schema';
import type { Section } from '../../../functions/core/round/draws.schema';
import type { SeasonBoards } from '../../../functions/core/season/season-pages.schema';
import type { Season } from '../../../functions/core/season/seasons.schema';
import { inRound } from '../../lib/in-round';
import { Sketch } from '../charts/sketch';
import { ClientTexts } from '../frame/client-texts';
import { ShortDeadline } from '../frame/countdown';
import { countdownWords } from '../frame/countdown-words';
import { State } from '../frame/game-thumbnail';
import { Link } from '../frame/link';
import { SeatChip } from '../frame/seat-chip';
import { isRole, seatName } from '../frame/seats';
import { ChairOnRow } from './chair-on-row';
import { ReportOnRow } from './report-on-row';
import type { CountedGame } from './result-form';
import { ResultOnRow } from './result-on-row';
import { SEASON_PEOPLE } from './season-people';
import { sectionOf, sectionWords } from './section-words';

interface BoardCardsProps {
  readonly season: Pick<Season, 'system' | 'measures' | 'results' | 'deadlines'> &
    Partial<Pick<Season, 'games' | 'options'>>;
  /** With the progress of each, if a page has it. */
  readonly boards: readonly (Board & Partial<Pick<SeasonBoards['boards'][number], 'progress'>>)[];
  readonly me: string | null;
  /** The groups or brackets of the boards, if all are of one round. */
  readonly sections?: readonly Section[];
  /** The id of the season, for an organizer who enters the results of real tables. */
  readonly entersFor?: string | undefined;
  /** Names that are offered for a chair. */
  readonly people?: readonly string[];
  /** The results that players of real tables have reported, as far as the reader sees them. */
  readonly reports?: TableReports | undefined;
}

/** Boards with the players in their seats and the state of the turn. */
export function BoardCards({
  season,
  boards,
  me,
  entersFor,
  people = [],
  sections = [],
  reports,
}: BoardCardsProps) {
  const own = !isGameSystem(season.system);
  const gameOf = ({ round }: Board): CountedGame => {
    const { measures, results } = inRound(season, round);
    return { measures, results, own };
  };
  const now = Date.now();
  const cards = (
    <div className="boards">
      {boards.map((board) => (
        <BoardCard
          key={board.game}
          board={board}
          me={me}
          game={gameOf(board)}
          section={sectionOf(sections, board.board)}
          entersFor={entersFor}
          free={entersFor === undefined ? [] : freeChairs(season, board)}
          reports={reports}
          now={now}
          zone={season.deadlines.zone ?? null}
        />
      ))}
    </div>
  );
  const isReported = reports !== undefined && reports.open.length + reports.mayReport.length > 0;
  if (entersFor === undefined && !isReported) return cards;
  return (
    <ClientTexts of={isReported ? ['enter-results', 'table-report'] : ['enter-results']}>
      {cards}
      {entersFor !== undefined && boards.some(awaitsResult) ? (
        <datalist id={SEASON_PEOPLE}>
          {people.map((name) => (
            <option key={name} value={name} />
          ))}
        </datalist>
      ) : null}
    </ClientTexts>
  );
}

/** The seats of a board at a real table that the game has and where nobody sits. */
function freeChairs({ system, options = {} }: BoardCardsProps['season'], { round, seats }: Board) {
  const { names, max } = identityOf(playedIn({ system, options }, round)).seats;
  return names.slice(0, max).filter((name) => !seats.some(({ seat }) => seat === name));
}

function awaitsResult({ atTheTable, status }: Board): boolean {
  return atTheTable && status === 'running';
}

interface BoardStateProps {
  readonly board: Board;
  readonly now: number;
  /** The league's time zone. */
  readonly zone: string | null;
}

interface BoardCardProps extends BoardStateProps {
  readonly board: BoardCardsProps['boards'][number];
  readonly me: string | null;
  readonly game: CountedGame;
  readonly section: Section | undefined;
  readonly entersFor: string | undefined;
  readonly free: readonly string[];
  readonly reports: TableReports | undefined;
}

function BoardCard({ board, me, game, section, entersFor, free, reports, now, zone }: BoardCardProps) {
  const [leading] = game.measures;
  const t = useTranslations('season');
  const inSections = useTranslations('sections');
  const values = new Map(board.progress?.map((one) => [one.seat, one.values]));
  const mine = board.seats.some(({ player }) => player.id === me);
  return (
    <article className={mine ? 'card board is-mine' : 'card board'}>
      <header>
        <h3>
          <Link href={`/games/${board.game}${board.atTheTable ? '/result' : ''}`}>
            {t('board.title', { board: board.board })}
          </Link>
        </h3>
        <span className="small muted">
          {section === undefined ? board.label : `${sectionWords(inSections, section)} · ${board.label}`}
        </span>
      </header>
      <ul className={board.progress ? 'has-sketch' : ''}>
        {board.seats.map(({ seat, player, figures, place }) => (
          <li key={seat} className={player.id === me ? 'mine' : ''}>
            <SeatChip seat={seat} player={player.name} />
            <SeatText seat={seat} player={player.name} />
            <span className="numbers figure">
              <Figure board={board} leading={leading} figures={figures} place={place} />
            </span>
          </li>
        ))}
        {board.progress ? (
          <li className="sketch-place">
            <BoardSketch
              rows={board.seats.map(({ seat }) => ({ name: seatName(seat), values: values.get(seat) ?? [] }))}
            />
          </li>
        ) : null}
      </ul>
      {board.progress ? (
        <p className="board-progress small">
          <Link href={`/games/${board.game}/progress`}>{t('board.stepByStep')}</Link>
        </p>
      ) : null}
      <BoardState board={board} now={now} zone={zone} />
      {reports !== undefined && awaitsResult(board) ? <ReportOnRow {...{ board, game, reports }} /> : null}
      {entersFor !== undefined && board.atTheTable && board.result !== 'void' ? (
        <ResultOnRow
          {...{ season: entersFor, board, game }}
          report={reports?.open.find((one) => one.game === board.game)}
        />
      ) : null}
      {entersFor !== undefined && awaitsResult(board) ? (
        <ChairOnRow {...{ season: entersFor, board, free }} />
      ) : null}
    </article>
  );
}

interface FigureProps {
  readonly board: Board;
  readonly leading: Season['measures'][number] | undefined;
  readonly figures: Board['seats'][number]['figures'];
  readonly place: number | null;
}

/** What a seat has: the figure that decides, or its place in a game without figures; nothing before a real table ends. */
function Figure({ board: { atTheTable, status }, leading, figures, place }: FigureProps) {
  const t = useTranslations('season');
  if (atTheTable && status === 'running') return null;
  if (leading === undefined) return place === null ? null : t('board.place', { place });
  return (
    <>
      {figures[leading.id] ?? 0}
      <span className="hidden-text"> {leading.id}</span>
    </>
  );
}

/** The player of a seat; a side or role without an emblem is named. */
function SeatText({ seat, player }: { readonly seat: string; readonly player: string }) {
  const role = isRole(seat) ? seatName(seat) : '';
  return (
    <>
      {role === '' && seatNumber(seat) === undefined ? (
        <span className="hidden-text">{seatName(seat)}: </span>
      ) : null}
      <span className="name">
        {player}
        {role === '' ? null : <small className="muted"> {role}</small>}
      </span>
    </>
  );
}

/** The history of the figures, as lines beside the list of seats. */
function BoardSketch({ rows }: Pick<ComponentProps<typeof Sketch>, 'rows'>) {
  const t = useTranslations('season');
  const seats = rows.map(({ name, values }) =>
    t('board.course', { seat: name, first: values[0] ?? 0, last: values.at(-1) ?? 0 }),
  );
  return <Sketch rows={rows} label={t('board.sketch', { seats: seats.join(', ') })} />;
}

function BoardState({ board, now, zone }: BoardStateProps) {
  const t = useTranslations('season');
  const results = {
    'as-played': t('board.finished'),
    corrected: t('board.corrected'),
    void: t('board.void'),
  };
  const words = countdownWords(useTranslations('countdown'));
  return (
    <footer>
      {board.status === 'finished' ? (
        <State reading="adjudicated">
          <Link href={`/games/${board.game}/result`}>{results[board.result]}</Link>
        </State>
      ) : board.atTheTable ? (
        <State reading="nothing">{t('board.waits')}</State>
      ) : board.late ? (
        <State reading="nothing">{t('board.late')}</State>
      ) : (
        <State reading={board.ready === board.owing ? 'ready' : 'stored'}>
          {t('board.ready', { ready: board.ready, owing: board.owing })}
        </State>
      )}
      {board.paused ? <span className="small dim">{t('board.paused')}</span> : null}
      {board.deadline === null ? null : (
        <span className="small dim numbers">
          <ShortDeadline deadline={board.deadline} now={now} league={zone} words={words} />
        </span>
      )}
    </footer>
  );
}
