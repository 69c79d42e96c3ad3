'use client';

import { ArrowLeft, ChevronLeft, ChevronRight, ShieldCheck } from 'lucide-react';
import Link from 'next/link';
import { useState } from 'react';
import type { View } from '../../../engine/nyc-risk/types';
import type { Game, Step } from '../../../functions/api/schemas/games';
import { Neatline } from '../frame/neatline';
import { peopleOf } from '../frame/people';
import { State } from '../frame/porthole';
import { withNames } from '../frame/seats';
import { shortHash } from '../orders/receipt';
import { Board } from './board';
import { logStepOf } from './history';
import type { Geography } from './map/size';
import type { PlanParts } from './plan';
import { namesOf, Rolls, Story } from './table/log-entry';
import { pastArrows } from './table/map-area';

interface PastStepProps {
  readonly game: Game;
  readonly step: Step;
  readonly parts: PlanParts;
  readonly geography: Geography;
}

/** A step that is over: what was done on the board it met, or the board it left, with its story and its dice. */
export function PastStep({ game, step, parts, geography }: PastStepProps) {
  const [after, setAfter] = useState(false);
  const people = peopleOf(game.seats);
  const names = namesOf(people);
  const title = withNames(step.label, names);
  const log = logStepOf(step);
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
            <StepLink game={game} to={game.steps[at - 1]?.step} back />
            <StepLink game={game} to={game.steps[at + 1]?.step} />
          </nav>
        </div>
        <Neatline level={(at + 1) / Math.max(1, game.steps.length)} />
      </header>
      <main id="main" className="game-table past" data-game="nyc-risk">
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
          <Board
            parts={parts}
            geography={geography}
            view={(after ? step.position : step.before) as View}
            people={people}
            arrows={after ? [] : pastArrows(step.orders)}
            label={`Map of ${title}, ${after ? 'after the step' : 'with what was done'}`}
            focus={null}
          />
        </div>
        <section className="panel shown table-right" aria-label="What happened">
          <div>
            <div className="panel-head">
              <h2>What happened</h2>
              <State reading="adjudicated">Carried out</State>
            </div>
            <div className="log-step">
              <Story step={log} names={names} />
              <Rolls events={log.events} people={people} />
            </div>
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
  readonly to: number | undefined;
  readonly back?: boolean;
}

function StepLink({ game, to, back = false }: StepLinkProps) {
  if (to === undefined) return null;
  return (
    <Link prefetch={false} className="button compact" href={`/games/${game.id}/steps/${to}`}>
      {back ? <ChevronLeft size={18} /> : null}
      <span className="step-name">Step {to}</span>
      {back ? null : <ChevronRight size={18} />}
    </Link>
  );
}
