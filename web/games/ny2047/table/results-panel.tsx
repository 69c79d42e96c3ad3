import { ShieldCheck } from 'lucide-react';
import type { Event, Position } from '../../../../engine/ny2047/types';
import type { Game } from '../../../../functions/api/schemas/games';
import { State } from '../../../components/frame/porthole';
import { SoftLink } from '../../../components/frame/soft-link';
import { shortHash } from '../../../components/table/receipt';
import { VerdictList } from '../verdict-list';

/** The last turn's verdicts, and the way to all turns before. */
export function ResultsPanel({ game }: { game: Game }) {
  const { last } = game;
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
        <h2>{last.label}</h2>
        <State reading="adjudicated">Adjudicated</State>
      </div>
      <VerdictList
        before={last.before as Position}
        verdicts={last.orders}
        events={last.events as unknown as readonly Event[]}
        seat={game.me.seat}
      />
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
