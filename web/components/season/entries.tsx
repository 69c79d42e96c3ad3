import Link from 'next/link';
import type { Season } from '../../../functions/api/schemas/seasons';

/** The players who have registered, and the waiting list. */
export function Entries({ season, me }: { season: Season; me: string | null }) {
  const { boardSize } = season;
  const entries = season.entries.filter(({ state }) => state === 'in');
  const waiting = season.entries.filter(({ state }) => state === 'waiting');
  const { counts } = season;
  const missing = boardSize - (counts.in % boardSize);
  return (
    <section aria-labelledby="entries">
      <div className="section-head">
        <h2 id="entries">Registered</h2>
        <span className="small muted">
          {counts.in} so far;{' '}
          {missing === boardSize && counts.in > 0 ? 'the boards are full' : `${missing} more fill a board`}
        </span>
      </div>
      {entries.length === 0 ? <p className="card empty">Nobody yet. The first seat is free.</p> : null}
      <ul className="entries">
        {entries.map((entry) => (
          <EntryRow key={entry.player.id} entry={entry} me={me} shown />
        ))}
      </ul>
      {counts.in > entries.length ? (
        <p className="mt-2">
          <Link href={`/seasons/${season.id}/players`}>All {counts.in} players</Link>
        </p>
      ) : null}
      {waiting.length > 0 ? (
        <>
          <h3>Waiting for a place</h3>
          <ol className="entries">
            {waiting.map((entry) => (
              <EntryRow key={entry.player.id} entry={entry} me={me} />
            ))}
          </ol>
        </>
      ) : null}
    </section>
  );
}

interface EntryRowProps {
  readonly entry: Season['entries'][number];
  readonly me: string | null;
  /** Whether their reliability is shown. */
  readonly shown?: boolean;
}

function EntryRow({ entry: { player, reliability }, me, shown = false }: EntryRowProps) {
  return (
    <li>
      {player.name}
      {player.id === me ? <em className="you-word">you</em> : null}
      {reliability === null || !shown ? null : (
        <span className="small muted"> {reliability} % of turns kept</span>
      )}
    </li>
  );
}
