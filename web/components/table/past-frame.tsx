'use client';

import { ArrowLeft, ChevronLeft, ChevronRight, ShieldCheck } from 'lucide-react';
import Link from 'next/link';
import { type ReactNode, useState } from 'react';
import type { Game, Step } from '../../../functions/api/schemas/games';
import { Neatline } from '../frame/neatline';
import { State } from '../frame/porthole';
import { shortHash } from './receipt';

interface PastFrameProps {
  readonly game: Game;
  readonly step: Step;
  readonly title: string;
  /** What the panel beside the board is called, and how it stands: "Verdicts", "Adjudicated". */
  readonly panel: readonly [title: string, state: string];
  /** What the step before and the step after are called, on the way to them. */
  readonly nameOf: (step: Game['steps'][number]) => string;
  /** The board the step met, or the one it left. */
  readonly board: (after: boolean) => ReactNode;
  readonly children: ReactNode;
}

/** A step that is over: the board it met or the board it left, with what happened beside it. */
export function PastFrame({ game, step, title, panel, nameOf, board, children }: PastFrameProps) {
  const [after, setAfter] = useState(false);
  const at = game.steps.findIndex((one) => one.step === step.step);
  return (
    <>
      <header className="table-head">
        <div className="table-head-row">
          <Link
            prefetch={false}
            className="icon-button back"
            href={`/games/${game.id}`}
            aria-label="Back to the table"
          >
            <ArrowLeft size={22} />
          </Link>
          <div className="table-title">
            <p className="eyebrow">
              {game.season.name}, board {game.board}, step {step.step}
            </p>
            <h1>{title}</h1>
          </div>
          <nav className="step-links ml-auto" aria-label="Steps">
            <StepLink game={game} to={game.steps[at - 1]} nameOf={nameOf} back />
            <StepLink game={game} to={game.steps[at + 1]} nameOf={nameOf} />
          </nav>
        </div>
        <Neatline level={(at + 1) / Math.max(1, game.steps.length)} />
      </header>
      <main id="main" className="game-table past" data-game={game.system}>
        <div className="table-map">
          <div className="tools">
            <fieldset className="segments" aria-label="Show">
              {[false, true].map((late) => (
                <button
                  key={String(late)}
                  type="button"
                  aria-pressed={after === late}
                  onClick={() => setAfter(late)}
                >
                  {late ? 'The board after' : 'Orders'}
                </button>
              ))}
            </fieldset>
          </div>
          {board(after)}
        </div>
        <section className="panel shown table-right" aria-label="What happened">
          <div>
            <div className="panel-head">
              <h2>{panel[0]}</h2>
              <State reading="adjudicated">{panel[1]}</State>
            </div>
            {children}
            <p className="receipt tiny dim">
              <ShieldCheck size={16} />
              <span>
                Step {step.step}, <span className="mono">{shortHash(step.hash)}</span>, after{' '}
                <span className="mono">{shortHash(step.previousHash)}</span>
              </span>
            </p>
          </div>
        </section>
      </main>
    </>
  );
}

interface StepLinkProps {
  readonly game: Game;
  readonly to: Game['steps'][number] | undefined;
  readonly nameOf: PastFrameProps['nameOf'];
  readonly back?: boolean;
}

function StepLink({ game, to, nameOf, back = false }: StepLinkProps) {
  if (to === undefined) return null;
  return (
    <Link prefetch={false} className="button compact" href={`/games/${game.id}/steps/${to.step}`}>
      {back ? <ChevronLeft size={18} /> : null}
      <span className="step-name">{nameOf(to)}</span>
      {back ? null : <ChevronRight size={18} />}
    </Link>
  );
}
