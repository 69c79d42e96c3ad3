import Link from 'next/link';
import type { SeasonEntries } from '../../../functions/api/schemas/season-pages';
import { counted } from '../../lib/time';
import { ListPages, ListSearch } from './list-search';

interface PlayerListProps {
  /** Its id. */
  readonly season: string;
  readonly shown: SeasonEntries;
  /** The name that is looked for. */
  readonly search: string;
  readonly me: string | null;
}

const STATES = { waiting: 'waits for a place', asked: 'asks for a place' } as const;

/** A page of the players of a season, each with a link to their own page. */
export function PlayerList({ season, shown, search, me }: PlayerListProps) {
  const { entries, page, pages, count } = shown;
  const address = `/seasons/${season}/players`;
  return (
    <section className="section" aria-labelledby="players">
      <div className="section-head">
        <h2 id="players">Players</h2>
        <span className="small muted">{counted(count, 'player')}</span>
      </div>
      {pages > 1 || search !== '' ? (
        <div className="list-bar">
          <ListSearch {...{ address, search }} label="Find a player" />
        </div>
      ) : null}
      {entries.length === 0 ? (
        <p className="card empty">{search === '' ? 'Nobody yet.' : 'Nobody has such a name.'}</p>
      ) : null}
      <ul className="entries">
        {entries.map(({ player, state }) => (
          <li key={player.id}>
            {player.kind === 'bot' ? (
              player.name
            ) : (
              <Link href={`/players/${encodeURIComponent(player.id)}`}>{player.name}</Link>
            )}
            {player.id === me ? <em className="you-word">you</em> : null}
            <StateWord state={state} />
          </li>
        ))}
      </ul>
      <ListPages {...{ address, page, pages }} holds={counted(count, 'player')} asked={{ search }} />
    </section>
  );
}

function StateWord({ state }: { readonly state: SeasonEntries['entries'][number]['state'] }) {
  const word = state === 'waiting' || state === 'asked' ? STATES[state] : null;
  return word === null ? null : <span className="small muted"> {word}</span>;
}
