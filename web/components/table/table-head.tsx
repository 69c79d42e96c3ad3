import { ArrowLeft } from 'lucide-react';
import { memo } from 'react';
import type { Game } from '../../../functions/api/schemas/games';
import { elapsed } from '../../lib/time';
import { Neatline } from '../frame/neatline';
import { SoftLink } from '../frame/soft-link';
import { useNow } from '../frame/use-now';
import { usePlace } from './place';
import { type Measure, SeatTag } from './seat-tag';
import { TableClock } from './table-clock';

interface TableHeadProps {
  readonly game: Game;
  readonly now: number;
  readonly title: readonly [turn: string, phase?: string];
  readonly measure: Measure;
}

/** The table's head: which game and moment, every seat with its state, the countdown, and the neatline as time bar. */
export const TableHead = memo(function TableHead({ game, now: serverNow, title, measure }: TableHeadProps) {
  const now = useNow(serverNow);
  const place = usePlace(game);
  const [turn, phase] = title;
  const finished = game.status === 'finished';
  const level = finished ? 1 : elapsed(game.openedAt, game.deadline, now);
  return (
    <header className="table-head">
      <div className="table-head-row">
        <SoftLink className="icon-button back" href={place.href} aria-label={`Back to ${place.backTo}`}>
          <ArrowLeft size={22} />
        </SoftLink>
        <div className="table-title">
          <p className="eyebrow">{place.name}</p>
          <h1>
            {turn}
            {phase === undefined ? null : <span className="phase">, {phase}</span>}
          </h1>
        </div>
        <ul className="strip" aria-label="Seats">
          {game.seats.map((seat) => (
            <SeatTag key={seat.seat} seat={seat} mine={seat.seat === game.me.seat} measure={measure} />
          ))}
        </ul>
        <TableClock game={game} now={now} />
      </div>
      <Neatline level={level} />
    </header>
  );
});
