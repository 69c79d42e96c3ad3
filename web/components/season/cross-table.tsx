import { useTranslations } from 'next-intl';
import type { CSSProperties } from 'react';
import type { SeasonStatistics } from '../../../functions/core/season/season-charts.schema';
import { Strokes } from '../charts/plot';

type Meeting = SeasonStatistics['meetings'][number];

const ROW = 24;

interface CrossTableProps {
  readonly statistics: SeasonStatistics;
  readonly me: string | null;
}

/**
 * Player against player: a cell for each pair that has met, filled if the player of the row placed higher more often.
 */
export function CrossTable({ statistics, me }: CrossTableProps) {
  const t = useTranslations('season-statistics');
  const { rows, columns, meetings } = statistics;
  const height = rows.length * ROW;
  const size = { '--plot-height': `${height}px`, '--columns': columns.length } as CSSProperties;
  return (
    <div className={classOf(columns.length)} style={size}>
      <div className="cross-rows" aria-hidden="true">
        {rows.map(({ place, player }, at) => (
          <span
            key={player.id}
            className={player.id === me ? 'is-mine' : ''}
            style={{ top: `${at * ROW}px` }}
          >
            <span className="numbers">{place}</span> {player.name}
          </span>
        ))}
      </div>
      <svg className="plot-field" role="img" aria-labelledby="cross-title cross-desc">
        <title id="cross-title">{t('table.title')}</title>
        <desc id="cross-desc">
          {t('table.about', { rows: rows.length, columns: columns.length, cells: meetings.length })}
        </desc>
        <Cells statistics={statistics} height={height} />
        {meetings
          .filter(({ games }) => games > 1)
          .map((one) => (
            <text
              key={`${one.row} ${one.column}`}
              className={balance(one) > 0 ? 'is-on-full' : ''}
              x={`${(100 * (one.column + 0.5)) / columns.length}%`}
              y={(one.row + 0.5) * ROW}
            >
              {one.ahead}–{behind(one)}
            </text>
          ))}
      </svg>
      <Columns columns={columns} />
    </div>
  );
}

interface CellsProps {
  readonly statistics: SeasonStatistics;
  readonly height: number;
}

function Cells({ statistics: { rows, columns, meetings, page, against }, height }: CellsProps) {
  const where = (sign: number) => meetings.filter((one) => Math.sign(balance(one)) === sign);
  return (
    <Strokes height={height} width={columns.length}>
      <path className="cross-grid" d={gridPath(rows.length, columns.length)} />
      {page === against ? <path className="cross-self" d={selfPath(rows.length)} /> : null}
      <path className="cross-behind" d={cellsPath(where(-1))} />
      <path className="cross-level" d={cellsPath(where(0))} />
      <path className="cross-ahead" d={cellsPath(where(1))} />
    </Strokes>
  );
}

function Columns({ columns }: Pick<SeasonStatistics, 'columns'>) {
  return (
    <div className="cross-columns" aria-hidden="true">
      {columns.map(({ place, player }, at) => (
        <span
          key={player.id}
          className={at % 5 === 0 ? 'is-fifth numbers' : 'numbers'}
          style={{ left: `${(100 * (at + 0.5)) / columns.length}%` }}
        >
          {place}
        </span>
      ))}
    </div>
  );
}

/** The parts for which a phone has no room: figures in more than eight columns, the number of each of more than ten. */
function classOf(columns: number): string {
  if (columns > 10) return 'cross-table is-wide is-dense';
  return columns > 8 ? 'cross-table is-wide' : 'cross-table';
}

function behind({ games, ahead, level }: Meeting): number {
  return games - ahead - level;
}

/** Above 0 if the player of the row placed higher more often. */
function balance(meeting: Meeting): number {
  return meeting.ahead - behind(meeting);
}

/** Cells as rectangles, one unit wide. */
function cellsPath(cells: readonly Meeting[]): string {
  return cells.map(({ row, column }) => `M${column + 0.06} ${row * ROW + 3}h.88v${ROW - 6}h-.88z`).join('');
}

function selfPath(count: number): string {
  return Array.from({ length: count }, (_, at) => `M${at + 0.2} ${(at + 0.5) * ROW}h.6`).join('');
}

function gridPath(rows: number, columns: number): string {
  return Array.from({ length: rows + 1 }, (_, at) => `M0 ${at * ROW}H${columns}`).join('');
}

/** The same, one player after the other, for readers of text or of one name. */
export function CrossTableInWords({
  statistics: { rows, columns, meetings },
}: Pick<CrossTableProps, 'statistics'>) {
  const t = useTranslations('season-statistics');
  const nameOf = ({ column, games, ahead }: Meeting) => {
    const name = columns[column]?.player.name ?? '';
    return games === 1 ? name : t('table.times', { player: name, ahead, games });
  };
  return (
    <dl className="cross-words">
      {rows.map(({ place, player }, row) => {
        const own = meetings.filter((one) => one.row === row);
        const named = (sign: number) =>
          own
            .filter((one) => Math.sign(balance(one)) === sign)
            .map(nameOf)
            .join(', ');
        const [higher, level, lower] = [named(1), named(0), named(-1)];
        return (
          <div key={player.id}>
            <dt>
              <span className="numbers">{place}</span> {player.name}
            </dt>
            <dd>
              {own.length === 0
                ? t('table.metNone')
                : [
                    higher === '' ? [] : t('table.higher', { players: higher }),
                    level === '' ? [] : t('table.level', { players: level }),
                    lower === '' ? [] : t('table.lower', { players: lower }),
                  ]
                    .flat()
                    .join(' ')}
            </dd>
          </div>
        );
      })}
    </dl>
  );
}
