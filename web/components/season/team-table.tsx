import type { Scores } from '../../../functions/api/schemas/scoring';
import { pointsText } from '../../lib/figures';
import { DataTable } from '../frame/data-table';

/** Teams with the members that count. */
export function TeamTable({ teams }: Pick<Scores, 'teams'>) {
  return (
    <div className="card table-card">
      <DataTable
        caption="Standing of the teams"
        className="teams"
        columns={[['Place', 'right place'], ['Team'], ['Members that count'], ['Total', 'right']]}
      >
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
      </DataTable>
    </div>
  );
}
