import { useLocale, useTranslations } from 'next-intl';
import type { Scores } from '../../../functions/core/scoring/scoring.schema';
import { pointsText } from '../../lib/figures';
import { DataTable } from '../frame/data-table';
import { Link } from '../frame/link';

interface TeamTableProps extends Pick<Scores, 'teams'> {
  readonly league: string;
}

/** Teams with the members that count; those of the league link to their pages. */
export function TeamTable({ teams, league }: TeamTableProps) {
  const t = useTranslations('teams');
  const language = useLocale();
  return (
    <div className="card table-card">
      <DataTable
        caption={t('caption')}
        className="teams"
        columns={[[t('place'), 'right place'], [t('team')], [t('members')], [t('total'), 'right']]}
      >
        {teams.map(({ place, team, id, total, members }) => (
          <tr key={id ?? team}>
            <td className="right place numbers">{place}</td>
            <th scope="row">
              {id === null ? team : <Link href={`/leagues/${league}/teams/${id}`}>{team}</Link>}
            </th>
            <td>
              {members
                .map(({ player, points }) => `${player.name} ${pointsText(points, language)}`)
                .join(', ') || t('nobody')}
            </td>
            <td className="right numbers total">{pointsText(total, language)}</td>
          </tr>
        ))}
      </DataTable>
    </div>
  );
}
