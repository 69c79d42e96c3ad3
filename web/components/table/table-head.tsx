import { ArrowLeft } from 'lucide-react';
import { memo } from 'react';
import { useTexts } from '#texts';
import type { Game, GameSeat } from '../../../functions/core/game/games.schema';
import { duration, elapsed, moment, urgency } from '../../lib/time';
import { useTitleCount } from '../../lib/use-title-count';
import { GameThumbnail, readingOf } from '../frame/game-thumbnail';
import { Link } from '../frame/link';
import { MapFrame } from '../frame/map-frame';
import { ProgramMark } from '../frame/program-mark';
import { useLanguage, useZone } from '../frame/reader';
import { SeatChip } from '../frame/seat-chip';
import { seatName } from '../frame/seats';
import { useNow } from '../frame/use-now';
import { usePlace } from './place';

interface TableHeadProps {
  readonly game: Game;
  readonly now: number;
  readonly title: readonly [turn: string, phase?: string];
  readonly measure: Measure;
  /** How many other boards wait for the reader, as far as this device knows. */
  readonly others: number;
}

/** A figure of seats, and its word: "stars", "points". */
export interface Measure {
  readonly id: string;
  readonly one: string;
  readonly many: string;
}

/** The table's head: game and moment, every seat with its state, the countdown, and the neatline as time bar. */
export const TableHead = memo(function TableHead(props: TableHeadProps) {
  const { game, title, measure } = props;
  const now = useNow(props.now);
  const t = useTexts('table');
  const place = usePlace(game);
  const [turn, phase] = title;
  const finished = game.status === 'finished';
  useTitleCount(props.others + (waitsFor(game) ? 1 : 0));
  const level = finished ? 1 : elapsed(game.openedAt, game.deadline, now);
  return (
    <header className="table-head">
      <div className="table-head-row">
        <Link
          className="icon-button back"
          href={place.href}
          aria-label={t('place.backTo', { place: place.backTo })}
        >
          <ArrowLeft size={22} />
        </Link>
        <div className="table-title">
          <p className="eyebrow">{place.name}</p>
          <h1>
            {turn}
            {phase === undefined ? null : <span className="phase">, {phase}</span>}
          </h1>
        </div>
        <ul className="strip" aria-label={t('seats')}>
          {game.seats.map((seat) => (
            <SeatTag key={seat.seat} seat={seat} mine={seat.seat === game.me.seat} measure={measure} />
          ))}
        </ul>
        <TableClock game={game} now={now} />
      </div>
      <MapFrame level={level} />
    </header>
  );
});

/** Whether the open turn waits for the reader. */
export function waitsFor({ me, seats, status }: Game): boolean {
  const state = seats.find(({ seat }) => seat === me.seat)?.state;
  return status === 'running' && state !== undefined && state !== 'none-owed' && state !== 'ready';
}

interface SeatTagProps {
  readonly seat: GameSeat;
  readonly mine: boolean;
  readonly measure: Measure;
}

/** A seat above the board: its player, its state, and whether its orders are stored. */
export function SeatTag({ seat, mine, measure }: SeatTagProps) {
  const t = useTexts('table');
  const reading = readingOf(seat.state);
  const figure = seat.figures[measure.id] ?? 0;
  const words = `${figure} ${figure === 1 ? measure.one : measure.many}`;
  return (
    <li className={mine ? 'mine' : ''} title={seat.player.name}>
      <button
        type="button"
        className="seat-open"
        popoverTarget="about-table"
        aria-label={t('about.seat', { seat: seatName(seat.seat, seat.player.name) })}
      />
      <SeatChip seat={seat.seat} player={seat.player.name} size={28} />
      <span className="seat-words">
        <b>{seatName(seat.seat, seat.player.name)}</b>
        <span>{mine ? t('seat.mine', { figure: words }) : seat.eliminated ? t('seat.out') : words}</span>
      </span>
      {seat.program ? <ProgramMark /> : null}
      <span className="seat-count" aria-hidden="true">
        {figure}
      </span>
      {reading === null ? null : <GameThumbnail reading={reading} size={16} />}
      <span className="hidden-text">{t(seat.eliminated ? 'seat.outOfGame' : `seatState.${seat.state}`)}</span>
    </li>
  );
}

/** The time left in the open turn, or why it has no deadline. */
export function TableClock({ game, now }: { game: Game; now: number }) {
  const t = useTexts('table');
  const zone = useZone();
  const language = useLanguage();
  if (game.status === 'finished')
    return (
      <p className="table-clock">
        <b>{t('clock.finished')}</b>
        <Link href={`/games/${game.id}/end`}>{t('clock.howItEnded')}</Link>
      </p>
    );
  if (game.practice !== null && game.deadline === null)
    return (
      <p className="table-clock">
        <b>{t('clock.noDeadline')}</b>
      </p>
    );
  if (game.deadline === null)
    return (
      <p className="table-clock">
        {game.paused !== null ? (
          <b>{t('clock.paused')}</b>
        ) : game.waits ? (
          <b>{t('clock.noDeadline')}</b>
        ) : null}
        {game.paused === null && game.waits ? <span>{t('clock.whenAllReady')}</span> : null}
      </p>
    );
  const deadline = Date.parse(game.deadline);
  const left = deadline - now;
  const mine = game.seats.find(({ seat }) => seat === game.me.seat)?.state;
  const owing = mine === 'nothing' || mine === 'stored' || mine === 'late';
  const announced = announcement(left);
  const word = owing && urgency(left) !== 'far' ? 'near' : mine === 'ready' ? 'calm' : '';
  return (
    <p className={`table-clock ${word}`}>
      <b className="numbers">
        {left > 0 && game.state === 'open' ? duration(left, language) : t('clock.closing')}
      </b>
      <span>{t('clock.until', { time: moment(deadline, now, zone, language) })}</span>
      <span className="hidden-text" aria-live="polite">
        {announced === undefined ? '' : t('clock.announcement', { minutes: announced })}
      </span>
    </p>
  );
}

const ANNOUNCED = [10, 5, 1] as const;

/** Screen readers announce the deadline at ten, five and one minute, and not every second. */
function announcement(left: number): number | undefined {
  return ANNOUNCED.find((mark) => left <= mark * 60_000 && left > (mark - 0.5) * 60_000);
}
