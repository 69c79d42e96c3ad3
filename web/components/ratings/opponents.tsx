import { useTranslations } from 'next-intl';
import type { PlayerPage } from '../../../functions/core/rating/ratings.schema';
import { Card } from '../forms/card';
import { DataTable } from '../frame/data-table';
import { Link } from '../frame/link';

const SHOWN = 12;

/** The opponents that a player has met most often, and who placed higher. */
export function Opponents({ page: { byOpponent } }: { readonly page: PlayerPage }) {
  const t = useTranslations('player');
  return (
    <Card title={t('opponents.title')}>
      <DataTable
        caption={t('opponents.caption')}
        columns={[
          [t('opponents.player')],
          [t('opponents.met'), 'right'],
          [t('opponents.ahead'), 'right'],
          [t('opponents.behind'), 'right'],
        ]}
      >
        {byOpponent.slice(0, SHOWN).map(({ player, games, ahead, behind }) => (
          <tr key={player.id}>
            <th scope="row">
              <Link href={`/players/${encodeURIComponent(player.id)}`}>{player.name}</Link>
            </th>
            <td className="right numbers">{games}</td>
            <td className="right numbers">{ahead}</td>
            <td className="right numbers">{behind}</td>
          </tr>
        ))}
      </DataTable>
    </Card>
  );
}
