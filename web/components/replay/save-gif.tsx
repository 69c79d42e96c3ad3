import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useTexts } from '#texts';
import { fetchScript } from '../../lib/fetch-script';
import { saveFile } from '../../lib/save-file';
import type { Place, Player } from './use-player';

interface SaveGifProps {
  readonly player: Player;
  /** The name of the file, without its ending. */
  readonly name: string;
  readonly labelAt: (at: number) => string;
  readonly load?: () => Promise<Pick<typeof import('./moving-picture'), 'gifOf'>>;
}

const loadMovingPicture = () => import('./moving-picture');

type State = 'idle' | 'failed' | { readonly done: number; readonly all: number };

/** A picture in the making. */
interface Making {
  isStopped: boolean;
  /** Where the replay was before. */
  readonly from: Place;
}

/** Saves the whole game as a moving picture: the replay runs through it once, and can be stopped. */
export function SaveGif({ player, name, labelAt, load = loadMovingPicture }: SaveGifProps) {
  const t = useTexts('replay');
  const [state, setState] = useState<State>('idle');
  const making = useRef<Making | null>(null);
  const shown = useRef(player);
  useLayoutEffect(() => {
    shown.current = player;
  }, [player]);
  useEffect(
    () => () => {
      if (making.current !== null) making.current.isStopped = true;
    },
    [],
  );
  const end = (next: 'idle' | 'failed') => {
    const from = making.current?.from;
    making.current = null;
    setState(next);
    if (from !== undefined) player.go(from);
  };
  const stop = () => {
    // Ends at once: its script or its next board may take long to load.
    if (making.current !== null) making.current.isStopped = true;
    end('idle');
  };
  const save = async () => {
    const one: Making = { isStopped: false, from: { at: player.at, shows: player.shows } };
    making.current = one;
    setState({ done: 0, all: player.last + 1 });
    try {
      const { gifOf } = await fetchScript(load);
      const gif = await gifOf({
        last: player.last,
        show: async (at) => {
          await boardOf(at, () => shown.current, one);
          return labelAt(at);
        },
        onFrame: (done, all) => setState({ done, all }),
        isStopped: () => one.isStopped,
      });
      if (one.isStopped) return;
      if (gif !== null) saveFile(`${name}.gif`, gif);
      end('idle');
    } catch {
      if (!one.isStopped) end('failed');
    }
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
            <button type="button" className="button compact" onClick={stop}>
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

/** Resolves once the board after a step is on the page, with its pieces at rest, wherever the reader goes meanwhile. */
async function boardOf(at: number, shown: () => Player, making: Making): Promise<void> {
  const place: Place = { at, shows: 'after' };
  for (let looks = 0; looks < MOST_LOOKS; looks += 1) {
    if (making.isStopped) throw new Error('stopped');
    const player = shown();
    if (player.at !== at || player.shows !== 'after' || player.isPlaying) player.go(place);
    await new Promise((look) => setTimeout(look, LOOK_MS));
    const isThere = shown().at === at && shown().shows === 'after';
    const map = isThere ? document.querySelector(`.table-map[data-at="${at}"] svg.map`) : null;
    if (map === null) continue;
    for (const motion of map.getAnimations({ subtree: true })) motion.finish();
    if (!making.isStopped) return;
  }
  throw new Error('the board did not come');
}
