'use client';

import { ArrowLeft, ChevronLeft, ChevronRight, ShieldCheck } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useTexts } from '#texts';
import { namedSeat } from '../../../engine/seat-names';
import type { Game, Step } from '../../../functions/core/game/games.schema';
import { useArrowKeys } from '../../lib/use-arrow-keys';
import { State } from '../frame/game-thumbnail';
import { Link } from '../frame/link';
import { MapFrame } from '../frame/map-frame';
import { namesOf, peopleOf } from '../frame/people';
import { SeatChip } from '../frame/seat-chip';
import { seatName, withNames } from '../frame/seats';
import { Tools } from '../map/tools';
import { RulesBeside } from '../rules/rules-beside';
import { shortHash } from './receipt';
import { useStepDrawing } from './step-drawing';
import { Story } from './story';

interface PastStepProps {
  readonly game: Game;
  readonly step: Step;
  /** The key of the board's signs. */
  readonly signKey: ReactNode;
  /** The orders in the notation of the rules; null in games without one. */
  readonly asText: ReactNode;
}

/** A closed step: the board before it or the board after it, with its events beside it. */
export function PastStep({ game, step, signKey, asText }: PastStepProps) {
  const { board, verdicts, details } = useStepDrawing();
  const t = useTexts('table');
  const boards = [['orders', t('past.orders')] as const, ['after', t('past.after')] as const];
  const [after, setAfter] = useState<'orders' | 'after'>('orders');
  const names = namesOf(peopleOf(game.seats));
  const title = withNames(step.label, names);
  return (
    <>
      <PastHead game={game} step={step} title={title} isNamed={verdicts !== undefined} />
      <main id="main" className="game-table past" data-game={game.system}>
        <div className="table-map">
          {signKey}
          <Tools choices={boards} showing={after} onShow={setAfter} />
          <SeatKey game={game} />
          {board(step, after === 'after', title)}
        </div>
        <section className="panel shown table-right" aria-label={t('past.whatHappened')}>
          <div>
            {' '}
            <div className="panel-head">
              <h2>{t(verdicts === undefined ? 'past.whatHappened' : 'past.verdicts')}</h2>
              <State reading="adjudicated">
                {t(verdicts === undefined ? 'past.carriedOut' : 'past.adjudicated')}
              </State>
            </div>
            {verdicts?.(step) ?? (
              <div className="log-step">
                <Story sentences={step.sentences} names={names} system={game.system} />
                {details?.(step)}
              </div>
            )}
            <p className="study-links small">
              {t.rich('past.links', {
                whatIf: (words) => <Link href={`/games/${game.id}/what-if?step=${step.step}`}>{words}</Link>,
                replay: (words) => <Link href={`/games/${game.id}/replay?step=${step.step}`}>{words}</Link>,
              })}
            </p>
            {asText}
            <Proof step={step} />
          </div>{' '}
        </section>
      </main>
      <RulesBeside />
    </>
  );
}

function PastHead({
  game,
  step,
  title,
  isNamed,
}: Pick<PastStepProps, 'game' | 'step'> & { title: string; isNamed: boolean }) {
  const t = useTexts('table');
  const at = game.steps.findIndex((one) => one.step === step.step);
  const [before, after] = [game.steps[at - 1], game.steps[at + 1]];
  const table = `/games/${game.id}`;
  useArrowKeys({
    left: before === undefined ? null : `${table}/steps/${before.step}`,
    right: after === undefined ? table : `${table}/steps/${after.step}`,
  });
  return (
    <header className="table-head">
      <div className="table-head-row">
        <Link className="icon-button back" href={`/games/${game.id}`} aria-label={t('past.back')}>
          <ArrowLeft size={22} />
        </Link>
        <div className="table-title">
          <p className="eyebrow">
            {t('past.where', { season: game.season.name, board: game.board, step: step.step })}
          </p>
          <h1>{title}</h1>
        </div>
        <nav className="step-links ml-auto" aria-label={t('past.steps')}>
          <StepLink game={game} to={before} isNamed={isNamed} back />
          <StepLink game={game} to={after} isNamed={isNamed} />
        </nav>
      </div>
      <MapFrame level={(at + 1) / Math.max(1, game.steps.length)} />
    </header>
  );
}

/** The owners of the pieces on the board. */
function SeatKey({ game }: { game: Game }) {
  const t = useTexts('table');
  return (
    <ul className="seat-key" aria-label={t('seats')}>
      {game.seats.map(({ seat, player }) => (
        <li key={seat}>
          <SeatChip seat={seat} player={player.name} size={22} />
          <span>
            {seatName(seat, player.name)}
            {namedSeat(seat) === undefined ? null : <span className="dim">, {player.name}</span>}
          </span>
        </li>
      ))}
    </ul>
  );
}

function Proof({ step: { step, hash, previousHash } }: Pick<PastStepProps, 'step'>) {
  const t = useTexts('table');
  return (
    <p className="receipt tiny dim">
      <ShieldCheck size={16} />
      <span>
        {t.rich('past.proof', {
          step,
          hash: shortHash(hash),
          before: shortHash(previousHash),
          mono: (words) => <span className="mono">{words}</span>,
        })}
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
  const t = useTexts('table');
  if (to === undefined) return null;
  return (
    <Link
      className="button compact"
      href={`/games/${game.id}/steps/${to.step}`}
      aria-keyshortcuts={back ? 'ArrowLeft' : 'ArrowRight'}
    >
      {back ? <ChevronLeft size={18} /> : null}
      <span className="step-name">{isNamed ? to.label : t('past.step', { step: to.step })}</span>
      {back ? null : <ChevronRight size={18} />}
    </Link>
  );
}
