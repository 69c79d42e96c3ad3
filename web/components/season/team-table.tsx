import type { Scores } from '../../../functions/api/schemas/scoring';
import { NumberHead } from '../results/number-head';
import { pointsText } from '../scoring/lines';

/** Teams with the members that count. */
export function TeamTable({ teams }: Pick<Scores, 'teams'>) {
  return (
    <div className="card table-card">
      <table className="data-table teams">
        <caption className="hidden-text">Standing of the teams</caption>
        <thead>
          <tr>
            <NumberHead column="place">Place</NumberHead>
            <th scope="col">Team</th>
            <th scope="col">Members that count</th>
            <NumberHead>Total</NumberHead>
          </tr>
        </thead>
        <tbody>
          {teams.map(({ place, team, total, members }) => (
            <tr key={team}>
              <td className="right place numbers">{place}</td>
              <th scope="row">{team}</th>
              <td>
                {members.map(({ player, points }) => `${player.name} ${pointsText(points)}`).join(', ') ||
                  'Nobody has played yet'}
              </td>
              <td className="right numbers total">{pointsText(total)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
