import type { GameSeat } from '../../../functions/api/schemas/games';
import { Porthole, readingOf, STATE_WORDS } from '../frame/porthole';
import { PROGRAM_ABOUT } from '../frame/program-mark';
import { SeatChip } from '../frame/seat-chip';
import { seatName } from '../frame/seats';

/** A figure of seats, and its word: "stars", "points". */
export interface Measure {
  readonly id: string;
  readonly one: string;
  readonly many: string;
}

interface SeatTagProps {
  readonly seat: GameSeat;
  readonly mine: boolean;
  readonly measure: Measure;
}

/** A seat above the board: whose it is, how it stands, and whether its orders are there. */
export function SeatTag({ seat, mine, measure }: SeatTagProps) {
  const reading = readingOf(seat.state);
  const figure = seat.figures[measure.id] ?? 0;
  const words = `${figure} ${figure === 1 ? measure.one : measure.many}`;
  return (
    <li
      className={mine ? 'mine' : ''}
      title={seat.program ? `${seat.player.name}. ${PROGRAM_ABOUT}.` : seat.player.name}
    >
      <SeatChip seat={seat.seat} player={seat.player.name} size={28} />
      <span className="seat-words">
        <b>{seatName(seat.seat, seat.player.name)}</b>
        <span>{mine ? `you, ${words}` : seat.eliminated ? 'out' : words}</span>
        {seat.program ? (
          <span className="program-mark" aria-hidden="true">
            Program
          </span>
        ) : null}
      </span>
      <span className="seat-count" aria-hidden="true">
        {figure}
      </span>
      {reading === null ? null : <Porthole reading={reading} size={16} />}
      <span className="hidden-text">{seat.eliminated ? 'out of the game' : STATE_WORDS[seat.state]}</span>
      {seat.program ? <span className="hidden-text">. {PROGRAM_ABOUT}.</span> : null}
    </li>
  );
}
