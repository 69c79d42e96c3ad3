import { CENTRES_TO_WIN } from '../../../../engine/classic/rules/ending';
import type { GameSeat } from '../../../../functions/api/schemas/games';
import { SeatChip, seatColours } from '../../../components/frame/seat-chip';
import { seatName } from '../../../components/frame/seats';

interface CentresPanelProps {
  readonly seats: readonly GameSeat[];
  /** The centres of each power before the last turn; empty where there was none. */
  readonly before: Readonly<Record<string, number>>;
}

/** How near each power is to eighteen centres, and what the last turn changed. */
export function CentresPanel({ seats, before }: CentresPanelProps) {
  const inOrder = [...seats].sort((one, other) => centresOf(other) - centresOf(one));
  return (
    <>
      <div className="panel-head">
        <h2 id="race-title">Race to {CENTRES_TO_WIN} centres</h2>
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
            <span className="centre-bar" aria-hidden="true" style={seatColours(seat.seat)}>
              <i style={{ width: `${Math.min(1, centresOf(seat) / CENTRES_TO_WIN) * 100}%` }} />
            </span>
            <b className="numbers">{centresOf(seat)}</b>
            <span className="hidden-text">centres, {seat.figures.units ?? 0} units</span>
            <span className="race-change numbers">{changeOf(centresOf(seat), before[seat.seat])}</span>
          </li>
        ))}
      </ul>
    </>
  );
}

function centresOf(seat: GameSeat): number {
  return seat.figures.centres ?? 0;
}

function changeOf(now: number, before: number | undefined): string {
  if (before === undefined || now === before) return '';
  return now > before ? `+${now - before}` : `−${before - now}`;
}
