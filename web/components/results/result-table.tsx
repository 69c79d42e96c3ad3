import { useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import type { GameEnd } from '../../../functions/core/game/game-end.schema';
import type { GameResult } from '../../../functions/core/result/results.schema';
import { pointsInColumn } from '../../lib/figures';
import type { Texts } from '../../lib/texts';
import { DataTable } from '../frame/data-table';
import { SeatChip } from '../frame/seat-chip';
import { seatFullName } from '../frame/seats';

type Measures = GameResult['measures'];
type Placed = Pick<GameResult['seats'][number], 'seat' | 'player' | 'figures'> & {
  readonly place: number | null;
};

interface PlaceTableProps<Seat extends Placed> {
  readonly caption: string;
  readonly measures: Measures;
  readonly seats: readonly Seat[];
  /** The last column: its heading, and its value for a seat; null if there is none. */
  readonly total: readonly [name: string, of: (seat: Seat) => ReactNode] | null;
  readonly className?: string;
  /** The reader’s own seat. */
  readonly mine?: string | null;
}

/** A board's seats by place, with every figure that counts. */
function PlaceTable<Seat extends Placed>({
  caption,
  measures,
  seats,
  total,
  className,
  mine = null,
}: PlaceTableProps<Seat>) {
  const t = useTranslations('result-table');
  return (
    <div className="card table-card">
      <DataTable
        caption={caption}
        className={className ?? 'result-table'}
        columns={[
          [t('place'), 'right place'],
          [t('player')],
          ...measures.map(({ name }) => [name, 'right measure'] as const),
          ...(total === null ? [] : [[total[0], 'right total'] as const]),
        ]}
      >
        {seats.map((one) => (
          <tr key={one.seat} className={one.seat === mine ? 'mine' : undefined}>
            <td className="right place numbers">{one.place ?? '–'}</td>
            <th scope="row">
              <span className="player-cell">
                <SeatChip seat={one.seat} player={one.player.name} />
                <span>
                  {one.player.name} <small className="muted">{seatFullName(one.seat)}</small>
                </span>
              </span>
            </th>
            {measures.map(({ id, name }) => (
              <td key={id} className="right numbers measure">
                <span className="measure-name">{name} </span>
                {one.figures[id] ?? 0}
              </td>
            ))}
            {total === null ? null : <td className="right numbers total">{total[1](one)}</td>}
          </tr>
        ))}
      </DataTable>
    </div>
  );
}

/** The name of the score by the season's scoring: "Points", or "Season points" if the game has points of its own. */
export function scoreName(measures: Measures, t: Texts<'result-table'>): string {
  return measures.some(({ name }) => name === 'Points') ? t('seasonPoints') : t('points');
}

/** A seat with what its scoring pays. */
type Scored = Omit<GameResult['seats'][number], 'out'>;

type ResultTableProps = Pick<PlaceTableProps<Scored>, 'caption' | 'measures' | 'seats'>;

/** A board's seats by place, with the points that the season gives for it. */
export function ResultTable({ caption, measures, seats }: ResultTableProps) {
  const t = useTranslations('result-table');
  const language = useLocale();
  const byPlace = [...seats].sort((one, other) => (one.place ?? 0) - (other.place ?? 0));
  const total = [scoreName(measures, t), ({ points }: Scored) => pointsInColumn(points, language)] as const;
  return <PlaceTable {...{ caption, measures, total }} seats={byPlace} />;
}

/** The place of each player, and the change of each rating by the game. */
export function EndTable({
  end: { seats, measures },
  mine,
}: {
  readonly end: GameEnd;
  readonly mine: string | null;
}) {
  const t = useTranslations('result-table');
  const isRated = seats.some(({ rating }) => rating !== null);
  return (
    <PlaceTable
      caption={t('places')}
      className="result-table end-table"
      {...{ seats, measures, mine }}
      total={
        isRated ? [t('rating'), ({ rating }) => (rating === null ? '–' : <Rating rating={rating} />)] : null
      }
    />
  );
}

function Rating({ rating }: { readonly rating: NonNullable<GameEnd['seats'][number]['rating']> }) {
  const t = useTranslations('result-table');
  return (
    <>
      {Math.round(rating.after)} <small className="muted">{ratingWords(rating, t)}</small>
    </>
  );
}

/** "up 24", "down 8", "unchanged". */
export function ratingWords(
  { before, after }: NonNullable<GameEnd['seats'][number]['rating']>,
  t: Texts<'result-table'>,
): string {
  const change = Math.round(after) - Math.round(before);
  if (change === 0) return t('unchanged');
  return change > 0 ? t('up', { change }) : t('down', { change: -change });
}
