'use client';

import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { useId, useState } from 'react';
import type { Roster } from '../../../functions/api/schemas/roster';
import { api } from '../../lib/api';
import type { Texts } from '../../lib/texts';
import { faultsOf, ListField } from '../forms/list-field';

interface AddPlayersProps {
  readonly id: string;
  readonly hasPlayers: boolean;
}

/** A list of players to add: pasted, typed, or read from a file. */
export function AddPlayers({ id, hasPlayers }: AddPlayersProps) {
  const t = useTranslations('roster');
  const router = useRouter();
  const [text, setText] = useState('');
  const [busy, setBusy] = useState(false);
  const [faults, setFaults] = useState<readonly string[]>([]);
  const [added, setAdded] = useState<Roster['added']>([]);
  const field = useId();
  const add = async () => {
    setBusy(true);
    const answer = await api('POST /seasons/{id}/roster', { id }, { text });
    setBusy(false);
    setAdded(answer.ok ? answer.value.added : []);
    setFaults(answer.ok ? [] : faultsOf(answer.problem));
    if (!answer.ok) return;
    setText('');
    router.refresh();
  };
  return (
    <section className="section form" aria-labelledby={`${field}-title`}>
      <h2 id={`${field}-title`}>{hasPlayers ? t('add.more') : t('add.title')}</h2>
      <ListField
        id={field}
        label={t('add.label')}
        help={t('add.help')}
        rows={8}
        placeholder={t('add.example')}
        {...{ text, faults }}
        onChange={setText}
      />
      <div className="form-actions">
        <button type="button" className="button main" disabled={busy || text.trim() === ''} onClick={add}>
          {t('add.button')}
        </button>
        <label className="button">
          {t('add.file')}
          <input
            type="file"
            className="hidden-text"
            accept=".csv,.txt,.tsv,text/csv,text/plain"
            onChange={async (event) => setText((await event.target.files?.[0]?.text()) ?? text)}
          />
        </label>
      </div>
      <Outcome added={added} />
    </section>
  );
}

type Became = Roster['added'][number]['became'];

type Say = (names: string, players: number) => string;

const sentences = (t: Texts<'roster'>): readonly (readonly [Became, Say])[] => [
  ['in', (_, players) => t('became.in', { players })],
  ['waiting', (names) => t('became.waiting', { names })],
  ['invited', (names) => t('became.invited', { names })],
  ['already', (names) => t('became.already', { names })],
  ['banned', (names) => t('became.banned', { names })],
  ['removed', (names) => t('became.removed', { names })],
];

/** The result of the list. */
function Outcome({ added }: Pick<Roster, 'added'>) {
  const t = useTranslations('roster');
  const lines = sentences(t).flatMap(([became, say]) => {
    const names = added.filter((one) => one.became === became).map(({ name }) => name);
    return names.length === 0 ? [] : [say(names.join(', '), names.length)];
  });
  return (
    <div role="status">
      {lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
    </div>
  );
}
