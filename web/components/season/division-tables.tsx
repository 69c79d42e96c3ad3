import Link from 'next/link';
import { GAMES, type GameSystemId } from '../../../engine/games';
import { TIE_BREAK_WORDS } from '../../../engine/tournament/aggregation/words';
import { inWordsOfGame } from '../../../engine/tournament/game-words';
import type { Divisions } from '../../../functions/api/schemas/scoring';
import { pointsText } from '../../lib/figures';
import { DataTable } from '../frame/data-table';

const MOVE_WORDS = {
  promoted: 'rises',
  relegated: 'falls',
  rebalanced: 'moves to even out sizes',
} as const;

type Moves = Divisions['divisions'][number]['rows'][number]['moves'];

function nextText(moves: Moves): string {
  return moves === null ? 'stays' : `${MOVE_WORDS[moves.why]}, division ${moves.to}`;
}

type PartedPairs = Divisions['divisions'][number]['parted'];

function partedWords(system: GameSystemId, by: PartedPairs[number]['by']): string {
  return by === 'draw'
    ? 'a draw from the season’s seed decided'
    : `the tie-break is ${inWordsOfGame(GAMES[system].counts, TIE_BREAK_WORDS[by].replace(/;.*/, ''))}`;
}

interface DivisionTablesProps {
  readonly divisions: Divisions;
  readonly system: GameSystemId;
}

/** A table for each division, with the players who rise and fall. */
export function DivisionTables({ divisions: { divisions }, system }: DivisionTablesProps) {
  return divisions.map(({ id, name, level, status, rows, parted }) => (
    <section key={id} className="section" aria-labelledby={`division-${level}`}>
      <div className="section-head">
        <h2 id={`division-${level}`}>Division {level}</h2>
        <Link href={`/seasons/${id}`}>{name}</Link>
      </div>
      {rows.length === 0 ? (
        <p className="muted">Nobody has registered yet.</p>
      ) : (
        <div className="card table-card">
          <DataTable
            caption={`Standing of division ${level}`}
            columns={[['Place', 'right place'], ['Player'], ['Next'], ['Total', 'right']]}
          >
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
          </DataTable>
        </div>
      )}
      {status === 'registration' || parted.length === 0 ? null : <Parted {...{ parted, system }} />}
    </section>
  ));
}

function Parted({ parted, system }: { readonly parted: PartedPairs; readonly system: GameSystemId }) {
  return (
    <ul className="mt-3 small muted">
      {parted.map(({ before, behind, by }) => (
        <li key={behind.id}>
          {before.name} and {behind.name} have equal totals. {before.name} stands first:{' '}
          {partedWords(system, by)}.
        </li>
      ))}
    </ul>
  );
}
