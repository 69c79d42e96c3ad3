import { ArrowDown, ArrowUp, Check, X } from 'lucide-react';
import type { Laboratory } from '../../../functions/api/schemas/scoring';
import type { Answer } from '../../lib/ask';
import { pointsText } from '../../lib/figures';
import { ProblemNote } from '../forms/problem-note';
import { DataTable } from '../frame/data-table';
import { PROPERTY_NAMES } from './properties';

/** The standing as it is and as it would be, and the properties of the tried system. */
export function LaboratoryResult({ answer }: { readonly answer: Answer<Laboratory> }) {
  if (!answer.ok) {
    const { detail, problems = [] } = answer.problem;
    return <ProblemNote problem={[detail, ...problems.map(({ message }) => message)].join(' ')} />;
  }
  const { scoring, rules, rows, properties } = answer.value;
  const moved = rows.filter(({ place, placeBefore }) => place !== placeBefore).length;
  return (
    <div>
      <section aria-labelledby="replay">
        <div className="section-head">
          <h2 id="replay">Under {scoring.name}</h2>
          <span className="small muted">
            {moved === 0 ? 'Nobody changes places' : `${moved} of ${rows.length} change places`}
          </span>
        </div>
        <p className="small muted">{rules}</p>
        <ReplayTable rows={rows} />
      </section>
      <section className="section" aria-labelledby="properties">
        <h2 id="properties">What this system is like</h2>
        <p className="small muted reading">
          Tried on boards of the classic game with seven seats and 34 centres, most of them random. A missing
          property is not a fault; it shows what players can do to each other.
        </p>
        <Verdicts properties={properties} />
      </section>
    </div>
  );
}

function ReplayTable({ rows }: Pick<Laboratory, 'rows'>) {
  return (
    <div className="card table-card mt-3">
      <DataTable
        caption="Places and totals under the tried scoring, beside those of the season"
        className="replay"
        columns={[
          ['Place', 'right place'],
          ['Player'],
          ['Total', 'right'],
          ['Before', 'right dim'],
          ['Total before', 'right dim season-total'],
          ['Moved', 'right'],
        ]}
      >
        {rows.map(({ player, place, total, placeBefore, totalBefore }) => (
          <tr key={player.id}>
            <td className="right place numbers">{place}</td>
            <th scope="row">{player.name}</th>
            <td className="right numbers">{pointsText(total)}</td>
            <td className="right numbers dim">{placeBefore}</td>
            <td className="right numbers dim season-total">{pointsText(totalBefore)}</td>
            <td className="right numbers">
              <Moved by={placeBefore - place} />
            </td>
          </tr>
        ))}
      </DataTable>
    </div>
  );
}

function Moved({ by }: { readonly by: number }) {
  if (by === 0) return <span className="dim">same</span>;
  const Arrow = by > 0 ? ArrowUp : ArrowDown;
  return (
    <span className="moved">
      <Arrow size={16} aria-hidden="true" />
      <span className="hidden-text">{by > 0 ? 'up ' : 'down '}</span>
      {Math.abs(by)}
    </span>
  );
}

function Verdicts({ properties }: Pick<Laboratory, 'properties'>) {
  return (
    <ul className="verdicts">
      {properties.map(({ id, words, holds, tried, why, boards }) => (
        <li key={id} className="card padded">
          <h3>
            {holds ? <Check size={18} aria-hidden="true" /> : <X size={18} aria-hidden="true" />}
            {PROPERTY_NAMES[id]}
            <span className="small muted">{holds ? `holds on all ${tried} boards` : 'does not hold'}</span>
          </h3>
          <p className="small muted">{words}</p>
          {why === null ? null : (
            <details>
              <summary className="small">The boards that show it</summary>
              <p className="small">{why}.</p>
              <ul className="small muted">
                {boards.map((board) => (
                  <li key={board}>{board}</li>
                ))}
              </ul>
            </details>
          )}
        </li>
      ))}
    </ul>
  );
}
