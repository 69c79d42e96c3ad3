import { ShieldCheck } from 'lucide-react';
import type { Game } from '../../../functions/api/schemas/games';
import { SoftLink } from '../frame/soft-link';
import { shortHash } from './receipt';

/** What makes a game's chance checkable: the hash of its seed now, the seed at the end. */
export function SeedNote({ game }: { game: Game }) {
  return (
    <p className="receipt tiny dim">
      <ShieldCheck size={16} />
      <span>
        Hash of the seed <span className="mono">{shortHash(game.commitment)}</span>, published at the start.{' '}
        {game.status === 'finished' ? (
          <SoftLink href={`/games/${game.id}/verify`}>Check the rolls in this browser</SoftLink>
        ) : (
          'The seed is published at the end, so that you can check every roll.'
        )}
      </span>
    </p>
  );
}
