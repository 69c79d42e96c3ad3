import type { GameSeat } from '../../../../functions/api/schemas/games';
import { SeatChip } from '../../../components/frame/seat-chip';
import { seatName } from '../../../components/frame/seats';

const GOAL = 11;

/** How near each seat is to eleven stars, and what the last turn changed. */
export function Race({
  seats,
  before,
}: {
  seats: readonly GameSeat[];
  before: Readonly<Record<string, number>>;
}) {
  const stars = (seat: GameSeat) => seat.figures.stars ?? 0;
  const inOrder = [...seats].sort((one, other) => stars(other) - stars(one));
  return (
    <>
      <div className="panel-head">
        <h2 id="race-title">Race to 11 stars</h2>
      </div>
      <ul className="race">
        {inOrder.map((seat) => (
          <li key={seat.seat} className={seat.eliminated ? 'out' : ''}>
            <SeatChip seat={seat.seat} size={22} />
            <span className="race-name">
              {seatName(seat.seat)}
              {seat.eliminated ? <span className="dim"> out</span> : null}
              <span className="race-player">{seat.player.name}</span>
            </span>
            <span className="race-dots" aria-hidden="true">
              {Array.from({ length: GOAL }, (_, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: eleven boxes that never move
                <i key={index} className={index < stars(seat) ? 'on' : ''} />
              ))}
            </span>
            <b className="numbers">{stars(seat)}</b>
            <span className="hidden-text">stars</span>
            <span className="race-change numbers">{changeOf(stars(seat), before[seat.seat])}</span>
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
