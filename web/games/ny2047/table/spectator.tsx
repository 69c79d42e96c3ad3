import { useTexts } from '#texts';
import type { Game } from '../../../../functions/core/game/games.schema';
import { Spectator as Watching } from '../../../components/simultaneous-table/spectator';

/** The view of readers who give no orders; while the game goes on, the race shows the stars. */
export function Spectator({ game }: { game: Game }) {
  const t = useTexts('ny2047');
  return (
    <Watching
      game={game}
      goal={t('measure.goal')}
      figureOf={({ figures }) =>
        game.status === 'finished' ? t('stars', { count: figures.stars ?? 0 }) : ''
      }
    />
  );
}
