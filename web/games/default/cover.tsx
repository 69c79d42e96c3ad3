import type { ReactElement } from 'react';
import type { GameSystemId } from '../../../engine/games';
import { CoverImage } from '../cover-image';

/** The whole board of a game: nobody knows which part of it would stand for the rest. */
export function coverFor(id: GameSystemId): ReactElement {
  return <CoverImage system={id} className="whole-board" />;
}
