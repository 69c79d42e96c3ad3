'use client';

import { useState } from 'react';
import type { Divisions } from '../../../functions/api/schemas/scoring';
import { api } from '../../lib/api';
import { useMutation } from '../../lib/mutate';
import { ProblemNote } from '../forms/problem-note';

interface AnnounceDivisionsProps {
  readonly season: string;
  readonly divisions: Divisions;
}

/** The next season of every division, with everybody entered where they belong. */
export function AnnounceDivisions({ season, divisions }: AnnounceDivisionsProps) {
  const { busy, problem, run } = useMutation();
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
        Each becomes a season with the settings of its division. Everybody is entered where they belong, and
        may withdraw until it starts; bots are left out.
      </p>
      <div className="field">
        <label htmlFor="next-name">What the new divisions have in common</label>
        <input
          id="next-name"
          className="input"
          maxLength={60}
          value={name}
          onChange={(event) => setName(event.target.value)}
        />
      </div>
      <ProblemNote problem={problem} />
      <div className="form-actions">
        <button
          type="button"
          className="button main"
          disabled={busy || name.trim().length < 2}
          onClick={() =>
            run(
              () => api('POST /seasons/{id}/divisions/next', { id: season }, { of: name.trim() }),
              (first) => `/seasons/${first.id}`,
            )
          }
        >
          Announce them
        </button>
      </div>
    </section>
  );
}
