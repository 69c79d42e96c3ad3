import { useTranslations } from 'next-intl';
import type { Season } from '../../../functions/core/season/seasons.schema';
import { Link } from '../frame/link';

/** The players who have registered, and the wait list. */
export function Entries({ season, me }: { season: Season; me: string | null }) {
  const t = useTranslations('season');
  const { boardSize } = season;
  const entries = season.entries.filter(({ state }) => state === 'in');
  const waiting = season.entries.filter(({ state }) => state === 'waiting');
  const { counts } = season;
  const missing = boardSize - (counts.in % boardSize);
  return (
    <section aria-labelledby="entries">
      <div className="section-head">
        <h2 id="entries">{t('entries.title')}</h2>
        <span className="small muted">
          {missing === boardSize && counts.in > 0
            ? t('entries.full', { players: counts.in })
            : t('entries.missing', { players: counts.in, missing })}
        </span>
      </div>
      {entries.length === 0 ? <p className="card empty">{t('entries.nobody')}</p> : null}
      <ul className="entries">
        {entries.map((entry) => (
          <EntryRow key={entry.player.id} entry={entry} me={me} shown />
        ))}
      </ul>
      {counts.in > entries.length ? (
        <p className="mt-2">
          <Link href={`/seasons/${season.id}/players`}>{t('entries.all', { players: counts.in })}</Link>
        </p>
      ) : null}
      {waiting.length > 0 ? (
        <>
          <h3>{t('entries.waiting')}</h3>
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
  const t = useTranslations('season');
  return (
    <li>
      {player.name}
      {player.id === me ? <em className="you-word">{t('you')}</em> : null}
      {reliability === null || !shown ? null : (
        <span className="small muted"> {t('entries.reliability', { percent: reliability })}</span>
      )}
    </li>
  );
}
