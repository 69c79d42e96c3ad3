import { useTexts } from '#texts';
import type { Game } from '../../../../functions/core/game/games.schema';
import { Spectator as Watching } from '../../../components/simultaneous-table/spectator';

/** The view of readers who give no orders. */
export function Spectator({ game }: { game: Game }) {
  const t = useTexts('classic');
  return (
    <Watching
      game={game}
      goal={t('measure.goal')}
      figureOf={({ figures }) => t('centres', { count: figures.centres ?? 0 })}
    />
  );
}
