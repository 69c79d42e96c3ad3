import { useLocale, useTranslations } from 'next-intl';
import type { Bracket } from '../../../functions/core/round/bracket.schema';
import { pointsText } from '../../lib/figures';
import { DataTable } from '../frame/data-table';
import { groupName, sectionWords } from './section-words';

interface GroupTablesProps {
  readonly groups: Bracket['groups'];
  readonly me: string | null;
}

/** The tables of the groups before a cup, side by side. */
export function GroupTables({ groups, me }: GroupTablesProps) {
  return (
    <div className="group-tables">
      {groups.map((group) => (
        <GroupTable key={group.group} group={group} me={me} />
      ))}
    </div>
  );
}

interface GroupTableProps {
  readonly group: Bracket['groups'][number];
  readonly me: string | null;
}

function GroupTable({ group: { group, rows }, me }: GroupTableProps) {
  const t = useTranslations('bracket');
  const inSections = useTranslations('sections');
  const language = useLocale();
  const id = `group-${group}`;
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>{sectionWords(inSections, { kind: 'group', group })}</h2>
      <div className="card table-card">
        <DataTable
          caption={t('groupTable', { name: groupName(group) })}
          columns={[
            [t('groupPlace'), 'right'],
            [t('groupPlayer')],
            [t('groupPlayed'), 'right'],
            [t('groupTotal'), 'right'],
          ]}
        >
          {rows.map(({ player, place, total, played, goesOn }) => (
            <tr key={player.id} className={player.id === me ? 'mine' : ''}>
              <td className="right numbers">{place}</td>
              <th scope="row">
                {player.name} {goesOn ? <span className="bracket-mark">{t('goesOn')}</span> : null}
              </th>
              <td className="right numbers">{played}</td>
              <td className="right numbers">{pointsText(total, language)}</td>
            </tr>
          ))}
        </DataTable>
      </div>
    </section>
  );
}
