import { useTranslations } from 'next-intl';
import type { ComponentProps } from 'react';
import type { Board } from '../../../functions/core/game/boards.schema';
import type { SeasonBoards } from '../../../functions/core/season/season-pages.schema';
import type { Season } from '../../../functions/core/season/seasons.schema';
import { Sketch } from '../charts/sketch';
import { ClientTexts } from '../frame/client-texts';
import { ShortDeadline } from '../frame/countdown';
import { countdownWords } from '../frame/countdown-words';
import { State } from '../frame/game-thumbnail';
import { Link } from '../frame/link';
import { SeatChip } from '../frame/seat-chip';
import { seatName } from '../frame/seats';
import { ResultOnRow } from './result-on-row';

interface BoardCardsProps {
  readonly season: Pick<Season, 'measures' | 'deadlines'>;
  /** With the progress of each, if a page has it. */
  readonly boards: readonly (Board & Partial<Pick<SeasonBoards['boards'][number], 'progress'>>)[];
  readonly me: string | null;
  /** The id of the season, for an organizer who enters the results of real tables. */
  readonly entersFor?: string | undefined;
}

/** Boards with the players in their seats and the state of the turn. */
export function BoardCards({ season, boards, me, entersFor }: BoardCardsProps) {
  const leading = season.measures[0] ?? { id: 'stars', name: 'Stars' };
  const now = Date.now();
  const cards = (
    <div className="boards">
      {boards.map((board) => (
        <BoardCard
          key={board.game}
          board={board}
          me={me}
          leading={leading}
          entersFor={entersFor}
          now={now}
          zone={season.deadlines.zone ?? null}
        />
      ))}
    </div>
  );
  return entersFor === undefined ? cards : <ClientTexts of={['enter-results']}>{cards}</ClientTexts>;
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
  readonly leading: { readonly id: string; readonly name: string };
  readonly entersFor: string | undefined;
}

function BoardCard({ board, me, leading, entersFor, now, zone }: BoardCardProps) {
  const t = useTranslations('season');
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
        <span className="small muted">{board.label}</span>
      </header>
      <ul className={board.progress ? 'has-sketch' : ''}>
        {board.seats.map(({ seat, player, figures }) => (
          <li key={seat} className={player.id === me ? 'mine' : ''}>
            <SeatChip seat={seat} player={player.name} />
            <span className="hidden-text">{seatName(seat)}: </span>
            <span className="name">{player.name}</span>
            <span className="numbers figure">
              {figures[leading.id] ?? 0}
              <span className="hidden-text"> {leading.id}</span>
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
      {entersFor !== undefined && board.atTheTable && board.result !== 'void' ? (
        <ResultOnRow season={entersFor} board={board} leading={leading} />
      ) : null}
    </article>
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
