'use client';

import { useState } from 'react';
import type { Season } from '../../../functions/api/schemas/seasons';
import { api } from '../../lib/api';
import { useMutation } from '../../lib/mutate';
import { ActionButton } from '../forms/action-button';
import { FoldedCard } from '../forms/card';
import { SelectField, TextAreaField } from '../forms/field';
import { ProblemNote } from '../forms/problem-note';

/** An organizer's ruling that two accounts belong to one person. */
export function OnePerson({ season }: { readonly season: Season }) {
  const mutation = useMutation();
  const [ruling, setRuling] = useState({ keep: '', remove: '', reason: '' });
  const people = season.entries.filter(({ player }) => player.kind === 'human').map(({ player }) => player);
  if (people.length < 2 || season.status === 'finished') return null;
  return (
    <FoldedCard title="One person with two accounts">
      <p className="muted">
        One entry leaves the season and its standing and cannot come back. Its boards stay as they are. The
        reason is public, in the league’s log.
      </p>
      {(['keep', 'remove'] as const).map((field) => (
        <SelectField
          key={field}
          label={field === 'keep' ? 'Stays' : 'Goes'}
          value={ruling[field]}
          onChange={(event) => setRuling({ ...ruling, [field]: event.target.value })}
          options={people.map(({ id, name }) => [id, name])}
        >
          <option value="">Choose</option>
        </SelectField>
      ))}
      <TextAreaField
        label="Reason"
        rows={2}
        maxLength={500}
        value={ruling.reason}
        onChange={(event) => setRuling({ ...ruling, reason: event.target.value })}
      />
      <ProblemNote problem={mutation.problem} />
      <ActionButton
        by={mutation}
        disabled={!isComplete(ruling)}
        send={() => api('POST /seasons/{id}/one-person', { id: season.id }, ruling)}
      >
        Remove the second entry
      </ActionButton>
    </FoldedCard>
  );
}

function isComplete({
  keep,
  remove,
  reason,
}: Readonly<Record<'keep' | 'remove' | 'reason', string>>): boolean {
  return keep !== '' && remove !== '' && keep !== remove && reason.trim().length >= 5;
}
