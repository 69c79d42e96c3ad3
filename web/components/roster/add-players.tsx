'use client';

import { useTranslations } from 'next-intl';
import { useId, useState } from 'react';
import type { Roster } from '../../../functions/core/roster/roster.schema';
import { api } from '../../lib/api';
import type { Texts } from '../../lib/texts';
import { usePageLoad } from '../../lib/use-page-load';
import { faultsOf, ListField } from '../forms/list-field';
import { ListFile } from '../forms/list-file';

interface AddPlayersProps {
  readonly id: string;
  readonly hasPlayers: boolean;
  /** Players of the last season whom nobody but an organizer can ask. */
  readonly toAsk: readonly string[];
}

/** A list of players to add: pasted, typed, or read from a file. */
export function AddPlayers({ id, hasPlayers, toAsk }: AddPlayersProps) {
  const t = useTranslations('roster');
  const { loading, refresh } = usePageLoad();
  const [text, setText] = useState('');
  const [busy, setBusy] = useState(false);
  const [faults, setFaults] = useState<readonly string[]>([]);
  const [list, setList] = useState<AddedList>(NOTHING);
  const field = useId();
  const add = async () => {
    setBusy(true);
    const answer = await api('POST /seasons/{id}/roster', { id }, { text });
    setBusy(false);
    setList(answer.ok ? answer.value : NOTHING);
    setFaults(answer.ok ? [] : faultsOf(answer.problem));
    if (!answer.ok) return;
    // What was written while it was sent is still to be sent.
    setText((now) => (now === text ? '' : now));
    refresh();
  };
  return (
    <section className="section form" aria-labelledby={`${field}-title`}>
      <h2 id={`${field}-title`}>{hasPlayers ? t('add.more') : t('add.title')}</h2>
      {toAsk.length === 0 ? null : (
        <p>
          {t('add.toAsk', { players: toAsk.length, names: toAsk.join(', ') })}{' '}
          <button type="button" className="button compact" onClick={() => setText(toAsk.join('\n'))}>
            {t('add.fill')}
          </button>
        </p>
      )}
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
        <button
          type="button"
          className="button main"
          disabled={busy || loading || text.trim() === ''}
          onClick={add}
        >
          {t('add.button')}
        </button>
        <ListFile onText={setText} />
      </div>
      <Outcome {...list} />
    </section>
  );
}

type AddedList = Pick<Roster, 'added' | 'skipped'>;

const NOTHING: AddedList = { added: [], skipped: [] };

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

/** What became of the list. */
function Outcome({ added, skipped }: AddedList) {
  const t = useTranslations('roster');
  const inLists = useTranslations('lists');
  const fresh = added.filter(({ isNew }) => isNew).map(({ name }) => name);
  const lines = sentences(t).flatMap(([became, say]) => {
    const names = added.filter((one) => one.became === became).map(({ name }) => name);
    return names.length === 0 ? [] : [say(names.join(', '), names.length)];
  });
  return (
    <div role="status">
      {lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
      {fresh.length === 0 ? null : <p>{t('became.new', { names: fresh.join(', ') })}</p>}
      {skipped.length === 0 ? null : (
        <p className="muted">{inLists('skipped', { columns: skipped.join(', ') })}</p>
      )}
    </div>
  );
}
