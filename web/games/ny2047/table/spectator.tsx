import Link from 'next/link';
import type { Game } from '../../../../functions/api/schemas/games';
import { Porthole, readingOf, STATE_WORDS } from '../../../components/frame/porthole';
import { SeatChip } from '../../../components/frame/seat-chip';
import { counted } from '../../../lib/time';
import { factionName } from '../factions';

/** What somebody without orders to give sees in their place: who plays, how it stands, or how it ended. */
export function Spectator({ game }: { game: Game }) {
  return (
    <>
      <div className="panel-head">
        <h2 id="orders-title">{game.outcome === null ? 'Seats' : endingOf(game)}</h2>
      </div>
      <ul className="rows seats-list">
        {inPlacing(game).map(({ seat, player, state, eliminated, figures }) => {
          const reading = readingOf(state);
          return (
            <li key={seat}>
              <SeatChip seat={seat} size={28} />
              <span className="grow">
                <b>{factionName(seat)}</b>
                <span className="small muted block-line">{player.name}</span>
              </span>
              {game.status === 'finished' ? (
                <span className="numbers small muted">{counted(figures.stars ?? 0, 'star')}</span>
              ) : reading === null ? null : (
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
            <Link prefetch={false} href={`/games/${game.id}/verify`}>
              Check it in this browser
            </Link>
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

const ENDINGS: Readonly<Record<string, readonly [string, string]>> = {
  win: ['wins with eleven stars', 'win with eleven stars'],
  'last-survivor': ['is the last survivor', 'are the last survivors'],
  concession: ['wins by concession', 'win by concession'],
  draw: ['has a draw', 'share a draw'],
  'year-limit': ['leads at the year limit', 'share the lead at the year limit'],
};

function endingOf(game: Game): string {
  const { winners = [], type = '' } = game.outcome ?? {};
  const names = winners.map((seat) => factionName(seat));
  const many = names.length > 1;
  if (names.length === 0) return 'The game is over';
  const listed = many ? `${names.slice(0, -1).join(', ')} and ${names.at(-1)}` : names[0];
  return `${listed} ${ENDINGS[type]?.[many ? 1 : 0] ?? (many ? 'win' : 'wins')}`;
}

function inPlacing(game: Game) {
  const order = game.outcome?.placing.flat() ?? [];
  return [...game.seats].sort((one, other) => order.indexOf(one.seat) - order.indexOf(other.seat));
}
