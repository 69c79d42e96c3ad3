'use client';

import { useState } from 'react';
import type { NotificationSettings } from '../../../functions/api/schemas/notifications';
import { api } from '../../lib/api';
import { useMutation } from '../../lib/mutate';
import { ProblemNote } from '../forms/problem-note';
import { DataTable } from '../frame/data-table';
import { KINDS, type KindWords } from './kinds';

const WAYS = [
  ['mail', 'Mail'],
  ['push', 'Push'],
  ['digest', 'Digest'],
] as const;
type Way = (typeof WAYS)[number][0];
type Choices = NotificationSettings['choices'];

/** How the reader hears about each event: a row for each kind, a column for each way. */
export function Choices({ choices }: { choices: Choices }) {
  const { busy, problem, run } = useMutation();
  const [chosen, setChosen] = useState(choices);
  const [saved, setSaved] = useState(choices);
  const changed = JSON.stringify(chosen) !== JSON.stringify(saved);
  const save = () =>
    run(async () => {
      const answer = await api('PUT /me/notifications', {}, { choices: chosen });
      if (answer.ok) setSaved(answer.value.choices);
      return answer;
    });
  return (
    <section aria-labelledby="choices">
      <h2 id="choices">What you hear about</h2>
      <div className="card table-card mt-3">
        <DataTable
          caption="How you hear about each event"
          className="choice-grid"
          columns={[['Event'], ...WAYS.map(([, name]) => [name] as const)]}
        >
          {KINDS.map((words) => (
            <KindRow
              key={words.kind}
              words={words}
              ways={chosen[words.kind] ?? []}
              toggle={(way) => setChosen({ ...chosen, [words.kind]: toggled(chosen[words.kind], way) })}
            />
          ))}
        </DataTable>
      </div>
      <ProblemNote problem={problem} />
      <p className="form-actions mt-3" aria-live="polite">
        <button type="button" className="button main" disabled={busy || !changed} onClick={() => void save()}>
          Save choices
        </button>
        <span className="small muted">{changed ? 'Not saved yet.' : 'Saved.'}</span>
      </p>
    </section>
  );
}

interface KindRowProps {
  readonly words: KindWords;
  readonly ways: readonly Way[];
  readonly toggle: (way: Way) => void;
}

function KindRow({ words: { name, help }, ways, toggle }: KindRowProps) {
  return (
    <tr>
      <th scope="row">
        {name}
        <span className="help">{help}</span>
      </th>
      {WAYS.map(([way, wayName]) => (
        <td key={way}>
          <label>
            <span className="sr-only">
              {name} by {wayName.toLowerCase()}
            </span>
            <input type="checkbox" checked={ways.includes(way)} onChange={() => toggle(way)} />
          </label>
        </td>
      ))}
    </tr>
  );
}

function toggled(ways: readonly Way[] | undefined, way: Way): Way[] {
  const had = ways ?? [];
  return had.includes(way) ? had.filter((one) => one !== way) : [...had, way];
}
