'use client';

import { useState } from 'react';
import type { Season } from '../../../functions/api/schemas/seasons';
import { api } from '../../lib/api';
import { useMutation } from '../../lib/mutate';
import { ActionButton } from '../forms/action-button';
import { FoldedCard } from '../forms/card';
import { SelectField, TextAreaField } from '../forms/field';
import { ProblemNote } from '../forms/problem-note';

/** An organizer's ruling that two accounts are one person: which one stays, which one goes, and why. */
export function OnePerson({ season }: { readonly season: Season }) {
  const mutation = useMutation();
  const [keep, setKeep] = useState('');
  const [remove, setRemove] = useState('');
  const [reason, setReason] = useState('');
  const people = season.entries.filter(({ player }) => player.kind === 'human').map(({ player }) => player);
  if (people.length < 2 || season.status === 'finished') return null;
  const ready = keep !== '' && remove !== '' && keep !== remove && reason.trim().length >= 5;
  const pick = (name: string, value: string, set: (id: string) => void) => (
    <SelectField
      label={name}
      value={value}
      onChange={(event) => set(event.target.value)}
      options={people.map(({ id, name: who }) => [id, who])}
    >
      <option value="">Choose</option>
    </SelectField>
  );
  return (
    <FoldedCard title="One person with two accounts">
      <p className="muted">
        One entry leaves the season and its standing and cannot come back. Its boards stay as they are. The
        reason is public, in the league’s log.
      </p>
      {pick('Stays', keep, setKeep)}
      {pick('Goes', remove, setRemove)}
      <TextAreaField
        label="Reason"
        rows={2}
        maxLength={500}
        value={reason}
        onChange={(event) => setReason(event.target.value)}
      />
      <ProblemNote problem={mutation.problem} />
      <ActionButton
        by={mutation}
        disabled={!ready}
        send={() => api('POST /seasons/{id}/one-person', { id: season.id }, { keep, remove, reason })}
      >
        Remove the second entry
      </ActionButton>
    </FoldedCard>
  );
}
