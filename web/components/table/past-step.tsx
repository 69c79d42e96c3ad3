import { ArrowLeft, ChevronLeft, ChevronRight, ShieldCheck } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import type { Game, Step } from '../../../functions/api/schemas/games';
import { Neatline } from '../frame/neatline';
import { namesOf, peopleOf } from '../frame/people';
import { State } from '../frame/porthole';
import { withNames } from '../frame/seats';
import { SoftLink } from '../frame/soft-link';
import { Tools } from '../map/tools';
import { shortHash } from './receipt';
import { Story } from './story';

export interface PastStepProps {
  readonly game: Game;
  readonly step: Step;
}

interface FrameProps extends PastStepProps {
  /** The board the step met, or the one it left. */
  readonly board: (after: boolean, title: string) => ReactNode;
  /** What happened, where the step's own sentences do not say it: verdicts of orders that all seats gave at once. */
  readonly verdicts?: ReactNode;
  /** What follows the sentences: dice. */
  readonly children?: ReactNode;
}

const BOARDS = [
  ['orders', 'Orders'],
  ['after', 'The board after'],
] as const;

/** A step that is over: the board it met or the board it left, with what happened beside it. */
export function PastStep({ game, step, board, verdicts, children }: FrameProps) {
  const [after, setAfter] = useState<'orders' | 'after'>('orders');
  const names = namesOf(peopleOf(game.seats));
  const title = withNames(step.label, names);
  return (
    <>
      <PastHead game={game} step={step} title={title} isNamed={verdicts !== undefined} />
      <main id="main" className="game-table past" data-game={game.system}>
        <div className="table-map">
          <Tools choices={BOARDS} showing={after} onShow={setAfter} />
          {board(after === 'after', title)}
        </div>
        <section className="panel shown table-right" aria-label="What happened">
          <div>
            {' '}
            <div className="panel-head">
              <h2>{verdicts === undefined ? 'What happened' : 'Verdicts'}</h2>
              <State reading="adjudicated">{verdicts === undefined ? 'Carried out' : 'Adjudicated'}</State>
            </div>
            {verdicts ?? (
              <div className="log-step">
                <Story sentences={step.sentences} names={names} system={game.system} />
                {children}
              </div>
            )}
            <Proof step={step} />
          </div>{' '}
        </section>
      </main>
    </>
  );
}

function PastHead({ game, step, title, isNamed }: PastStepProps & { title: string; isNamed: boolean }) {
  const at = game.steps.findIndex((one) => one.step === step.step);
  return (
    <header className="table-head">
      <div className="table-head-row">
        <SoftLink className="icon-button back" href={`/games/${game.id}`} aria-label="Back to the table">
          <ArrowLeft size={22} />
        </SoftLink>
        <div className="table-title">
          <p className="eyebrow">
            {game.season.name}, board {game.board}, step {step.step}
          </p>
          <h1>{title}</h1>
        </div>
        <nav className="step-links ml-auto" aria-label="Steps">
          <StepLink game={game} to={game.steps[at - 1]} isNamed={isNamed} back />
          <StepLink game={game} to={game.steps[at + 1]} isNamed={isNamed} />
        </nav>
      </div>
      <Neatline level={(at + 1) / Math.max(1, game.steps.length)} />
    </header>
  );
}

function Proof({ step: { step, hash, previousHash } }: Pick<PastStepProps, 'step'>) {
  return (
    <p className="receipt tiny dim">
      <ShieldCheck size={16} />
      <span>
        Step {step}, <span className="mono">{shortHash(hash)}</span>, after{' '}
        <span className="mono">{shortHash(previousHash)}</span>
      </span>
    </p>
  );
}

interface StepLinkProps {
  readonly game: Game;
  readonly to: Game['steps'][number] | undefined;
  /** Whether it is a turn of all seats, which its label names in a word. */
  readonly isNamed: boolean;
  readonly back?: boolean;
}

function StepLink({ game, to, isNamed, back = false }: StepLinkProps) {
  if (to === undefined) return null;
  return (
    <SoftLink className="button compact" href={`/games/${game.id}/steps/${to.step}`}>
      {back ? <ChevronLeft size={18} /> : null}
      <span className="step-name">{isNamed ? to.label : `Step ${to.step}`}</span>
      {back ? null : <ChevronRight size={18} />}
    </SoftLink>
  );
}
