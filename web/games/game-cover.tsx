import type { GameSystemId } from '../../engine/games';
import { CoverImage } from './cover-image';
import { FACES } from './faces';

/** The large picture of a game. */
export function GameCover({ system }: { readonly system: GameSystemId }) {
  return <div className="game-cover">{FACES[system].cover ?? <CoverImage system={system} />}</div>;
}
