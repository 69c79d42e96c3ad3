import type { GameResult, ResultEffect } from '../../../functions/api/schemas/results';
import { counted } from '../../lib/time';
import { DataTable } from '../frame/data-table';
import { ResultTable } from './result-table';

const COLUMNS = [
  ['Player'],
  ['Place now', 'right'],
  ['Then', 'right'],
  ['Total now', 'right'],
  ['Then', 'right'],
] as const;

interface EffectTablesProps {
  readonly effect: ResultEffect;
  readonly measures: GameResult['measures'];
}

/** The result as it would be, and all players whose place or total would change. */
export function EffectTables({ effect, measures }: EffectTablesProps) {
  const { seats, standing, laterRounds } = effect;
  return (
    <>
      <ResultTable caption="The result as it would be" measures={measures} seats={seats} />
      <h3 className="mt-4">In the standing</h3>
      {standing.length === 0 ? (
        <p className="muted">No place or total changes.</p>
      ) : (
        <div className="card table-card mt-3">
          <DataTable caption="Places and totals before and after" columns={COLUMNS}>
            {standing.map(({ player, before, after }) => (
              <tr key={player.id}>
                <th scope="row">{player.name}</th>
                <td className="right numbers">{before.place}</td>
                <td className="right numbers">
                  <b>{after.place}</b>
                </td>
                <td className="right numbers">{before.total.toFixed(1)}</td>
                <td className="right numbers">
                  <b>{after.total.toFixed(1)}</b>
                </td>
              </tr>
            ))}
          </DataTable>
        </div>
      )}
      {laterRounds === 0 ? null : (
        <p className="muted mt-3">
          Already drawn from the present standing: {counted(laterRounds, 'later round')}. Those boards stay as
          they are.
        </p>
      )}
    </>
  );
}
