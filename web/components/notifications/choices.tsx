'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import type {
  NotificationKind,
  NotificationSettings,
} from '../../../functions/core/notification/notifications.schema';
import { api } from '../../lib/api';
import { useMutation } from '../../lib/mutate';
import { ProblemNote } from '../forms/problem-note';
import { DataTable } from '../frame/data-table';
import { KINDS } from './kinds';

type Way = 'mail' | 'push' | 'digest';
type Choices = NotificationSettings['choices'];

/** How the reader is notified of each event: a row for each kind, a column for each channel. */
export function Choices({ choices }: { choices: Choices }) {
  const t = useTranslations('notifications');
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
      <h2 id="choices">{t('choices')}</h2>
      <div className="card table-card mt-3">
        <DataTable
          caption={t('caption')}
          className="choice-grid"
          columns={[[t('event')], [t('mail')], [t('push')], [t('digest')]]}
        >
          {KINDS.map((kind) => (
            <KindRow
              key={kind}
              kind={kind}
              ways={chosen[kind] ?? []}
              toggle={(way) => setChosen({ ...chosen, [kind]: toggled(chosen[kind], way) })}
            />
          ))}
        </DataTable>
      </div>
      <ProblemNote problem={problem} />
      <p className="form-actions mt-3" aria-live="polite">
        <button type="button" className="button main" disabled={busy || !changed} onClick={() => void save()}>
          {t('saveChoices')}
        </button>
        <span className="small muted">{changed ? t('notSaved') : t('saved')}</span>
      </p>
    </section>
  );
}

interface KindRowProps {
  readonly kind: NotificationKind;
  readonly ways: readonly Way[];
  readonly toggle: (way: Way) => void;
}

function KindRow({ kind, ways, toggle }: KindRowProps) {
  const t = useTranslations('notifications');
  const name = t(`kind.${kind}`);
  const cells = [
    ['mail', t('kindByMail', { kind: name })],
    ['push', t('kindByPush', { kind: name })],
    ['digest', t('kindByDigest', { kind: name })],
  ] as const;
  return (
    <tr>
      <th scope="row">
        {name}
        <span className="help">{t(`kindHelp.${kind}`)}</span>
      </th>
      {cells.map(([way, words]) => (
        <td key={way}>
          <label>
            <span className="sr-only">{words}</span>
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
