import { useLocale, useTranslations } from 'next-intl';
import type { Season } from '../../../functions/core/season/seasons.schema';
import { pointsText } from '../../lib/figures';
import { DataTable } from '../frame/data-table';
import { Face } from '../frame/face';
import { Link } from '../frame/link';

/** The number of rows that the overview shows. */
const LEADERS = 10;

/** The top of the standings and the reader's own row, with a link to the rest. */
export function Leaders({ season, me }: { readonly season: Season; readonly me: string | null }) {
  const t = useTranslations('season');
  const language = useLocale();
  const { id, name, standing, counts, myRow, status } = season;
  if (standing.length === 0) return null;
  const first = standing.slice(0, LEADERS);
  const own = myRow !== null && !first.some(({ player }) => player.id === me) ? [myRow] : [];
  return (
    <section aria-labelledby="standing" className="section">
      <div className="section-head">
        <h2 id="standing">{t('leaders.title')}</h2>
        <span className="small muted">
          {status === 'running' ? t('leaders.ifEnded') : t('leaders.final')}
        </span>
      </div>
      <div className="card table-card">
        <DataTable
          caption={t('leaders.caption', { season: name })}
          className="standing"
          columns={[
            [t('leaders.place'), 'right place'],
            [t('leaders.player')],
            [t('leaders.total'), 'right total'],
          ]}
        >
          {[...first, ...own].map(({ place, player, total }) => (
            <tr key={player.id} className={player.id === me ? 'mine' : ''}>
              <td className="right place numbers">{place}</td>
              <th scope="row">
                <span className="with-face">
                  <Face player={player} size={28} />
                  {player.name}
                  {player.id === me ? <em className="you-word">{t('you')}</em> : null}
                </span>
              </th>
              <td className="right numbers total">{pointsText(total, language)}</td>
            </tr>
          ))}
        </DataTable>
        <p className="table-foot">
          <Link href={`/seasons/${id}/standing`}>
            {counts.standing > first.length
              ? t('leaders.all', { places: counts.standing })
              : t('leaders.explained')}
          </Link>
        </p>
      </div>
    </section>
  );
}
