import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { getTranslations } from 'next-intl/server';
import { SeatShares } from '../../../../components/results/seat-shares';
import { CrossTable, CrossTableInWords } from '../../../../components/season/cross-table';
import { CrossTablePages } from '../../../../components/season/cross-table-pages';
import { SeasonFrame } from '../../../../components/season/season-frame';
import { listQuery, valueIn } from '../../../../lib/list-query';
import { reader } from '../../../../lib/reader';
import { serverApi, valueFrom } from '../../../../lib/server-api';

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('season-statistics'))('title') };
}

interface Props {
  readonly params: Promise<{ id: string }>;
  readonly searchParams: Promise<Record<string, string | string[] | undefined>>;
}

/** A season's finished boards in figures: who met whom and who placed higher, and the results of each seat. */
export default async function SeasonStatisticsPage({ params, searchParams }: Props) {
  const { id } = await params;
  const query = await searchParams;
  const { page } = listQuery(query);
  const { page: against } = listQuery({ page: valueIn(query, 'against') });
  const [seasonAnswer, statisticsAnswer, me] = await Promise.all([
    serverApi('GET /seasons/{id}', { id }),
    serverApi('GET /seasons/{id}/statistics', { id, page, against }),
    reader(),
  ]);
  const t = await getTranslations('season-statistics');
  const season = valueFrom(seasonAnswer);
  if (season.status === 'registration') notFound();
  const statistics = valueFrom(statisticsAnswer);
  const nobodyMet = statistics.seats.length === 0;
  return (
    <SeasonFrame season={season} here="statistics">
      <section className="section" aria-labelledby="cross-table">
        <div className="section-head">
          <h2 id="cross-table">{t('met')}</h2>
          <CrossTablePages address={`/seasons/${id}/statistics`} {...statistics} />
        </div>
        {nobodyMet ? (
          <p className="card empty">{t('none')}</p>
        ) : (
          <figure className="card chart-card">
            <figcaption>
              <CrossTableKey />
            </figcaption>
            <CrossTable statistics={statistics} me={me?.id ?? null} />
            <details className="small">
              <summary>{t('inWords')}</summary>
              <CrossTableInWords statistics={statistics} />
            </details>
          </figure>
        )}
      </section>
      {statistics.seats.map(({ players, games, seats }) => (
        <section key={players} className="section" aria-labelledby={`seats-${players}`}>
          <div className="section-head">
            <h2 id={`seats-${players}`}>{t('seats', { players })}</h2>
            <span className="small muted">{t('boards', { boards: games })}</span>
          </div>
          <SeatShares seats={seats} />
        </section>
      ))}
    </SeasonFrame>
  );
}

function CrossTableKey() {
  const t = useTranslations('season-statistics');
  return (
    <ul className="cross-key small">
      <li>
        <svg width="18" height="18" aria-hidden="true">
          <rect className="cross-ahead" x="1" y="1" width="16" height="16" />
        </svg>
        {t('key.ahead')}
      </li>
      <li>
        <svg width="18" height="18" aria-hidden="true">
          <rect className="cross-behind" x="1" y="1" width="16" height="16" />
        </svg>
        {t('key.behind')}
      </li>
      <li>
        <svg width="18" height="18" aria-hidden="true">
          <rect className="cross-level" x="1" y="1" width="16" height="16" />
        </svg>
        {t('key.level')}
      </li>
      <li className="muted">{t('key.figures')}</li>
    </ul>
  );
}
