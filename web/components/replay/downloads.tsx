import { useState } from 'react';
import { useTexts } from '#texts';
import type { Game, Step } from '../../../functions/core/game/games.schema';
import { api } from '../../lib/api';
import { saveFile } from '../../lib/save-file';
import type { Texts } from '../../lib/texts';
import { namesOf, type People } from '../frame/people';
import { seatName, withNames } from '../frame/seats';
import { notationOf } from '../table/notation-of';
import { ordersInNotation, type SeatText } from '../table/orders-in-notation';
import { useStepDrawing } from '../table/step-drawing';
import { pictureOf, pngOf } from './picture';
import { SaveGif } from './save-gif';
import type { Player } from './use-player';

const AT_ONCE = 6;

/** The log of a game as plain text: every step with its sentences and their rules, and its orders in notation. */
async function logText(game: Game, names: People, t: Texts<'replay'>): Promise<string> {
  const notation = await notationOf(game);
  const { systemTitle, season, board } = game;
  const parts: string[] = [t('log.head', { game: systemTitle, season: season.name, board })];
  for (let from = 0; from < game.steps.length; from += AT_ONCE) {
    const answers = await Promise.all(
      game.steps
        .slice(from, from + AT_ONCE)
        .map(({ step }) => api('GET /games/{id}/steps/{step}', { id: game.id, step })),
    );
    for (const answer of answers) {
      if (!answer.ok) throw new Error(answer.problem.detail);
      const texts = notation === undefined ? [] : ordersInNotation(answer.value, notation);
      parts.push(stepText(answer.value, names, texts, t));
    }
  }
  return `${parts.join('\n\n')}\n`;
}

/** A step as text: its number and moment, one line per sentence, and one line per order. */
function stepText(
  { step, label, sentences }: Step,
  names: People,
  texts: readonly SeatText[],
  t: Texts<'replay'>,
): string {
  const lines = sentences.map(({ text, rules }) => {
    const sentence = withNames(text, names);
    return rules.length === 0 ? sentence : `${sentence} (${[...new Set(rules)].join(', ')})`;
  });
  const orders = texts.map(
    ({ seat, text }) => `\n${t('log.orders', { name: names[seat] ?? seatName(seat) })}\n${text}`,
  );
  return [`${step}. ${withNames(label, names)}`, ...lines, ...orders].join('\n');
}

interface DownloadsProps {
  readonly game: Game;
  readonly people: People;
  /** The label of the place that the picture shows. */
  readonly label: string;
  readonly player: Player;
  readonly labelAt: (at: number) => string;
}

interface File {
  readonly text: string | Blob;
  readonly ending: string;
}

/** The downloads of a game: the current board as a picture, the log as text, and the proof as data. */
export function Downloads({ game, people, label, player, labelAt }: DownloadsProps) {
  const t = useTexts('replay');
  const { hasMap } = useStepDrawing();
  const [said, setSaid] = useState('');
  const name = t('downloads.file', { season: game.season.name, board: game.board });
  const take = async (what: 'picture' | 'log', make: () => Promise<File>) => {
    setSaid(t('downloads.making', { what }));
    const made = await make().catch(() => null);
    if (made !== null) saveFile(`${name}${made.ending}`, made.text);
    setSaid(made === null ? t('downloads.failed', { what }) : '');
  };
  const svg = async () => ({ text: pictureOf(), ending: `, ${label}.svg` });
  const png = async () => ({ text: await pngOf(), ending: `, ${label}.png` });
  const log = async () => ({ text: await logText(game, namesOf(people), t), ending: '.txt' });
  return (
    <section className="panel shown" aria-labelledby="replay-downloads">
      <div className="panel-head">
        <h2 id="replay-downloads">{t('downloads.title')}</h2>
      </div>
      <div className="study-body">
        <p className="form-actions">
          {hasMap ? <Take name={t('downloads.svg')} onTake={() => void take('picture', svg)} /> : null}
          {hasMap ? <Take name={t('downloads.png')} onTake={() => void take('picture', png)} /> : null}
          {hasMap ? <SaveGif {...{ player, name, labelAt }} /> : null}
          <Take name={t('downloads.log')} onTake={() => void take('log', log)} />
          <ExportLink game={game} name={name} />
        </p>
        <p className="small muted" aria-live="polite">
          {said || (game.status === 'finished' ? t('downloads.finished') : t('downloads.running'))}
        </p>
      </div>
    </section>
  );
}

function Take({ name, onTake }: { readonly name: string; readonly onTake: () => void }) {
  return (
    <button type="button" className="button compact" onClick={onTake}>
      {name}
    </button>
  );
}

function ExportLink({ game, name }: { readonly game: Game; readonly name: string }) {
  const t = useTexts('replay');
  if (game.status !== 'finished') return null;
  return (
    <a className="button compact" href={`/v1/games/${game.id}/export`} download={`${name}.json`}>
      {t('downloads.json')}
    </a>
  );
}
