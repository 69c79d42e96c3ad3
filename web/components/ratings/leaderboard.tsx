import { useTranslations } from 'next-intl';
import type { RatingRow, Ratings } from '../../../functions/core/rating/ratings.schema';
import type { Texts } from '../../lib/texts';
import { DataTable } from '../frame/data-table';
import { Link } from '../frame/link';

interface Scale {
  readonly low: number;
  readonly high: number;
  readonly marks: readonly number[];
}

interface LeaderboardProps {
  readonly ratings: Ratings;
  readonly me: string | null;
  /** Whether the reader set a filter. */
  readonly filtered: boolean;
}

/** Players by strength, each with its band and its history. */
export function Leaderboard({ ratings, me, filtered }: LeaderboardProps) {
  const t = useTranslations('ratings');
  if (ratings.rows.length === 0) return <p className="card empty">{emptyWords(ratings, filtered, t)}</p>;
  const scale = scaleOf(ratings.rows);
  return (
    <div className="card table-card">
      <DataTable
        caption={t('list.caption', { board: ratings.systemTitle })}
        className="leaderboard"
        columns={[
          [t('list.place'), 'right place'],
          [t('list.player')],
          [t('list.rating'), 'right'],
          [<Axis key="axis" scale={scale} />, 'strength'],
          [t('list.last'), 'history'],
          [t('list.games'), 'right count'],
          [t('list.wins'), 'right count'],
        ]}
      >
        {ratings.rows.map((row) => (
          <Row key={row.player.id} row={row} scale={scale} mine={row.player.id === me} />
        ))}
      </DataTable>
    </div>
  );
}

function Axis({ scale }: { readonly scale: Scale }) {
  const t = useTranslations('ratings');
  return (
    <>
      <span>{t('list.strength')}</span>
      <span className="axis" aria-hidden="true">
        {scale.marks.map((mark) => (
          <i key={mark} style={{ left: `${share(mark, scale)}%` }}>
            {mark}
          </i>
        ))}
      </span>
    </>
  );
}

function emptyWords({ next }: Ratings, filtered: boolean, t: Texts<'ratings'>): string {
  if (!filtered) return t('list.nobody');
  return next === null ? t('list.noMatch') : t('list.noMatchHere');
}

function Row({ row, scale, mine }: { row: RatingRow; scale: Scale; mine: boolean }) {
  const t = useTranslations('ratings');
  const { player, rating, deviation } = row;
  return (
    <tr className={mine ? 'mine' : ''}>
      <td className="right place numbers">{row.place ?? '–'}</td>
      <th scope="row">
        <Link href={`/players/${encodeURIComponent(player.id)}`}>{player.name}</Link>
        {mine ? <em className="you-word">{t('list.you')}</em> : null}
        {row.provisional ? (
          <small>{t('list.provisional', { games: row.games })}</small>
        ) : row.inactive ? (
          <small>{t('list.inactive')}</small>
        ) : null}
      </th>
      <td className="right numbers rating">
        <b>{rating}</b>
        <span> ± {2 * deviation}</span>
      </td>
      <td className="strength">
        <Band row={row} scale={scale} />
      </td>
      <td className="history">
        <Sparkline history={row.history} />
      </td>
      <td className="right numbers count">{row.games}</td>
      <td className="right numbers count">{row.wins}</td>
    </tr>
  );
}

function Band({ row, scale }: { row: RatingRow; scale: Scale }) {
  const x = (value: number) => 3 * share(value, scale);
  const { rating, deviation } = row;
  return (
    <div>
      <svg viewBox="0 0 300 26" preserveAspectRatio="none" aria-hidden="true">
        {scale.marks.map((mark) => (
          <path key={mark} d={`M${x(mark)} 0V26`} stroke="var(--line)" />
        ))}
        <rect
          x={x(rating - 2 * deviation)}
          y="9"
          width={x(rating + 2 * deviation) - x(rating - 2 * deviation)}
          height="8"
          rx="4"
          fill="var(--water)"
          opacity=".75"
        />
        <rect
          x={x(rating - deviation)}
          y="9"
          width={x(rating + deviation) - x(rating - deviation)}
          height="8"
          fill="var(--water-deep)"
        />
      </svg>
      <i
        className={row.provisional ? 'band-dot provisional' : 'band-dot'}
        style={{ left: `${share(rating, scale)}%` }}
      />
    </div>
  );
}

function Sparkline({ history }: { history: readonly number[] }) {
  if (history.length < 2) return null;
  const low = Math.min(...history);
  const span = Math.max(1, Math.max(...history) - low);
  const points = history.map((value, index) => [4 + index * 5.7, 24 - ((value - low) / span) * 20] as const);
  const [x, y] = points.at(-1) ?? [4, 14];
  return (
    <svg className="sparkline" viewBox="0 0 120 28" aria-hidden="true">
      <path
        d={points
          .map((point, index) => `${index === 0 ? 'M' : 'L'}${point[0].toFixed(1)} ${point[1].toFixed(1)}`)
          .join('')}
        fill="none"
        stroke="var(--ink-2)"
        strokeWidth="1.75"
        strokeLinejoin="round"
      />
      <circle cx={x} cy={y} r="3.2" fill="var(--ink)" />
    </svg>
  );
}

/** A scale of hundreds that includes every band, with about four marks. */
function scaleOf(rows: readonly RatingRow[]): Scale {
  const low =
    Math.floor(Math.min(...rows.map(({ rating, deviation }) => rating - 2 * deviation)) / 100) * 100;
  const high =
    Math.ceil(Math.max(...rows.map(({ rating, deviation }) => rating + 2 * deviation)) / 100) * 100;
  const step = Math.max(100, Math.ceil((high - low) / 4 / 100) * 100);
  const marks: number[] = [];
  for (let mark = Math.ceil(low / step) * step; mark <= high; mark += step) marks.push(mark);
  return { low, high, marks };
}

function share(value: number, { low, high }: Scale): number {
  return Math.round(((value - low) / (high - low || 1)) * 1000) / 10;
}
