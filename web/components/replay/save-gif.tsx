import { useEffect, useRef, useState } from 'react';
import { useTexts } from '#texts';
import { fetchScript } from '../../lib/fetch-script';
import { saveFile } from '../../lib/save-file';
import type { Player } from './use-player';

interface SaveGifProps {
  readonly player: Player;
  /** The name of the file, without its ending. */
  readonly name: string;
  readonly labelAt: (at: number) => string;
}

type State = 'idle' | 'failed' | { readonly done: number; readonly all: number };

/** Saves the whole game as a moving picture: the replay runs through it once, and can be stopped. */
export function SaveGif({ player, name, labelAt }: SaveGifProps) {
  const t = useTexts('replay');
  const [state, setState] = useState<State>('idle');
  const stopped = useRef(false);
  useEffect(
    () => () => {
      stopped.current = true;
    },
    [],
  );
  const save = async () => {
    stopped.current = false;
    const { at, shows } = player;
    setState({ done: 0, all: player.last + 1 });
    try {
      const { gifOf } = await fetchScript(() => import('./moving-picture'));
      const gif = await gifOf({
        last: player.last,
        show: async (place) => {
          player.go({ at: place, shows: 'after' });
          await boardOf(place, () => stopped.current);
          return labelAt(place);
        },
        onFrame: (done, all) => setState({ done, all }),
        isStopped: () => stopped.current,
      });
      if (gif !== null) saveFile(`${name}.gif`, gif);
      setState('idle');
    } catch {
      setState(stopped.current ? 'idle' : 'failed');
    }
    player.go({ at, shows });
  };
  const isMaking = typeof state === 'object';
  return (
    <>
      <span className="gif-making">
        {isMaking ? (
          <>
            <progress
              max={state.all}
              value={state.done}
              aria-label={t('downloads.gifProgress', { done: state.done, all: state.all })}
            />
            <button
              type="button"
              className="button compact"
              onClick={() => {
                stopped.current = true;
              }}
            >
              {t('downloads.gifStop')}
            </button>
          </>
        ) : (
          <button type="button" className="button compact" onClick={() => void save()}>
            {t('downloads.gif')}
          </button>
        )}
      </span>
      <span className="small muted" role="status">
        {state === 'failed' ? t('downloads.gifFailed') : ''}
      </span>
    </>
  );
}

const LOOK_MS = 25;
const MOST_LOOKS = 1200;

/** Resolves once the board of a place is on the page, with its pieces at rest. */
async function boardOf(at: number, isStopped: () => boolean): Promise<void> {
  for (let looks = 0; looks < MOST_LOOKS; looks += 1) {
    await new Promise((look) => setTimeout(look, LOOK_MS));
    if (isStopped()) throw new Error('stopped');
    const map = document.querySelector(`.table-map[data-at="${at}"] svg.map`);
    if (map === null) continue;
    for (const motion of map.getAnimations({ subtree: true })) motion.finish();
    return;
  }
  throw new Error('the board did not come');
}
