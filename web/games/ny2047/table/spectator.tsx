import type { Game } from '../../../../functions/api/schemas/games';
import { Spectator as Watching } from '../../../components/simultaneous-table/spectator';
import { counted } from '../../../lib/time';

/** What those see who give no orders; while the game goes on, the race shows the stars. */
export function Spectator({ game }: { game: Game }) {
  return (
    <Watching
      game={game}
      goal="eleven stars"
      figureOf={({ figures }) => (game.status === 'finished' ? counted(figures.stars ?? 0, 'star') : '')}
    />
  );
}
