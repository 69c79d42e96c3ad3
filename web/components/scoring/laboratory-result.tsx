import { ArrowDown, ArrowUp, Check, X } from 'lucide-react';
import { useLocale, useTranslations } from 'next-intl';
import type { Laboratory } from '../../../functions/core/scoring/scoring.schema';
import type { Answer } from '../../lib/ask';
import { pointsText } from '../../lib/figures';
import { ProblemNote } from '../forms/problem-note';
import { DataTable } from '../frame/data-table';
import { propertyNames } from './properties';

/** The standings as they are and as they would be, and the properties of the tried system. */
export function LaboratoryResult({ answer }: { readonly answer: Answer<Laboratory> }) {
  const t = useTranslations('scoring');
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
          <h2 id="replay">{t('under', { scoring: scoring.name })}</h2>
          <span className="small muted">
            {moved === 0 ? t('nobodyMoves') : t('move', { moved, of: rows.length })}
          </span>
        </div>
        <p className="small muted">{rules}</p>
        <ReplayTable rows={rows} />
      </section>
      <section className="section" aria-labelledby="properties">
        <h2 id="properties">{t('like')}</h2>
        <p className="small muted reading">{t('likeAbout')}</p>
        <Verdicts properties={properties} />
      </section>
    </div>
  );
}

function ReplayTable({ rows }: Pick<Laboratory, 'rows'>) {
  const language = useLocale();
  const t = useTranslations('scoring');
  return (
    <div className="card table-card mt-3">
      <DataTable
        caption={t('caption')}
        className="replay"
        columns={[
          [t('columns.place'), 'right place'],
          [t('columns.player')],
          [t('columns.total'), 'right'],
          [t('columns.before'), 'right dim'],
          [t('columns.totalBefore'), 'right dim season-total'],
          [t('columns.moved'), 'right'],
        ]}
      >
        {rows.map(({ player, place, total, placeBefore, totalBefore }) => (
          <tr key={player.id}>
            <td className="right place numbers">{place}</td>
            <th scope="row">{player.name}</th>
            <td className="right numbers">{pointsText(total, language)}</td>
            <td className="right numbers dim">{placeBefore}</td>
            <td className="right numbers dim season-total">{pointsText(totalBefore, language)}</td>
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
  const t = useTranslations('scoring');
  if (by === 0) return <span className="dim">{t('same')}</span>;
  const Arrow = by > 0 ? ArrowUp : ArrowDown;
  const places = Math.abs(by);
  return (
    <span className="moved">
      <Arrow size={16} aria-hidden="true" />
      <span className="hidden-text">{by > 0 ? t('up', { places }) : t('down', { places })}</span>
      <span aria-hidden="true">{places}</span>
    </span>
  );
}

function Verdicts({ properties }: Pick<Laboratory, 'properties'>) {
  const t = useTranslations('scoring');
  const names = propertyNames(t);
  return (
    <ul className="verdicts">
      {properties.map(({ id, words, holds, tried, why, boards }) => (
        <li key={id} className="card padded">
          <h3>
            {holds ? <Check size={18} aria-hidden="true" /> : <X size={18} aria-hidden="true" />}
            {names[id]}
            <span className="small muted">
              {holds ? t('holds', { boards: tried ?? 0 }) : t('doesNotHold')}
            </span>
          </h3>
          <p className="small muted">{words}</p>
          {why === null ? null : (
            <details>
              <summary className="small">{t('showIt')}</summary>
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
