'use client';

import { type ReactNode, useEffect, useState } from 'react';
import { api } from '../../lib/api';
import { whenQuiet } from '../../lib/when-quiet';

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
  const [game, setGame] = useState<string | null>(null);
  const [isThere, setThere] = useState(false);
  useEffect(
    () =>
      whenQuiet(() => {
        void api('GET /live').then((live) => {
          if (live.ok) setGame(live.value.featured?.game ?? null);
        });
      }),
    [],
  );
  return (
    <div className={isThere ? 'featured there' : 'featured'}>
      <div className="featured-still">{children}</div>
      {game === null ? null : (
        <iframe title={title} src={`/embed/games/${game}?show=latest`} onLoad={() => setThere(true)} />
      )}
    </div>
  );
}
