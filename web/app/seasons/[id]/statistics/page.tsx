import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { SeatShares } from '../../../../components/results/seat-shares';
import { CrossTable, CrossTableInWords } from '../../../../components/season/cross-table';
import { CrossTablePages } from '../../../../components/season/cross-table-pages';
import { SeasonFrame } from '../../../../components/season/season-frame';
import { listAsked, valueIn } from '../../../../lib/list-asked';
import { reader } from '../../../../lib/reader';
import { serverApi, valueFrom } from '../../../../lib/server-api';
import { counted } from '../../../../lib/time';

export const metadata: Metadata = { title: 'Statistics' };

interface Props {
  readonly params: Promise<{ id: string }>;
  readonly searchParams: Promise<Record<string, string | string[] | undefined>>;
}

/** A season's finished boards in figures: who met whom and who placed higher, and how each seat fared. */
export default async function SeasonStatisticsPage({ params, searchParams }: Props) {
  const { id } = await params;
  const query = await searchParams;
  const { page } = listAsked(query);
  const { page: against } = listAsked({ page: valueIn(query, 'against') });
  const [seasonAnswer, statisticsAnswer, me] = await Promise.all([
    serverApi('GET /seasons/{id}', { id }),
    serverApi('GET /seasons/{id}/statistics', { id, page, against }),
    reader(),
  ]);
  const season = valueFrom(seasonAnswer);
  if (season.status === 'registration') notFound();
  const statistics = valueFrom(statisticsAnswer);
  const nobodyMet = statistics.seats.length === 0;
  return (
    <SeasonFrame season={season} here="statistics">
      <section className="section" aria-labelledby="cross-table">
        <div className="section-head">
          <h2 id="cross-table">Who met whom</h2>
          <CrossTablePages address={`/seasons/${id}/statistics`} {...statistics} />
        </div>
        {nobodyMet ? (
          <p className="card empty">No board has ended yet. The first one makes the first meetings.</p>
        ) : (
          <figure className="card chart-card">
            <figcaption>
              <CrossTableKey />
            </figcaption>
            <CrossTable statistics={statistics} me={me?.id ?? null} />
            <details className="small">
              <summary>The cross table in words</summary>
              <CrossTableInWords statistics={statistics} />
            </details>
          </figure>
        )}
      </section>
      {statistics.seats.map(({ players, games, seats }) => (
        <section key={players} className="section" aria-labelledby={`seats-${players}`}>
          <div className="section-head">
            <h2 id={`seats-${players}`}>How each seat fared on boards of {players}</h2>
            <span className="small muted">{counted(games, 'finished board')}</span>
          </div>
          <SeatShares seats={seats} />
        </section>
      ))}
    </SeasonFrame>
  );
}

function CrossTableKey() {
  return (
    <ul className="cross-key small">
      <li>
        <svg width="18" height="18" aria-hidden="true">
          <rect className="cross-ahead" x="1" y="1" width="16" height="16" />
        </svg>
        The player of the row placed higher
      </li>
      <li>
        <svg width="18" height="18" aria-hidden="true">
          <rect className="cross-behind" x="1" y="1" width="16" height="16" />
        </svg>
        lower
      </li>
      <li>
        <svg width="18" height="18" aria-hidden="true">
          <rect className="cross-level" x="1" y="1" width="16" height="16" />
        </svg>
        level
      </li>
      <li className="muted">
        “2–1”: met three times, higher twice. Rows and columns are places in the standing.
      </li>
    </ul>
  );
}
