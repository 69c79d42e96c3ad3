import Link from 'next/link';
import type { Divisions } from '../../../functions/api/schemas/scoring';
import { NumberHead } from '../results/number-head';
import { pointsText } from '../scoring/lines';

const MOVE_WORDS = {
  promoted: 'rises',
  relegated: 'falls',
  rebalanced: 'moves to even out sizes',
} as const;

type Moves = Divisions['divisions'][number]['rows'][number]['moves'];

function nextText(moves: Moves): string {
  return moves === null ? 'stays' : `${MOVE_WORDS[moves.why]}, division ${moves.to}`;
}

/** A table for each division, with who moves. */
export function DivisionTables({ divisions: { divisions } }: { readonly divisions: Divisions }) {
  return divisions.map(({ id, name, level, status, rows }) => (
    <section key={id} className="section" aria-labelledby={`division-${level}`}>
      <div className="section-head">
        <h2 id={`division-${level}`}>Division {level}</h2>
        <Link href={`/seasons/${id}`}>{name}</Link>
      </div>
      {rows.length === 0 ? (
        <p className="muted">Nobody has registered yet.</p>
      ) : (
        <div className="card table-card">
          <table className="data-table">
            <caption className="hidden-text">Standing of division {level}</caption>
            <thead>
              <tr>
                <NumberHead column="place">Place</NumberHead>
                <th scope="col">Player</th>
                <th scope="col">Next</th>
                <NumberHead>Total</NumberHead>
              </tr>
            </thead>
            <tbody>
              {rows.map(({ place, player, total, moves }) => (
                <tr key={player.id}>
                  <td className="right place numbers">{place}</td>
                  <th scope="row">{player.name}</th>
                  <td className={moves === null ? 'dim' : ''}>
                    {status === 'registration' ? 'not begun' : nextText(moves)}
                  </td>
                  <td className="right numbers total">{pointsText(total)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </section>
  ));
}
