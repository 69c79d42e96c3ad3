'use client';

import { ArrowLeft } from 'lucide-react';
import { useEffect } from 'react';
import { useTexts } from '#texts';
import type { Game, Step } from '../../../functions/core/game/games.schema';
import type { GameProgress as Progress } from '../../../functions/core/result/results.schema';
import { replaceAddress } from '../../lib/replace-address';
import { Link } from '../frame/link';
import { MapFrame } from '../frame/map-frame';
import { namesOf, type People, peopleOf } from '../frame/people';
import { withNames } from '../frame/seats';
import { GameProgress } from '../results/game-progress';
import { useStepDrawing } from '../table/step-drawing';
import { Story } from '../table/story';
import { useSteps } from '../table/use-steps';
import { Controls } from './controls';
import { Downloads } from './downloads';
import { OpenedPress } from './opened-press';
import { ShownBoard } from './shown-board';
import { type Player, usePlayer } from './use-player';

interface ReplayProps {
  readonly game: Game;
  /** The step that the page was loaded with. */
  readonly first: Step;
  /** The initial place: 0 for the start, then the steps in their order. */
  readonly at: number;
  /** The progress of the leading measure; null if it is not known. */
  readonly progress: Progress | null;
}

/** A game from its start to its last step: by slider, by key, or played automatically. */
export function Replay({ game, first, at, progress }: ReplayProps) {
  const t = useTexts('replay');
  const { steps } = game;
  const people = peopleOf(game.seats);
  const numberAt = (place: number) => steps[Math.max(0, place - 1)]?.step ?? first.step;
  const { known, ask } = useSteps(game, first);
  const isThere = (place: number) => known.has(numberAt(place));
  const player = usePlayer({ at, shows: at === 0 ? 'after' : 'orders' }, steps.length, isThere);
  const number = numberAt(player.at);
  useEffect(() => ask(number), [ask, number]);
  useAddress(player.at === 0 ? 0 : number);
  const step = known.get(number);
  const labelAt = (place: number) =>
    place === 0 ? t('start') : withNames(steps[place - 1]?.label ?? '', namesOf(people));
  const label = labelAt(player.at);
  return (
    <>
      <ReplayHead game={game} player={player} label={label} />
      <main id="main" className="game-table past replay" data-game={game.system}>
        <div className="table-map" data-at={player.at}>
          <Controls {...{ game, player, label }} decided={progress?.decided ?? null} />
          <ShownBoard step={step} player={player} title={label} />
        </div>
        <div className="table-right">
          <WhatHappened {...{ game, step, player, people }} />
          {player.at === 0 || game.status !== 'finished' ? null : (
            <OpenedPress game={game.id} step={number} people={people} />
          )}
          {progress === null ? null : (
            <section className="panel shown replay-chart" aria-label={t('chart')}>
              <GameProgress progress={progress} names={people} mark={player.at === 0 ? 0 : number} />
            </section>
          )}
          <Downloads {...{ game, people, label, player, labelAt }} />
        </div>
      </main>
    </>
  );
}

interface WhatHappenedProps {
  readonly game: Game;
  readonly step: Step | undefined;
  readonly player: Player;
  readonly people: People;
}

function WhatHappened({ game, step, player, people }: WhatHappenedProps) {
  const t = useTexts('replay');
  const { verdicts, details } = useStepDrawing();
  return (
    <section className="panel shown" aria-labelledby="replay-told">
      <div className="panel-head">
        <h2 id="replay-told">{t('happened')}</h2>
      </div>
      {player.at === 0 ? (
        <p className="empty small">{t('nothing')}</p>
      ) : step === undefined ? null : (
        <>
          {verdicts?.(step) ?? (
            <div className="log-step">
              <Story sentences={step.sentences} names={namesOf(people)} system={game.system} />
              {details?.(step)}
            </div>
          )}
          <p className="study-links small">
            {t.rich('links', {
              whatIf: (words) => <Link href={`/games/${game.id}/what-if?step=${step.step}`}>{words}</Link>,
              step: (words) => <Link href={`/games/${game.id}/steps/${step.step}`}>{words}</Link>,
            })}
          </p>
        </>
      )}
    </section>
  );
}

function ReplayHead({ game, player, label }: { game: Game; player: Player; label: string }) {
  const t = useTexts('replay');
  return (
    <header className="table-head">
      <div className="table-head-row">
        <Link className="icon-button back" href={`/games/${game.id}`} aria-label={t('back')}>
          <ArrowLeft size={22} />
        </Link>
        <div className="table-title">
          <p className="eyebrow">{t('board', { season: game.season.name, board: game.board })}</p>
          <h1>{t.rich('heading', { label, phase: (words) => <span className="phase">{words}</span> })}</h1>
        </div>
      </div>
      <MapFrame level={player.last === 0 ? 0 : player.at / player.last} />
    </header>
  );
}

/** Stores the step in the address, so that a copy of it leads here. */
function useAddress(step: number): void {
  useEffect(() => {
    const { pathname, search } = window.location;
    const wanted = `?step=${step}`;
    if (search !== wanted) replaceAddress(`${pathname}${wanted}`);
  }, [step]);
}
