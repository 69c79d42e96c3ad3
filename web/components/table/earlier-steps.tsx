import { useTexts } from '#texts';
import type { Game } from '../../../functions/core/game/games.schema';
import { SeedNote } from './seed-note';
import type { History, KeptStep } from './use-history';

interface EarlierStepsProps {
  readonly game: Game;
  readonly history: History<KeptStep>;
}

/** The end of a log: a link to earlier steps, and the data for checking the game's randomness. */
export function EarlierSteps({ game, history }: EarlierStepsProps) {
  const t = useTexts('table');
  return (
    <>
      {history.more ? (
        <p className="log-more">
          <button type="button" className="button compact" onClick={history.loadMore}>
            {t('earlierSteps')}
          </button>
        </p>
      ) : null}
      <SeedNote game={game} />
    </>
  );
}
