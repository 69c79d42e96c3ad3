import { useLocale, useTranslations } from 'next-intl';
import type { Statistics } from '../../../functions/core/result/results.schema';
import { placeText, pointsInColumn } from '../../lib/figures';
import { DataTable } from '../frame/data-table';
import { SeatChip } from '../frame/seat-chip';
import { seatName } from '../frame/seats';
import { SeatShares } from './seat-shares';

interface SeatStatisticsProps {
  readonly board: Statistics['boards'][number];
  readonly measure: string;
}

/** The seats of boards of one size: share of wins as a picture, and games, wins, mean place and mean figure as a table. */
export function SeatStatistics({ board: { players, games, seats }, measure }: SeatStatisticsProps) {
  const t = useTranslations('seat-statistics');
  const language = useLocale();
  const columns = [
    [t('columns.seat')],
    [t('columns.games'), 'right'],
    [t('columns.won'), 'right'],
    [t('columns.place'), 'right'],
    [t('columns.mean', { measure }), 'right'],
  ] as const;
  return (
    <section className="section" aria-labelledby={`boards-of-${players}`}>
      <div className="section-head">
        <h2 id={`boards-of-${players}`}>{t('boards', { players })}</h2>
        <span className="small muted">{t('games', { games })}</span>
      </div>
      <SeatShares
        seats={seats.map(({ winShare, winLow, winHigh, ...one }) => ({
          ...one,
          share: winShare,
          low: winLow,
          high: winHigh,
        }))}
      />
      <div className="card table-card">
        <DataTable caption={t('caption', { players })} className="statistics" columns={columns}>
          {seats.map(({ seat, games: own, wins, winShare, meanPlace, meanFigure }) => (
            <tr key={seat}>
              <th scope="row">
                <span className="player-cell">
                  <SeatChip seat={seat} />
                  <span>{seatName(seat)}</span>
                </span>
              </th>
              <td className="right numbers">{own}</td>
              <td className="right numbers share">
                {Math.round(100 * winShare)} % <small className="muted">{wins}</small>
              </td>
              <td className="right numbers">
                <b>{placeText(meanPlace, language)}</b>
              </td>
              <td className="right numbers">{pointsInColumn(meanFigure, language)}</td>
            </tr>
          ))}
        </DataTable>
      </div>
    </section>
  );
}
