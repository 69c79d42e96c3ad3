import { ShieldCheck } from 'lucide-react';
import { useTexts } from '#texts';
import type { Game } from '../../../functions/core/game/games.schema';
import { Link } from '../frame/link';
import { shortHash } from './receipt';
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

/** The data for checking a game's randomness: the hash of its seed now, the seed at the end. */
function SeedNote({ game }: { game: Game }) {
  const t = useTexts('table');
  return (
    <p className="receipt tiny dim">
      <ShieldCheck size={16} />
      <span>
        {t.rich('seed', {
          hash: shortHash(game.commitment),
          mono: (words) => <span className="mono">{words}</span>,
        })}{' '}
        {game.status === 'finished' ? (
          <Link href={`/games/${game.id}/verify`}>{t('seedVerify')}</Link>
        ) : (
          t('seedAtEnd')
        )}
      </span>
    </p>
  );
}
