'use client';

import { useRouter } from 'next/navigation';
import { useId, useState } from 'react';
import type { Roster } from '../../../functions/api/schemas/roster';
import { api } from '../../lib/api';
import { faultsOf, ListField } from '../forms/list-field';

interface AddPlayersProps {
  readonly id: string;
  readonly hasPlayers: boolean;
}

const EXAMPLE = 'Ana Ruiz, ana@example.org\nBen Hart\ncleo@example.org';

/** A list that becomes players: pasted, typed, or read from a file. */
export function AddPlayers({ id, hasPlayers }: AddPlayersProps) {
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
      <h2 id={`${field}-title`}>{hasPlayers ? 'Add more players' : 'Add your players'}</h2>
      <ListField
        id={field}
        label="One player in a line"
        help="A name, a mail address, or both. You can paste columns of a spreadsheet or CSV. Players with a mail address get a mail and log in with it; for a name alone you make a personal link. Somebody who already has an account and is new to your league is invited and decides."
        rows={8}
        placeholder={EXAMPLE}
        {...{ text, faults }}
        onChange={setText}
      />
      <div className="form-actions">
        <button type="button" className="button main" disabled={busy || text.trim() === ''} onClick={add}>
          Add
        </button>
        <label className="button">
          Read a file
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

const WORDS: readonly (readonly [Became, (names: string, count: number) => string])[] = [
  ['in', (_, count) => `${count} ${count === 1 ? 'player is' : 'players are'} in.`],
  ['waiting', (names) => `On the waiting list, because all places are taken: ${names}.`],
  ['invited', (names) => `Invited, because they have an account and decide themselves: ${names}.`],
  ['already', (names) => `In the season already: ${names}.`],
  ['banned', (names) => `Not added, because a moderator has banned them from the league: ${names}.`],
  ['removed', (names) => `Not added, because an organizer ruled that they have two accounts here: ${names}.`],
];

/** What became of the list. */
function Outcome({ added }: Pick<Roster, 'added'>) {
  const lines = WORDS.flatMap(([became, say]) => {
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
