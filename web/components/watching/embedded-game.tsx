'use client';

import { useEffect, useRef } from 'react';
import { useTexts } from '#texts';
import type { Game, Step } from '../../../functions/core/game/games.schema';
import { namesOf, peopleOf } from '../frame/people';
import { withNames } from '../frame/seats';
import { StepButtons } from '../replay/controls';
import { ShownBoard } from '../replay/shown-board';
import { usePlayer } from '../replay/use-player';
import { useSteps } from '../table/use-steps';

interface EmbeddedGameProps {
  readonly game: Game;
  /** The step that the page was loaded with. */
  readonly first: Step;
  /** The place that it shows first: 0 for the start, then the steps in their order. */
  readonly at: number;
  /** Whether it plays from there by itself, for readers who want motion. */
  readonly plays: boolean;
}

/** A game in a frame of another page: its board, the buttons of its replay, and the way to its own page. */
export function EmbeddedGame({ game, first, at, plays }: EmbeddedGameProps) {
  const t = useTexts('replay');
  const { steps } = game;
  const names = namesOf(peopleOf(game.seats));
  const numberAt = (place: number) => steps[Math.max(0, place - 1)]?.step ?? first.step;
  const { known, ask } = useSteps(game, first);
  const player = usePlayer({ at, shows: 'after' }, steps.length, (place) => known.has(numberAt(place)));
  const number = numberAt(player.at);
  useEffect(() => ask(number), [ask, number]);
  usePlaying(plays, player.setPlaying);
  const label = player.at === 0 ? t('start') : withNames(steps[player.at - 1]?.label ?? '', names);
  return (
    <main id="main" className="embed" data-game={game.system} aria-labelledby="embed-title">
      <header className="embed-head">
        <h1 id="embed-title">
          <a href={`/games/${game.id}${game.status === 'finished' ? '/end' : ''}`} target="_top">
            {t('board', { season: game.season.name, board: game.board })}
          </a>
        </h1>
        <p className="small muted">{game.systemTitle}, Turreton</p>
      </header>
      <div className="embed-board">
        <ShownBoard step={known.get(number)} player={player} title={label} />
      </div>
      <div className="embed-bar">
        <StepButtons player={player} />
        <output className="small numbers">{label}</output>
      </div>
    </main>
  );
}

function usePlaying(plays: boolean, play: (playing: boolean) => void): void {
  const begin = useRef(() => {
    if (plays && !matchMedia('(prefers-reduced-motion: reduce)').matches) play(true);
  });
  useEffect(() => begin.current(), []);
}
