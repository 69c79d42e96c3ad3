'use client';

import { type ReactNode, useState } from 'react';
import { useLive } from './live-boards';

interface FeaturedBoardProps {
  /** The title of the frame. */
  readonly title: string;
  /** Shown until a board moves, and where none runs. */
  readonly children: ReactNode;
}

/**
 * A running board that plays its last turns. It is fetched in a frame of its own after the page is usable, in the room
 * of the picture that stood there before, so that nothing moves away.
 */
export function FeaturedBoard({ title, children }: FeaturedBoardProps) {
  const game = useLive()?.featured?.game;
  const [isThere, setThere] = useState(false);
  return (
    <div className={isThere ? 'featured there' : 'featured'}>
      <div className="featured-still">{children}</div>
      {game === undefined ? null : (
        <iframe title={title} src={`/embed/games/${game}?show=latest`} onLoad={() => setThere(true)} />
      )}
    </div>
  );
}
