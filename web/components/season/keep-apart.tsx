'use client';

import { X } from 'lucide-react';
import type { FormEvent } from 'react';
import type { Season } from '../../../functions/api/schemas/seasons';
import { api } from '../../lib/api';
import { useMutation } from '../../lib/mutate';
import { ProblemNote } from '../forms/problem-note';

/** Pairs of players whom draws keep apart; only organizers see them. */
export function KeepApart({ season }: { readonly season: Season }) {
  const { busy, problem, run } = useMutation();
  const players = season.entries.filter(({ state }) => state === 'in').map(({ player }) => player);
  const names = new Map(season.entries.map(({ player }) => [player.id, player.name]));
  const name = (id: string) => names.get(id) ?? id;
  const save = (pairs: Season['apart']) =>
    run(() => api('PUT /seasons/{id}/apart', { id: season.id }, { pairs }));
  const add = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    void save([...season.apart, [String(form.get('one')), String(form.get('other'))]]);
  };
  return (
    <details className="side-card">
      <summary>Keep players apart</summary>
      <p className="muted">
        Draws put these on different boards, if it can be helped at all. Rounds that are drawn stay as they
        are.
      </p>
      <ProblemNote problem={problem} />
      <ul className="entries">
        {season.apart.map(([one, other], at) => (
          <li key={`${one} ${other}`}>
            {name(one)} and {name(other)}
            <button
              type="button"
              className="icon-button"
              disabled={busy}
              aria-label={`No longer keep ${name(one)} and ${name(other)} apart`}
              onClick={() => save(season.apart.filter((_, place) => place !== at))}
            >
              <X size={16} />
            </button>
          </li>
        ))}
      </ul>
      <form className="form" onSubmit={add}>
        {(['one', 'other'] as const).map((field) => (
          <label className="field" key={field}>
            <span className="label">{field === 'one' ? 'Player' : 'and'}</span>
            <select name={field} className="input" required defaultValue="">
              <option value="" disabled>
                Choose
              </option>
              {players.map(({ id, name: text }) => (
                <option key={id} value={id}>
                  {text}
                </option>
              ))}
            </select>
          </label>
        ))}
        <button type="submit" className="button" disabled={busy}>
          Keep apart
        </button>
      </form>
    </details>
  );
}
