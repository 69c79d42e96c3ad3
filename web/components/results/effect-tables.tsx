import { useLocale, useTranslations } from 'next-intl';
import type { GameResult, ResultEffect } from '../../../functions/core/result/results.schema';
import { pointsInColumn } from '../../lib/figures';
import { DataTable } from '../frame/data-table';
import { ResultTable } from './result-table';

interface EffectTablesProps {
  readonly effect: ResultEffect;
  readonly measures: GameResult['measures'];
}

/** The result as it would be, and all players whose place or total would change. */
export function EffectTables({ effect, measures }: EffectTablesProps) {
  const t = useTranslations('rule-result');
  const language = useLocale();
  const { seats, standing, laterRounds, laterBoards } = effect;
  const columns = [
    [t('effect.player')],
    [t('effect.placeNow'), 'right'],
    [t('effect.then'), 'right'],
    [t('effect.totalNow'), 'right'],
    [t('effect.then'), 'right'],
  ] as const;
  return (
    <>
      <ResultTable caption={t('effect.result')} measures={measures} seats={seats} />
      <h3 className="mt-4">{t('effect.standing')}</h3>
      {standing.length === 0 ? (
        <p className="muted">{t('effect.none')}</p>
      ) : (
        <div className="card table-card mt-3">
          <DataTable caption={t('effect.caption')} columns={columns}>
            {standing.map(({ player, before, after }) => (
              <tr key={player.id}>
                <th scope="row">{player.name}</th>
                <td className="right numbers">{before.place}</td>
                <td className="right numbers">
                  <b>{after.place}</b>
                </td>
                <td className="right numbers">{pointsInColumn(before.total, language)}</td>
                <td className="right numbers">
                  <b>{pointsInColumn(after.total, language)}</b>
                </td>
              </tr>
            ))}
          </DataTable>
        </div>
      )}
      {laterBoards.map(({ round, board, players }) => (
        <p key={`${round} ${board}`} className="mt-3">
          {t('effect.touched', { round, board, players: players.map(({ name }) => name).join(', ') })}
        </p>
      ))}
      {laterRounds === 0 ? null : <p className="muted mt-3">{t('effect.later', { rounds: laterRounds })}</p>}
    </>
  );
}
