import type { GameResult } from '../../../functions/api/schemas/results';
import { DataTable } from '../frame/data-table';
import { SeatChip } from '../frame/seat-chip';
import { seatFullName } from '../frame/seats';

interface ResultTableProps {
  readonly caption: string;
  readonly measures: GameResult['measures'];
  readonly seats: GameResult['seats'];
}

/** What the season's scoring gives is "Points", and "Season points" where the game has points of its own. */
export function scoreName(measures: ResultTableProps['measures']): string {
  return measures.some(({ name }) => name === 'Points') ? 'Season points' : 'Points';
}

/** A board's seats by place, with every figure that counts. */
export function ResultTable({ caption, measures, seats }: ResultTableProps) {
  const rows = [...seats].sort((one, other) => (one.place ?? 0) - (other.place ?? 0));
  return (
    <div className="card table-card">
      <DataTable
        caption={caption}
        className="result-table"
        columns={[
          ['Place', 'right place'],
          ['Player'],
          ...measures.map(({ name }) => [name, 'right measure'] as const),
          [scoreName(measures), 'right total'],
        ]}
      >
        {rows.map(({ seat, player, place, points, figures }) => (
          <tr key={seat}>
            <td className="right place numbers">{place ?? '–'}</td>
            <th scope="row">
              <span className="player-cell">
                <SeatChip seat={seat} player={player.name} />
                <span>
                  {player.name} <small className="muted">{seatFullName(seat)}</small>
                </span>
              </span>
            </th>
            {measures.map(({ id, name }) => (
              <td key={id} className="right numbers measure">
                <span className="measure-name">{name} </span>
                {figures[id] ?? 0}
              </td>
            ))}
            <td className="right numbers total">{points.toFixed(1)}</td>
          </tr>
        ))}
      </DataTable>
    </div>
  );
}
