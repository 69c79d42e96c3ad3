import type { ReactNode } from 'react';
import { useTexts } from '#texts';
import type { GameSeat } from '../../../functions/core/game/games.schema';
import { ProgramMark } from '../frame/program-mark';
import { SeatChip } from '../frame/seat-chip';
import { seatName } from '../frame/seats';

interface RaceProps {
  readonly title: string;
  readonly seats: readonly GameSeat[];
  /** The figure that wins: "stars". */
  readonly figure: string;
  /** Each seat's figure before the last turn; empty if there was none. */
  readonly before: Readonly<Record<string, number>>;
  /** A picture of how close a seat is to winning. */
  readonly bar: (seat: GameSeat, figure: number) => ReactNode;
  /** Text after a figure: "centres, 5 units". */
  readonly counts: (seat: GameSeat) => string;
}

/** How close each seat is to winning, and the changes of the last turn. */
export function Race({ title, seats, figure, before, bar, counts }: RaceProps) {
  const t = useTexts('turns');
  const figureOf = (seat: GameSeat) => seat.figures[figure] ?? 0;
  const inOrder = [...seats].sort((one, other) => figureOf(other) - figureOf(one));
  return (
    <>
      <div className="panel-head">
        <h2 id="race-title">{title}</h2>
      </div>
      <ul className="race">
        {inOrder.map((seat) => (
          <li key={seat.seat} className={seat.eliminated ? 'out' : ''}>
            <SeatChip seat={seat.seat} size={22} />
            <span className="race-name">
              {seatName(seat.seat)}
              {seat.eliminated ? <span className="dim"> {t('race.out')}</span> : null}
              <span className="race-player">{seat.player.name}</span>
              {seat.program ? <ProgramMark /> : null}
            </span>
            {bar(seat, figureOf(seat))}
            <b className="numbers">{figureOf(seat)}</b>
            <span className="hidden-text">{counts(seat)}</span>
            <span className="race-change numbers">{changeOf(figureOf(seat), before[seat.seat])}</span>
          </li>
        ))}
      </ul>
    </>
  );
}

function changeOf(now: number, before: number | undefined): string {
  if (before === undefined || now === before) return '';
  return now > before ? `+${now - before}` : `−${before - now}`;
}
