import { ShieldCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Game, Step } from '../../../functions/api/schemas/games';
import { State } from '../frame/porthole';
import { SoftLink } from '../frame/soft-link';
import { shortHash } from '../table/receipt';
import type { LastTurn } from '../table/use-last-turn';

interface ResultsPanelProps {
  readonly game: Game;
  readonly last: LastTurn;
  /** What a phase after a turn is called. */
  readonly phaseName: (after: Step) => string;
  readonly verdicts: (step: Step) => ReactNode;
}

/** What the phase after the last turn changed, the last turn's verdicts, and the way to all turns before. */
export function ResultsPanel({ game, last: { turn, after }, phaseName, verdicts }: ResultsPanelProps) {
  const last = after ?? turn;
  if (last === null)
    return (
      <>
        <div className="panel-head">
          <h2>Nothing adjudicated yet</h2>
        </div>
        <p className="empty small">The first results come when this turn closes.</p>
      </>
    );
  return (
    <>
      <div className="panel-head">
        <h2>{turn?.label ?? last.label}</h2>
        <State reading="adjudicated">Adjudicated</State>
      </div>
      {after === null ? null : (
        <section aria-label={after.label}>
          <h3 className="phase-head">After the turn: {phaseName(after)}</h3>
          {verdicts(after)}
        </section>
      )}
      {turn === null ? null : verdicts(turn)}
      <p className="receipt tiny dim">
        <ShieldCheck size={16} />
        <span>
          Adjudication {last.step}, <span className="mono">{shortHash(last.hash)}</span>.{' '}
          {game.status === 'finished' ? (
            <SoftLink href={`/games/${game.id}/verify`}>Check it in this browser</SoftLink>
          ) : null}
        </span>
      </p>
      <AllTurns game={game} />
    </>
  );
}

function AllTurns({ game }: { game: Game }) {
  return (
    <details className="typed">
      <summary>All turns</summary>
      <ol className="turns">
        {game.steps.map(({ step, label }) => (
          <li key={step}>
            <SoftLink href={`/games/${game.id}/steps/${step}`}>{label}</SoftLink>
          </li>
        ))}
      </ol>
    </details>
  );
}
