import { useEffect, useState } from 'react';
import { following, type Place, SCENE_MS, type Scene } from './scenes';

export interface Playback {
  readonly place: Place;
  /** Whether all steps have been told. */
  readonly isOver: boolean;
  readonly isPlaying: boolean;
  readonly setPlaying: (playing: boolean) => void;
  readonly skip: () => void;
  readonly again: () => void;
}

const START: Place = { at: 0, scene: 0 };

/**
 * Plays the steps of a story, scene after scene.
 * @param count the number of its steps; it grows when another one closes
 * @param scenes the scenes of the current step; undefined until the step is loaded
 */
export function usePlayback(
  count: number,
  plays: boolean,
  scenesAt: (at: number) => readonly Scene[] | undefined,
): Playback {
  const [place, setPlace] = useState<Place>(plays ? START : { at: count, scene: 0 });
  const [isPlaying, setPlaying] = useState(plays);
  const isOver = place.at >= count;
  const scenes = isOver ? undefined : scenesAt(place.at);
  const scene = scenes?.[place.scene];
  const total = scenes?.length ?? 0;
  useEffect(() => {
    if (!isPlaying || scene === undefined) return;
    const timer = setTimeout(() => setPlace(following(place, total)), SCENE_MS[scene]);
    return () => clearTimeout(timer);
  }, [isPlaying, scene, total, place]);
  return {
    place,
    isOver,
    isPlaying: isPlaying && !isOver,
    setPlaying,
    skip: () => setPlace({ at: count, scene: 0 }),
    again: () => {
      setPlace(START);
      setPlaying(true);
    },
  };
}
