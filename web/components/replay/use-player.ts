import { useEffect, useLayoutEffect, useState } from 'react';

/** The place in a replay: the step, and whether its orders or the board after it are shown. */
export interface Place {
  /** From 0, the start of the game, to the last step. */
  readonly at: number;
  readonly shows: 'orders' | 'after';
}

export interface Player extends Place {
  readonly last: number;
  readonly isPlaying: boolean;
  readonly go: (place: Place) => void;
  readonly setPlaying: (playing: boolean) => void;
}

/** How long the orders of a step are shown, and the board after it. */
const EACH_MS = 1200;

/**
 * Moves through the steps of a game: by the arrow keys, and automatically while it plays.
 * @param isThere whether a place has been loaded; playing waits for it
 */
export function usePlayer(first: Place, last: number, isThere: (at: number) => boolean): Player {
  const [place, setPlace] = useState(first);
  const [wantsToPlay, setPlaying] = useState(false);
  const isAtEnd = place.at === last && place.shows === 'after';
  const isPlaying = wantsToPlay && !isAtEnd;
  const isReady = isThere(place.at);
  useEffect(() => {
    if (!isPlaying || !isReady) return;
    const timer = setTimeout(() => setPlace(following(place)), EACH_MS);
    return () => clearTimeout(timer);
  }, [isPlaying, isReady, place]);
  const go = ({ at, shows }: Place) => {
    setPlaying(false);
    const within = Math.min(last, Math.max(0, at));
    setPlace({ at: within, shows: within === 0 ? 'after' : shows });
  };
  useArrowKeys(place, last, go);
  const play = (playing: boolean) => {
    if (playing && isAtEnd) setPlace({ at: 0, shows: 'after' });
    setPlaying(playing);
  };
  return { ...place, last, isPlaying, go, setPlaying: play };
}

/** The next place when a game plays: the orders of a step, then the board after it. */
export function following({ at, shows }: Place): Place {
  return shows === 'orders' ? { at, shows: 'after' } : { at: at + 1, shows: 'orders' };
}

function useArrowKeys(place: Place, last: number, go: (place: Place) => void): void {
  // Updated together with the page: a key pressed between the two would still continue from the previous place.
  useLayoutEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.altKey || event.ctrlKey || event.metaKey || isField(event.target)) return;
      const at = { ArrowLeft: place.at - 1, ArrowRight: place.at + 1, Home: 0, End: last }[event.key];
      if (at === undefined) return;
      event.preventDefault();
      go({ at, shows: place.shows });
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  });
}

/** Fields use these keys themselves; the slider moves the replay. */
function isField(target: EventTarget | null): boolean {
  return target instanceof Element && target.matches('input, select, textarea');
}
