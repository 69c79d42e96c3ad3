import { useTranslations } from 'next-intl';
import type { SeasonEntries } from '../../../functions/core/season/season-pages.schema';
import { Link } from '../frame/link';
import { ListPages, ListSearch } from './list-search';

interface PlayerListProps {
  /** Its id. */
  readonly season: string;
  readonly shown: SeasonEntries;
  /** The name to search for. */
  readonly search: string;
  readonly me: string | null;
}

/** A page of the players of a season, each with a link to their own page. */
export function PlayerList({ season, shown, search, me }: PlayerListProps) {
  const t = useTranslations('season');
  const { entries, page, pages, count } = shown;
  const address = `/seasons/${season}/players`;
  return (
    <section className="section" aria-labelledby="players">
      <div className="section-head">
        <h2 id="players">{t('players.title')}</h2>
        <span className="small muted">{t('players.count', { players: count })}</span>
      </div>
      {pages > 1 || search !== '' ? (
        <div className="list-bar">
          <ListSearch {...{ address, search }} label={t('players.find')} />
        </div>
      ) : null}
      {entries.length === 0 ? (
        <p className="card empty">{search === '' ? t('players.nobody') : t('players.notFound')}</p>
      ) : null}
      <ul className="entries">
        {entries.map(({ player, state }) => (
          <li key={player.id}>
            {player.kind === 'bot' ? (
              player.name
            ) : (
              <Link href={`/players/${encodeURIComponent(player.id)}`}>{player.name}</Link>
            )}
            {player.id === me ? <em className="you-word">{t('you')}</em> : null}
            <StateWord state={state} />
          </li>
        ))}
      </ul>
      <ListPages
        {...{ address, page, pages }}
        holds={t('players.count', { players: count })}
        asked={{ search }}
      />
    </section>
  );
}

function StateWord({ state }: { readonly state: SeasonEntries['entries'][number]['state'] }) {
  const t = useTranslations('season');
  if (state !== 'waiting' && state !== 'asked') return null;
  return <span className="small muted"> {state === 'waiting' ? t('players.waits') : t('players.asks')}</span>;
}
