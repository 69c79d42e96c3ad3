import { useLocale, useTranslations } from 'next-intl';
import type { Divisions } from '../../../functions/core/division/divisions.schema';
import { pointsText } from '../../lib/figures';
import type { Texts } from '../../lib/texts';
import { DataTable } from '../frame/data-table';
import { Link } from '../frame/link';

type Moves = Divisions['divisions'][number]['rows'][number]['moves'];

function nextText(moves: Moves, t: Texts<'divisions'>): string {
  switch (moves?.why) {
    case undefined:
      return t('stays');
    case 'promoted':
      return t('rises', { to: moves.to });
    case 'relegated':
      return t('falls', { to: moves.to });
    case 'rebalanced':
      return t('moves', { to: moves.to });
  }
}

type PartedPairs = Divisions['divisions'][number]['parted'];

function partedText({ before, behind, by, words }: PartedPairs[number], t: Texts<'divisions'>): string {
  const names = { first: before.name, other: behind.name };
  return by === 'draw' ? t('partedByDraw', names) : t('partedByTieBreak', { ...names, words });
}

interface DivisionTablesProps {
  readonly divisions: Divisions;
}

/** A table for each division, with the players who are promoted and relegated. */
export function DivisionTables({ divisions: { divisions } }: DivisionTablesProps) {
  const t = useTranslations('divisions');
  const language = useLocale();
  return divisions.map(({ id, name, level, status, rows, parted }) => (
    <section key={id} className="section" aria-labelledby={`division-${level}`}>
      <div className="section-head">
        <h2 id={`division-${level}`}>{t('division', { level })}</h2>
        <Link href={`/seasons/${id}`}>{name}</Link>
      </div>
      {rows.length === 0 ? (
        <p className="muted">{t('nobody')}</p>
      ) : (
        <div className="card table-card">
          <DataTable
            caption={t('caption', { level })}
            columns={[[t('place'), 'right place'], [t('player')], [t('next')], [t('total'), 'right']]}
          >
            {rows.map(({ place, player, total, moves }) => (
              <tr key={player.id}>
                <td className="right place numbers">{place}</td>
                <th scope="row">{player.name}</th>
                <td className={moves === null ? 'dim' : ''}>
                  {status === 'registration' ? t('notBegun') : nextText(moves, t)}
                </td>
                <td className="right numbers total">{pointsText(total, language)}</td>
              </tr>
            ))}
          </DataTable>
        </div>
      )}
      {status === 'registration' || parted.length === 0 ? null : <Parted parted={parted} />}
    </section>
  ));
}

function Parted({ parted }: { readonly parted: PartedPairs }) {
  const t = useTranslations('divisions');
  return (
    <ul className="mt-3 small muted">
      {parted.map((pair) => (
        <li key={pair.behind.id}>{partedText(pair, t)}</li>
      ))}
    </ul>
  );
}
