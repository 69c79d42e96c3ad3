'use client';

import { ArrowLeft } from 'lucide-react';
import Link from 'next/link';
import type { Game, GameSeat } from '../../../functions/api/schemas/games';
import { duration, elapsed, moment, urgency } from '../../lib/time';
import { Neatline } from '../frame/neatline';
import { Porthole, readingOf, STATE_WORDS } from '../frame/porthole';
import { SeatChip } from '../frame/seat-chip';
import { useNow } from '../frame/use-now';
import { useZone } from '../frame/zone';
import { factionName } from '../ny2047/factions';

/** The table's head: which game and moment, every seat with its state, the countdown, and the neatline as time bar. */
export function TableHead({ game, now: serverNow, title }: { game: Game; now: number; title: string }) {
  const now = useNow(serverNow);
  const [turn, phase] = title.split(', ');
  const finished = game.status === 'finished';
  const level = finished ? 1 : elapsed(game.openedAt, game.deadline, now);
  return (
    <header className="table-head">
      <div className="table-head-row">
        <Link
          prefetch={false}
          className="icon-button back"
          href={`/seasons/${game.season.id}`}
          aria-label={`Back to ${game.season.name}`}
        >
          <ArrowLeft size={22} />
        </Link>
        <div className="table-title">
          <p className="eyebrow">
            {game.season.name}, board {game.board}
          </p>
          <h1>
            {turn}
            {phase === undefined ? null : <span className="phase">, {phase}</span>}
          </h1>
        </div>
        <ul className="strip" aria-label="Seats">
          {game.seats.map((seat) => (
            <SeatTag key={seat.seat} seat={seat} mine={seat.seat === game.me.seat} />
          ))}
        </ul>
        <TableClock game={game} now={now} />
      </div>
      <Neatline level={level} />
    </header>
  );
}

function SeatTag({ seat, mine }: { seat: GameSeat; mine: boolean }) {
  const reading = readingOf(seat.state);
  const stars = seat.figures.stars ?? 0;
  return (
    <li className={mine ? 'mine' : ''} title={seat.player.name}>
      <SeatChip seat={seat.seat} size={28} />
      <span className="seat-words">
        <b>{factionName(seat.seat)}</b>
        <span>{mine ? `you, ${starsText(stars)}` : seat.eliminated ? 'out' : starsText(stars)}</span>
      </span>
      <span className="seat-count" aria-hidden="true">
        {stars}
      </span>
      {reading === null ? null : <Porthole reading={reading} size={16} />}
      <span className="hidden-text">{seat.eliminated ? 'out of the game' : STATE_WORDS[seat.state]}</span>
    </li>
  );
}

function starsText(stars: number): string {
  return `${stars} ${stars === 1 ? 'star' : 'stars'}`;
}

function TableClock({ game, now }: { game: Game; now: number }) {
  const zone = useZone();
  if (game.status === 'finished')
    return (
      <p className="table-clock">
        <b>Finished</b>
        <span>{game.steps.length} steps</span>
      </p>
    );
  if (game.deadline === null) return <p className="table-clock" />;
  const deadline = Date.parse(game.deadline);
  const left = deadline - now;
  const mine = game.seats.find(({ seat }) => seat === game.me.seat)?.state;
  const owing = mine === 'nothing' || mine === 'stored' || mine === 'late';
  const word = owing && urgency(left) !== 'far' ? 'near' : mine === 'ready' ? 'calm' : '';
  return (
    <p className={`table-clock ${word}`}>
      <b className="numbers">{left > 0 && game.state === 'open' ? duration(left) : 'Closing'}</b>
      <span>until {moment(deadline, now, zone)}</span>
      <span className="hidden-text" aria-live="polite">
        {announcement(left)}
      </span>
    </p>
  );
}

const ANNOUNCED = [10, 5, 1] as const;

/** Screen readers hear of the deadline at ten, five and one minute, and not each second. */
function announcement(left: number): string {
  const minutes = ANNOUNCED.find((mark) => left <= mark * 60_000 && left > (mark - 0.5) * 60_000);
  return minutes === undefined ? '' : `${minutes} ${minutes === 1 ? 'minute' : 'minutes'} to the deadline`;
}
