import type { Game } from '../../../../functions/api/schemas/games';
import { seatName } from '../../../components/frame/seats';
import { WaitingPanel } from '../../../components/table/waiting-panel';
import { counted } from '../../../lib/time';

/** Shown to readers with no orders to give: who plays, how it stands, or how it ended. */
export function Spectator({ game }: { game: Game }) {
  const seatOf = (id: string) => game.seats.find(({ seat }) => seat === id);
  const isOver = game.status === 'finished';
  return (
    <WaitingPanel
      game={game}
      title={game.outcome === null ? 'Seats' : endingOf(game)}
      lead={
        isOver
          ? null
          : 'You are watching. Orders stay secret until the deadline. You can read the results, the map and the public press.'
      }
      seats={game.seats.map(({ seat }) => seat)}
      active={null}
      nameOf={seatName}
      standingOf={(seat) => seatOf(seat)?.player.name ?? ''}
      figureOf={(seat) => (isOver ? counted(seatOf(seat)?.figures.stars ?? 0, 'star') : '')}
    />
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
  const names = winners.map((seat) => seatName(seat));
  const many = names.length > 1;
  if (names.length === 0) return 'The game is over';
  const listed = many ? `${names.slice(0, -1).join(', ')} and ${names.at(-1)}` : names[0];
  return `${listed} ${ENDINGS[type]?.[many ? 1 : 0] ?? (many ? 'win' : 'wins')}`;
}
