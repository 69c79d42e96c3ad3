import { useLocale, useTranslations } from 'next-intl';
import type { Scores } from '../../../functions/core/scoring/scoring.schema';
import { pointsText } from '../../lib/figures';
import { DataTable } from '../frame/data-table';

/** Teams with the members that count. */
export function TeamTable({ teams }: Pick<Scores, 'teams'>) {
  const t = useTranslations('teams');
  const language = useLocale();
  return (
    <div className="card table-card">
      <DataTable
        caption={t('caption')}
        className="teams"
        columns={[[t('place'), 'right place'], [t('team')], [t('members')], [t('total'), 'right']]}
      >
        {teams.map(({ place, team, total, members }) => (
          <tr key={team}>
            <td className="right place numbers">{place}</td>
            <th scope="row">{team}</th>
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
