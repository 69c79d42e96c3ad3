'use client';

import { type ReactNode, useEffect, useState } from 'react';
import { api } from '../../lib/api';
import { askUntilAnswered } from '../../lib/ask-until-answered';
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
  useEffect(() => {
    let stopAsking = () => {};
    const stopWaiting = whenQuiet(() => {
      stopAsking = askUntilAnswered(
        () => api('GET /live'),
        (live) => setGame(live.ok ? (live.value.featured?.game ?? null) : null),
      );
    });
    return () => {
      stopWaiting();
      stopAsking();
    };
  }, []);
  return (
    <div className={isThere ? 'featured there' : 'featured'}>
      <div className="featured-still">{children}</div>
      {game === null ? null : (
        <iframe title={title} src={`/embed/games/${game}?show=latest`} onLoad={() => setThere(true)} />
      )}
    </div>
  );
}
