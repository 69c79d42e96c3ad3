'use client';

import { lazy, type ReactNode } from 'react';
import type { GameAbsence } from '../../../functions/api/schemas/absence';
import type { Game } from '../../../functions/api/schemas/games';
import { counted, minutesInWords } from '../../lib/time';
import { BothTimes } from '../frame/both-times';
import { seatName } from '../frame/seats';

interface TimeProps {
  readonly game: Game;
  readonly absence: GameAbsence;
}

interface TimeCardProps extends TimeProps {
  /** Asks for all this again. */
  readonly refetch: () => Promise<void>;
  /** The season's rules for missed turns and the game's papers, made on the server. */
  readonly rules: ReactNode;
}

// Most seasons have neither. There is no boundary around it: what waits in one is hidden where no script runs.
const TimeVotes = lazy(async () => ({ default: (await import('./time-votes')).TimeVotes }));

/** How the open turn stands with its time: deadline, grace, votes, who is away. */
export function TimeCard({ game, absence, refetch, rules }: TimeCardProps) {
  const { deadline, closesAt, grace, zone } = absence;
  if (game.status === 'finished')
    return (
      <>
        <div className="panel-head">
          <h2 id="absence-title">Papers</h2>
        </div>
        {rules}
      </>
    );
  return (
    <>
      <div className="panel-head">
        <h2 id="absence-title">Time</h2>
      </div>
      {deadline === null ? null : (
        <p className="ruling small">
          {grace === null ? 'Closes' : 'Closes, after a grace,'} <BothTimes at={deadline} zone={zone} />
        </p>
      )}
      {closesAt === null ? null : (
        <p className="ruling small">
          Everyone is ready. The turn closes <BothTimes at={closesAt} zone={zone} />, unless somebody takes it
          back.
        </p>
      )}
      <Grace game={game} absence={absence} />
      {absence.vote === null && absence.consent === null ? null : (
        <TimeVotes game={game} absence={absence} refetch={refetch} />
      )}
      <Reserves game={game} absence={absence} />
      <Missed game={game} absence={absence} />
      {rules}
    </>
  );
}

function Grace({ game, absence: { grace, seat } }: TimeProps) {
  if (grace === null) return null;
  const mine = seat !== null && grace.seats.includes(seat);
  const names = grace.seats.map((name) => nameOf(game, name)).join(', ');
  return (
    <p className="ruling small">
      {mine ? <b>You can still send your orders. </b> : `${names} had no orders at the deadline. `}
      {grace.frozen ? 'Press and everybody else’s orders rest until then.' : null}
    </p>
  );
}

function Reserves({ game, absence: { reserve } }: TimeProps) {
  if (reserve.length === 0) return null;
  const left = reserve.map(({ seat, left }) => `${nameOf(game, seat)} ${minutesInWords(left / 60_000)}`);
  return <p className="ruling small">Reserve left: {left.join(', ')}.</p>;
}

function Missed({ game, absence: { misses } }: TimeProps) {
  const away = misses.filter(({ row }) => row > 0);
  if (away.length === 0) return null;
  return (
    <ul className="ruling small">
      {away.map(({ seat, row, disorder }) => (
        <li key={seat}>
          {nameOf(game, seat)}: {counted(row, 'turn')} missed in a row
          {disorder ? ', in civil disorder' : ''}
        </li>
      ))}
    </ul>
  );
}

function nameOf(game: Game, seat: string): string {
  const player = game.seats.find((one) => one.seat === seat)?.player.name;
  return player === undefined ? seatName(seat) : `${player} (${seatName(seat)})`;
}
