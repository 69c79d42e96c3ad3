'use client';

import { type FormEvent, useEffect, useState } from 'react';
import { api } from '../../lib/api';
import { useMutation } from '../../lib/mutate';
import { ProblemNote } from './problem-note';

/** The reader's name for others, and the zone in which mails name deadlines. */
export function Profile({ name, zone }: { name: string; zone: string | null }) {
  const { busy, problem, run } = useMutation();
  const [zones, setZones] = useState<readonly string[]>(zone === null ? [] : [zone]);
  useEffect(() => setZones(Intl.supportedValuesOf('timeZone')), []);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const chosen = String(form.get('zone'));
    void run(() =>
      api.updateMe({ name: String(form.get('name')), ...(chosen === '' ? {} : { zone: chosen }) }),
    );
  };
  return (
    <form className="form" onSubmit={submit}>
      <div className="field">
        <label htmlFor="name">Name</label>
        <input
          id="name"
          name="name"
          className="input"
          defaultValue={name}
          required
          minLength={2}
          maxLength={40}
        />
      </div>
      <div className="field">
        <label htmlFor="zone">Time zone for mails</label>
        <select id="zone" name="zone" className="input" key={zones.length} defaultValue={zone ?? ''}>
          <option value="">Not chosen</option>
          {zones.map((one) => (
            <option key={one} value={one}>
              {one.replaceAll('_', ' ')}
            </option>
          ))}
        </select>
        <p className="help">Pages use the zone of your browser.</p>
      </div>
      <ProblemNote problem={problem} />
      <div className="form-actions">
        <button className="button main" type="submit" disabled={busy}>
          Save
        </button>
      </div>
    </form>
  );
}
