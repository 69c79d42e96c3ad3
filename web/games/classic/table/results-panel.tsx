import { ShieldCheck } from 'lucide-react';
import type { Position } from '../../../../engine/classic/types';
import type { Game, Step } from '../../../../functions/api/schemas/games';
import { State } from '../../../components/frame/porthole';
import { SoftLink } from '../../../components/frame/soft-link';
import { shortHash } from '../../../components/table/receipt';
import type { LastTurn } from '../../../components/table/use-last-turn';
import { VerdictList } from '../verdict-list';

interface ResultsPanelProps {
  readonly game: Game;
  readonly last: LastTurn;
}

/** What the phase after the last turn changed, the last turn's verdicts, and the way to all turns before. */
export function ResultsPanel({ game, last: { turn, after } }: ResultsPanelProps) {
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
          <h3 className="phase-head">After the turn: {after.label}</h3>
          <Verdicts step={after} seat={game.me.seat} />
        </section>
      )}
      {turn === null ? null : <Verdicts step={turn} seat={game.me.seat} />}
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

function Verdicts({ step, seat }: { step: Step; seat: string | null }) {
  return (
    <VerdictList before={step.before as Position} verdicts={step.orders} events={step.events} seat={seat} />
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
