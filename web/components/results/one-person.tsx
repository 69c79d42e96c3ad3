'use client';

import { useState } from 'react';
import type { Season } from '../../../functions/api/schemas/seasons';
import { api } from '../../lib/api';
import { useMutation } from '../../lib/mutate';
import { ProblemNote } from '../forms/problem-note';

/** An organizer's ruling that two accounts are one person: which one stays, which one goes, and why. */
export function OnePerson({ season }: { readonly season: Season }) {
  const { busy, problem, run } = useMutation();
  const [keep, setKeep] = useState('');
  const [remove, setRemove] = useState('');
  const [reason, setReason] = useState('');
  const people = season.entries.filter(({ player }) => player.kind === 'human').map(({ player }) => player);
  if (people.length < 2 || season.status === 'finished') return null;
  const ready = keep !== '' && remove !== '' && keep !== remove && reason.trim().length >= 5;
  const pick = (name: string, value: string, set: (id: string) => void) => (
    <label className="field mt-3">
      <span className="label">{name}</span>
      <select className="input" value={value} onChange={(event) => set(event.target.value)}>
        <option value="">Choose</option>
        {people.map(({ id, name: who }) => (
          <option key={id} value={id}>
            {who}
          </option>
        ))}
      </select>
    </label>
  );
  return (
    <details className="side-card">
      <summary>One person with two accounts</summary>
      <p className="muted">
        One entry leaves the season and its standing, and cannot come back. Boards that it has played or sits
        on stay as they are. The reason is public, in the league’s log.
      </p>
      {pick('Stays', keep, setKeep)}
      {pick('Goes', remove, setRemove)}
      <label className="field mt-3">
        <span className="label">Reason</span>
        <textarea
          className="input"
          rows={2}
          maxLength={500}
          value={reason}
          onChange={(event) => setReason(event.target.value)}
        />
      </label>
      <ProblemNote problem={problem} />
      <button
        type="button"
        className="button"
        disabled={busy || !ready}
        onClick={() =>
          void run(() => api('POST /seasons/{id}/one-person', { id: season.id }, { keep, remove, reason }))
        }
      >
        Remove the second entry
      </button>
    </details>
  );
}
