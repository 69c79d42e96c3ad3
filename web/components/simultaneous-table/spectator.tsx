import { listed } from '../../../engine/core/listed';
import type { Game } from '../../../functions/api/schemas/games';
import { seatName } from '../frame/seats';
import { WaitingPanel } from '../table/waiting-panel';

interface SpectatorProps {
  readonly game: Game;
  /** What a winner wins with: "eleven stars". */
  readonly goal: string;
  /** The figure that leads the game: "12 centres"; empty where it is not told. */
  readonly figureOf: (seat: Game['seats'][number]) => string;
}

/** Shown to readers with no orders to give: who plays, how it stands, or how it ended. */
export function Spectator({ game, goal, figureOf }: SpectatorProps) {
  const seatOf = (id: string) => game.seats.find(({ seat }) => seat === id);
  return (
    <WaitingPanel
      game={game}
      title={game.outcome === null ? 'Seats' : endingOf(game, goal)}
      lead={
        game.status === 'finished'
          ? null
          : 'You are watching. Orders stay secret until the deadline. You can read the results, the map and the public press.'
      }
      seats={game.seats.map(({ seat }) => seat)}
      active={null}
      nameOf={seatName}
      standingOf={(seat) => seatOf(seat)?.player.name ?? ''}
      figureOf={(id) => {
        const seat = seatOf(id);
        return seat === undefined ? '' : figureOf(seat);
      }}
    />
  );
}

function endingOf({ outcome }: Game, goal: string): string {
  const endings: Readonly<Record<string, readonly [one: string, many: string]>> = {
    win: [`wins with ${goal}`, `win with ${goal}`],
    'last-survivor': ['is the last survivor', 'are the last survivors'],
    concession: ['wins by concession', 'win by concession'],
    draw: ['has a draw', 'share a draw'],
    'year-limit': ['leads at the year limit', 'share the lead at the year limit'],
  };
  const { winners = [], type = '' } = outcome ?? {};
  if (winners.length === 0) return 'The game is over';
  const [one, many] = endings[type] ?? ['wins', 'win'];
  return `${listed(winners.map((seat) => seatName(seat)))} ${winners.length > 1 ? many : one}`;
}
