import { ShieldCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTexts } from '#texts';
import type { Game, Step } from '../../../functions/core/game/games.schema';
import { State } from '../frame/game-thumbnail';
import { Link } from '../frame/link';
import { shortHash } from '../table/receipt';
import type { LastTurn } from '../table/use-last-turn';

interface ResultsPanelProps {
  readonly game: Game;
  readonly last: LastTurn;
  /** The name of a phase after a turn. */
  readonly phaseName: (after: Step) => string;
  readonly verdicts: (step: Step) => ReactNode;
}

/** The changes of the phase after the last turn, the last turn's verdicts, and a link to all earlier turns. */
export function ResultsPanel({ game, last: { turn, after }, phaseName, verdicts }: ResultsPanelProps) {
  const t = useTexts('turns');
  const last = after ?? turn;
  if (last === null)
    return (
      <>
        <div className="panel-head">
          <h2>{t('results.none')}</h2>
        </div>
        <p className="empty small">{t('results.first')}</p>
      </>
    );
  return (
    <>
      <div className="panel-head">
        <h2>{turn?.label ?? last.label}</h2>
        <State reading="adjudicated">{t('results.adjudicated')}</State>
      </div>
      {after === null ? null : (
        <section aria-label={after.label}>
          <h3 className="phase-head">{t('results.after', { phase: phaseName(after) })}</h3>
          {verdicts(after)}
        </section>
      )}
      {turn === null ? null : verdicts(turn)}
      <p className="receipt tiny dim">
        <ShieldCheck size={16} />
        <span>
          {t.rich('results.proof', {
            step: last.step,
            hash: shortHash(last.hash),
            mono: (words) => <span className="mono">{words}</span>,
          })}{' '}
          {game.status === 'finished' ? (
            <Link href={`/games/${game.id}/verify`}>{t('results.verify')}</Link>
          ) : null}
        </span>
      </p>
      <AllTurns game={game} />
    </>
  );
}

function AllTurns({ game }: { game: Game }) {
  const t = useTexts('turns');
  return (
    <details className="typed">
      <summary>{t('results.allTurns')}</summary>
      <ol className="turns">
        {game.steps.map(({ step, label }) => (
          <li key={step}>
            <Link href={`/games/${game.id}/steps/${step}`}>{label}</Link>
          </li>
        ))}
      </ol>
    </details>
  );
}
