import { useState } from 'react';
import type { Game } from '../../../functions/api/schemas/games';
import { namesOf, type People } from '../frame/people';
import { useStepDrawing } from '../table/step-drawing';
import { logText } from './log-text';
import { pictureOf, pngOf } from './picture';
import { saveFile } from './save-file';

interface DownloadsProps {
  readonly game: Game;
  readonly people: People;
  /** The place that the picture shows, in words. */
  readonly label: string;
}

interface File {
  readonly text: string | Blob;
  readonly ending: string;
}

/** The game to take away: the board that shows as a picture, the log as text, and the proof as data. */
export function Downloads({ game, people, label }: DownloadsProps) {
  const { hasMap } = useStepDrawing();
  const [said, setSaid] = useState('');
  const name = `${game.season.name} board ${game.board}`;
  const take = async (what: string, make: () => Promise<File>) => {
    setSaid(`Making ${what}.`);
    const made = await make().catch(() => null);
    if (made !== null) saveFile(`${name}${made.ending}`, made.text);
    setSaid(made === null ? `${what.charAt(0).toUpperCase()}${what.slice(1)} could not be made.` : '');
  };
  const svg = async () => ({ text: pictureOf(), ending: `, ${label}.svg` });
  const png = async () => ({ text: await pngOf(), ending: `, ${label}.png` });
  const log = async () => ({ text: await logText(game, namesOf(people)), ending: '.txt' });
  return (
    <section className="panel shown" aria-labelledby="replay-downloads">
      <div className="panel-head">
        <h2 id="replay-downloads">Downloads</h2>
      </div>
      <div className="study-body">
        <p className="form-actions">
          {hasMap ? <Take name="Map as SVG" onTake={() => void take('the picture', svg)} /> : null}
          {hasMap ? <Take name="Map as PNG" onTake={() => void take('the picture', png)} /> : null}
          <Take name="Log as text" onTake={() => void take('the log', log)} />
          <ExportLink game={game} name={name} />
        </p>
        <p className="small muted" aria-live="polite">
          {said || (game.status === 'finished' ? PROOF.finished : PROOF.running)}
        </p>
      </div>
    </section>
  );
}

const PROOF = {
  finished: 'The JSON file holds seed and orders: any program can play the game again and check it.',
  running: 'The file with seed and orders is there once the game is over.',
} as const;

function Take({ name, onTake }: { readonly name: string; readonly onTake: () => void }) {
  return (
    <button type="button" className="button compact" onClick={onTake}>
      {name}
    </button>
  );
}

function ExportLink({ game, name }: { readonly game: Game; readonly name: string }) {
  if (game.status !== 'finished') return null;
  return (
    <a className="button compact" href={`/v1/games/${game.id}/export`} download={`${name}.json`}>
      The game as JSON
    </a>
  );
}
