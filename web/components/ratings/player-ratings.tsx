import { useTranslations } from 'next-intl';
import type { PlayerPage } from '../../../functions/core/rating/ratings.schema';
import { DataTable } from '../frame/data-table';

/** A player's ratings: all games, each game, and each faction they have played. */
export function PlayerRatings({ page: { ratings } }: { readonly page: PlayerPage }) {
  const t = useTranslations('player');
  return (
    <section className="section" aria-labelledby="ratings">
      <div className="section-head">
        <h2 id="ratings">{t('strength.title')}</h2>
      </div>
      <div className="card table-card">
        <DataTable
          caption={t('strength.caption')}
          columns={[
            [t('strength.board')],
            [t('strength.rating'), 'right'],
            [t('strength.games'), 'right'],
            [t('strength.wins'), 'right'],
          ]}
        >
          {ratings.map(({ board, title, rating, deviation, games, wins, provisional }) => (
            <tr key={board}>
              <th scope="row">
                <a href={`/ratings/${encodeURIComponent(board)}`}>{title}</a>
                {provisional ? <small> {t('strength.provisional', { games })}</small> : null}
              </th>
              <td className="right numbers">
                <b>{rating}</b> ± {2 * deviation}
              </td>
              <td className="right numbers">{games}</td>
              <td className="right numbers">{wins}</td>
            </tr>
          ))}
        </DataTable>
      </div>
    </section>
  );
}
