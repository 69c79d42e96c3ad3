'use client';

import { useState } from 'react';
import type { Divisions } from '../../../functions/api/schemas/scoring';
import { api } from '../../lib/api';
import { useMutation } from '../../lib/mutate';
import { ActionButton } from '../forms/action-button';
import { TextField } from '../forms/field';
import { ProblemNote } from '../forms/problem-note';

interface AnnounceDivisionsProps {
  readonly season: string;
  readonly divisions: Divisions;
}

/** Announces the next season of every division, with its players entered. */
export function AnnounceDivisions({ season, divisions }: AnnounceDivisionsProps) {
  const mutation = useMutation();
  const [name, setName] = useState('');
  return (
    <section className="section form" aria-labelledby="next-divisions">
      <h2 id="next-divisions">The next divisions</h2>
      <ol className="next-divisions">
        {divisions.next.map((players, at) => (
          <li key={players.map(({ id }) => id).join(' ')}>
            <b>Division {at + 1}</b> {players.map((player) => player.name).join(', ')}
          </li>
        ))}
      </ol>
      <p className="muted">
        Each becomes a season with the settings of its division. Players are entered in their division and can
        withdraw until it starts. Bots are left out.
      </p>
      <TextField
        label="Common name of the new divisions"
        id="next-name"
        maxLength={60}
        value={name}
        onChange={(event) => setName(event.target.value)}
      />
      <ProblemNote problem={mutation.problem} />
      <div className="form-actions">
        <ActionButton
          by={mutation}
          className="button main"
          disabled={name.trim().length < 2}
          send={() => api('POST /seasons/{id}/divisions/next', { id: season }, { of: name.trim() })}
          then={(first) => `/seasons/${first.id}`}
        >
          Announce them
        </ActionButton>
      </div>
    </section>
  );
}
