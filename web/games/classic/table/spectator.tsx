import type { Game } from '../../../../functions/api/schemas/games';
import { Spectator as Watching } from '../../../components/simultaneous-table/spectator';
import { counted } from '../../../lib/time';

/** What those see who give no orders. */
export function Spectator({ game }: { game: Game }) {
  return (
    <Watching
      game={game}
      goal="eighteen centres"
      figureOf={({ figures }) => counted(figures.centres ?? 0, 'centre')}
    />
  );
}
