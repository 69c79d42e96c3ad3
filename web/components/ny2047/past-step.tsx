'use client';

import { ArrowLeft, ChevronLeft, ChevronRight, ShieldCheck } from 'lucide-react';
import Link from 'next/link';
import { useMemo, useState } from 'react';
import type { Event, Position } from '../../../engine/ny2047/types';
import type { Game, Step } from '../../../functions/api/schemas/games';
import { Neatline } from '../frame/neatline';
import { State } from '../frame/porthole';
import { shortHash } from '../orders/receipt';
import { arrowsOfVerdicts } from './arrows';
import type { Place } from './map/shapes';
import { Board, type Chart } from './table/board';
import { VerdictList } from './verdict-list';

interface PastStepProps {
  readonly game: Game;
  readonly step: Step;
  readonly chart: Chart;
  readonly places: readonly Place[];
}

/** A turn that is over: its orders with their results on the board they met, or the board they left. */
export function PastStep({ game, step, chart, places }: PastStepProps) {
  const [after, setAfter] = useState(false);
  const before = step.before as Position;
  const arrows = useMemo(() => arrowsOfVerdicts(before, step.orders), [before, step.orders]);
  const at = game.steps.findIndex((one) => one.step === step.step);
  const views = [
    { id: 'orders', name: 'Orders', on: !after, show: () => setAfter(false) },
    { id: 'after', name: 'The board after', on: after, show: () => setAfter(true) },
  ];
  return (
    <>
      <header className="table-head">
        <div className="table-head-row">
          <Link className="icon-button back" href={`/games/${game.id}`} aria-label="Back to the table">
            <ArrowLeft size={22} />
          </Link>
          <div className="table-title">
            <p className="eyebrow">
              {game.season.name}, board {game.board}
            </p>
            <h1>{step.label}</h1>
          </div>
          <nav className="step-links ml-auto" aria-label="Turns">
            <StepLink game={game} to={game.steps[at - 1]} back />
            <StepLink game={game} to={game.steps[at + 1]} />
          </nav>
        </div>
        <Neatline level={(at + 1) / Math.max(1, game.steps.length)} />
      </header>
      <main id="main" className="game-table past" data-game="ny2047">
        <div className="table-map">
          <div className="tools">
            <fieldset className="segments" aria-label="Show">
              {views.map(({ id, name, on, show }) => (
                <button key={id} type="button" aria-pressed={on} onClick={show}>
                  {name}
                </button>
              ))}
            </fieldset>
          </div>
          <Board
            chart={chart}
            places={places}
            position={after ? (step.position as Position) : before}
            arrows={after ? [] : arrows}
            label={`Map of ${step.label}, ${after ? 'after the turn' : 'with all orders and their results'}`}
            focus={null}
          />
        </div>
        <section className="panel shown table-right" aria-label="What happened">
          <div>
            <div className="panel-head">
              <h2>Verdicts</h2>
              <State reading="adjudicated">Adjudicated</State>
            </div>
            <VerdictList
              before={before}
              verdicts={step.orders}
              events={step.events as unknown as readonly Event[]}
              seat={game.me.seat}
            />
            <p className="receipt tiny dim">
              <ShieldCheck size={16} />
              <span>
                Adjudication {step.step}, <span className="mono">{shortHash(step.hash)}</span>, after{' '}
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
  readonly to: { readonly step: number; readonly label: string } | undefined;
  readonly back?: boolean;
}

function StepLink({ game, to, back = false }: StepLinkProps) {
  if (to === undefined) return null;
  return (
    <Link className="button compact" href={`/games/${game.id}/steps/${to.step}`}>
      {back ? <ChevronLeft size={18} /> : null}
      <span className="step-name">{to.label}</span>
      {back ? null : <ChevronRight size={18} />}
    </Link>
  );
}
