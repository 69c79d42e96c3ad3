import type { ReactNode } from 'react';
import type { GameOpenings } from '../../../functions/api/schemas/results';
import { counted } from '../../lib/time';
import { DataTable } from '../frame/data-table';
import { SeatChip } from '../frame/seat-chip';
import { seatName } from '../frame/seats';

const COLUMNS = [['Opening'], ['Games', 'right'], ['Won', 'right'], ['Mean place', 'right']] as const;

/** Fewer games than this say little of an opening. */
const FEW = 20;

type Board = GameOpenings['boards'][number];

/** The seats of boards of one size, each with its most frequent openings and how they went. */
export function SeatOpenings({ board: { players, games, seats } }: { readonly board: Board }) {
  return (
    <section className="section" aria-labelledby={`boards-of-${players}`}>
      <div className="section-head">
        <h2 id={`boards-of-${players}`}>Boards of {players}</h2>
        <span className="small muted">{counted(games, 'game')}</span>
      </div>
      {games < FEW ? (
        <p className="small muted mb-3">
          {`Only ${counted(games, 'game')} so far, so chance decides most of these figures.`}
        </p>
      ) : null}
      {seats.map((seat) => (
        <Openings key={seat.seat} seat={seat} />
      ))}
    </section>
  );
}

function Openings({ seat }: { readonly seat: Board['seats'][number] }) {
  const name = seatName(seat.seat);
  return (
    <div className="card table-card mb-4">
      <DataTable caption={`Openings of ${name}`} className="statistics openings" columns={COLUMNS}>
        <Row fared={seat}>
          <span className="player-cell">
            <SeatChip seat={seat.seat} />
            <b>{name}, all games</b>
          </span>
        </Row>
        {seat.openings.map((opening) => (
          <Row key={opening.words} fared={opening}>
            {opening.words}
          </Row>
        ))}
      </DataTable>
    </div>
  );
}

interface RowProps {
  readonly fared: Pick<Board['seats'][number], 'games' | 'wins' | 'winShare' | 'meanPlace'>;
  readonly children: ReactNode;
}

function Row({ fared: { games, wins, winShare, meanPlace }, children }: RowProps) {
  return (
    <tr>
      <th scope="row">{children}</th>
      <td className="right numbers">{games}</td>
      <td className="right numbers">
        {Math.round(100 * winShare)} % <small className="muted">{wins}</small>
      </td>
      <td className="right numbers">{meanPlace.toFixed(2)}</td>
    </tr>
  );
}
