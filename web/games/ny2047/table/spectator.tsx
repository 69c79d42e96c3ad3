import { useTexts } from '#texts';
import type { Game } from '../../../../functions/core/game/games.schema';
import { Spectator as Watching } from '../../../components/simultaneous-table/spectator';

/**
 * The view of readers who give no orders; while the game goes on, the race shows the stars.
 * @param stars how many win
 */
export function Spectator({ game, stars }: { game: Game; stars: number }) {
  const t = useTexts('ny2047');
  return (
    <Watching
      game={game}
      goal={t('measure.goal', { stars })}
      figureOf={({ figures }) =>
        game.status === 'finished' ? t('stars', { count: figures.stars ?? 0 }) : ''
      }
    />
  );
}
