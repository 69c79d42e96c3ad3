import Link from 'next/link';
import type { Joinable, JoinableSeason, JoinableSeat } from '../../../functions/api/schemas/joinable';
import { turnsInWords } from '../../lib/deadlines';
import { counted } from '../../lib/time';
import { Plate } from '../frame/plate';
import { SeatChip } from '../frame/seat-chip';
import { seatFullName } from '../frame/seats';
import { When } from '../frame/when';
import { JoinSeason } from './join-season';
import { lineInWords } from './line-in-words';
import { TakeSeat } from './take-seat';

interface JoinableListProps {
  readonly seasons: readonly JoinableSeason[];
  readonly loggedIn: boolean;
}

/** Seasons that can be entered now, each with the one button that does it. */
export function JoinableSeasons({ seasons, loggedIn }: JoinableListProps) {
  return (
    <ul className="rows card join-list">
      {seasons.map((row) => (
        <li key={row.season.id}>
          <Plate system={row.system} small />
          <div className="grow">
            <h3>
              <Link href={`/seasons/${row.season.id}`}>{row.season.name}</Link>
            </h3>
            <p className="small muted">
              {row.systemTitle}, <Link href={`/leagues/${row.league.id}`}>{row.league.name}</Link>
            </p>
            <p className="small">
              <Waits row={row} />
            </p>
            <p className="small muted">{capital(turnsInWords(row.deadlines, row.system))}</p>
          </div>
          <JoinSeason season={row} loggedIn={loggedIn} />
        </li>
      ))}
    </ul>
  );
}

/** When a player who joins now begins to play, and who else is in. */
function Waits({ row }: { readonly row: JoinableSeason }) {
  const { line, boardSize, players, places, closes, starts, fromRound, checkIn } = row;
  if (line !== null) return <>{lineInWords(line, boardSize)}</>;
  const left = places === null ? '' : `, ${counted(places, 'place')} left`;
  return (
    <>
      {counted(players, 'player')} so far{left}.{' '}
      {fromRound === null ? null : `You play from round ${fromRound} on. `}
      {checkIn === null ? null : (
        <>
          Check-in for round {checkIn.round} until <When at={checkIn.until} as="short" />.{' '}
        </>
      )}
      {closes === null ? null : (
        <>
          Registration closes <When at={closes} as="short" />.{' '}
        </>
      )}
      {starts === null ? null : (
        <>
          It starts <When at={starts} as="short" />.
        </>
      )}
    </>
  );
}

interface JoinableSeatsProps {
  readonly seats: Joinable['seats'];
  readonly loggedIn: boolean;
}

/** Seats that nobody plays, each with the button that takes it. */
export function JoinableSeats({ seats, loggedIn }: JoinableSeatsProps) {
  return (
    <ul className="rows card join-list">
      {seats.map((row) => (
        <li key={`${row.game} ${row.seat}`}>
          <Plate system={row.system} small />
          <div className="grow">
            <h3>
              <Link href={`/games/${row.game}`}>
                {row.season.name}, round {row.round}, board {row.board}
              </Link>
            </h3>
            <SeatLine row={row} />
          </div>
          <TakeSeat seat={row} loggedIn={loggedIn} />
        </li>
      ))}
    </ul>
  );
}

function SeatLine({ row }: { readonly row: JoinableSeat }) {
  return (
    <p className="small muted line">
      <span className="seat">
        <SeatChip seat={row.seat} /> {seatFullName(row.seat)}
      </span>{' '}
      {row.systemTitle}, {row.label}
    </p>
  );
}

function capital(text: string): string {
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;
}
