import type { Statistics } from '../../../functions/api/schemas/results';
import { counted } from '../../lib/time';
import { DataTable } from '../frame/data-table';
import { SeatChip } from '../frame/seat-chip';
import { seatName } from '../frame/seats';
import { SeatShares } from './seat-shares';

const COLUMNS = [['Seat'], ['Games', 'right'], ['Won', 'right'], ['Mean place', 'right']] as const;

interface SeatStatisticsProps {
  readonly board: Statistics['boards'][number];
  readonly measure: string;
}

/** The seats of boards of one size: share of wins as a picture, and games, wins, mean place and mean figure as a table. */
export function SeatStatistics({ board: { players, games, seats }, measure }: SeatStatisticsProps) {
  return (
    <section className="section" aria-labelledby={`boards-of-${players}`}>
      <div className="section-head">
        <h2 id={`boards-of-${players}`}>Boards of {players}</h2>
        <span className="small muted">{counted(games, 'game')}</span>
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
        <DataTable
          caption={`Seats of boards of ${players}`}
          className="statistics"
          columns={[...COLUMNS, [`Mean ${measure.toLowerCase()}`, 'right']]}
        >
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
                <b>{meanPlace.toFixed(2)}</b>
              </td>
              <td className="right numbers">{meanFigure.toFixed(1)}</td>
            </tr>
          ))}
        </DataTable>
      </div>
    </section>
  );
}
