import Link from 'next/link';
import type { Game } from '../../../../functions/api/schemas/games';
import { Porthole, readingOf, STATE_WORDS } from '../../frame/porthole';
import { SeatChip } from '../../frame/seat-chip';
import { factionName } from '../factions';

/** What somebody without orders to give sees in their place: who plays, how it stands, or how it ended. */
export function Spectator({ game }: { game: Game }) {
  return (
    <>
      <div className="panel-head">
        <h2 id="orders-title">{game.outcome === null ? 'Seats' : endingOf(game)}</h2>
      </div>
      <ul className="rows seats-list">
        {inPlacing(game).map(({ seat, player, state, eliminated }) => {
          const reading = readingOf(state);
          return (
            <li key={seat}>
              <SeatChip seat={seat} size={28} />
              <span className="grow">
                <b>{factionName(seat)}</b>
                <span className="small muted block-line">{player.name}</span>
              </span>
              {reading === null || game.status === 'finished' ? null : (
                <span className={`state is-${reading}`}>
                  <Porthole reading={reading} /> {eliminated ? 'out' : STATE_WORDS[state]}
                </span>
              )}
            </li>
          );
        })}
      </ul>
      {game.status === 'finished' ? (
        <p className="receipt tiny dim">
          <span>
            Every step can be played again from its orders.{' '}
            <Link href={`/games/${game.id}/verify`}>Check it in this browser</Link>
          </span>
        </p>
      ) : (
        <p className="empty small">
          You are watching. Orders stay secret until the deadline; results, map and public press are open to
          everybody.
        </p>
      )}
    </>
  );
}

const ENDINGS: Readonly<Record<string, string>> = {
  win: 'wins with eleven stars',
  'last-survivor': 'is the last survivor',
  concession: 'wins by concession',
  draw: 'share a draw',
  'year-limit': 'leads at the year limit',
};

function endingOf(game: Game): string {
  const { winners = [], type = '' } = game.outcome ?? {};
  return `${winners.map(factionName).join(', ')} ${ENDINGS[type] ?? 'win'}`;
}

function inPlacing(game: Game) {
  const order = game.outcome?.placing.flat() ?? [];
  return [...game.seats].sort((one, other) => order.indexOf(one.seat) - order.indexOf(other.seat));
}
