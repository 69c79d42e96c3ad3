import Link from 'next/link';
import type { Season } from '../../../functions/api/schemas/seasons';
import { DataTable } from '../frame/data-table';
import { pointsText } from '../scoring/lines';

/** How many of the table the overview shows. */
const LEADERS = 10;

/** The head of the standing and the reader's own row, with the way to the rest. */
export function Leaders({ season, me }: { readonly season: Season; readonly me: string | null }) {
  const { id, name, standing, counts, myRow, status } = season;
  if (standing.length === 0) return null;
  const first = standing.slice(0, LEADERS);
  const own = myRow !== null && !first.some(({ player }) => player.id === me) ? [myRow] : [];
  return (
    <section aria-labelledby="standing" className="section">
      <div className="section-head">
        <h2 id="standing">Standing</h2>
        <span className="small muted">{status === 'running' ? 'If all boards ended now' : 'Final'}</span>
      </div>
      <div className="card table-card">
        <DataTable
          caption={`Standing of ${name}`}
          className="standing"
          columns={[['Place', 'right place'], ['Player'], ['Total', 'right total']]}
        >
          {[...first, ...own].map(({ place, player, total }) => (
            <tr key={player.id} className={player.id === me ? 'mine' : ''}>
              <td className="right place numbers">{place}</td>
              <th scope="row">
                {player.name}
                {player.id === me ? <em className="you-word">you</em> : null}
              </th>
              <td className="right numbers total">{pointsText(total)}</td>
            </tr>
          ))}
        </DataTable>
        <p className="table-foot">
          <Link href={`/seasons/${id}/standing`}>
            {counts.standing > first.length
              ? `All ${counts.standing} places, with every round`
              : 'Every round, and what each total is made of'}
          </Link>
        </p>
      </div>
    </section>
  );
}
