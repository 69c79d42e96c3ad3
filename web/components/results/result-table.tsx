import type { GameResult } from '../../../functions/api/schemas/results';
import { SeatChip } from '../frame/seat-chip';
import { seatFullName } from '../frame/seats';

interface ResultTableProps {
  readonly caption: string;
  readonly measures: GameResult['measures'];
  readonly seats: GameResult['seats'];
}

/** A board's seats by place, with every figure that counts. */
export function ResultTable({ caption, measures, seats }: ResultTableProps) {
  const rows = [...seats].sort((one, other) => (one.place ?? 0) - (other.place ?? 0));
  return (
    <div className="card table-card">
      <table className="data-table result-table">
        <caption className="hidden-text">{caption}</caption>
        <thead>
          <tr>
            <th scope="col" className="right place">
              Place
            </th>
            <th scope="col">Player</th>
            {measures.map(({ id, name }) => (
              <th key={id} scope="col" className="right measure">
                {name}
              </th>
            ))}
            <th scope="col" className="right total">
              Points
            </th>
          </tr>
        </thead>
        <tbody>
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
        </tbody>
      </table>
    </div>
  );
}
