import { ShieldCheck } from 'lucide-react';
import { useTexts } from '#texts';
import type { Game } from '../../../functions/core/game/games.schema';
import { Link } from '../frame/link';
import { shortHash } from './receipt';

/** The data for checking a game's randomness: the hash of its seed now, the seed at the end. */
export function SeedNote({ game }: { game: Game }) {
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
