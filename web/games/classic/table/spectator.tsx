import type { Game } from '../../../../functions/api/schemas/games';
import { seatName } from '../../../components/frame/seats';
import { WaitingPanel } from '../../../components/table/waiting-panel';
import { counted } from '../../../lib/time';
import { listed } from '../province-text';

/** Shown to readers with no orders to give: who plays, how it stands, or how it ended. */
export function Spectator({ game }: { game: Game }) {
  const seatOf = (id: string) => game.seats.find(({ seat }) => seat === id);
  return (
    <WaitingPanel
      game={game}
      title={game.outcome === null ? 'Seats' : endingOf(game)}
      lead={
        game.status === 'finished'
          ? null
          : 'You are watching. Orders stay secret until the deadline. You can read the results, the map and the public press.'
      }
      seats={game.seats.map(({ seat }) => seat)}
      active={null}
      nameOf={seatName}
      standingOf={(seat) => seatOf(seat)?.player.name ?? ''}
      figureOf={(seat) => counted(seatOf(seat)?.figures.centres ?? 0, 'centre')}
    />
  );
}

const ENDINGS: Readonly<Record<string, readonly [one: string, many: string]>> = {
  win: ['wins with eighteen centres', 'win with eighteen centres'],
  'last-survivor': ['is the last survivor', 'are the last survivors'],
  concession: ['wins by concession', 'win by concession'],
  draw: ['has a draw', 'share a draw'],
  'year-limit': ['leads at the year limit', 'share the lead at the year limit'],
};

function endingOf(game: Game): string {
  const { winners = [], type = '' } = game.outcome ?? {};
  if (winners.length === 0) return 'The game is over';
  const many = winners.length > 1;
  const words = ENDINGS[type]?.[many ? 1 : 0] ?? (many ? 'win' : 'wins');
  return `${listed(winners.map((seat) => seatName(seat)))} ${words}`;
}
