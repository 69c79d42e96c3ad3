'use client';

import { type FormEvent, useEffect, useState } from 'react';
import type { Me } from '../../../functions/api/schemas/me';
import { api } from '../../lib/api';
import { useMutation } from '../../lib/mutate';
import { ProblemNote } from './problem-note';

type ProfileProps = Pick<NonNullable<Me['player']>, 'name' | 'zone' | 'quiet'>;

/** The reader's name for others, the zone in which mails name deadlines, and their quiet hours. */
export function Profile({ name, zone, quiet }: ProfileProps) {
  const { busy, problem, run } = useMutation();
  const [zones, setZones] = useState<readonly string[]>(zone === null ? [] : [zone]);
  useEffect(() => setZones(Intl.supportedValuesOf('timeZone')), []);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const chosen = String(form.get('zone'));
    void run(() =>
      api(
        'PUT /me',
        {},
        {
          name: String(form.get('name')),
          ...(chosen === '' ? {} : { zone: chosen }),
          quiet: quietFrom(form, chosen === '' ? browserZone() : chosen),
        },
      ),
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
      <div className="field">
        <div className="field-pair">
          <div className="field">
            <label htmlFor="quietFrom">Quiet from</label>
            <input id="quietFrom" name="quietFrom" type="time" className="input" defaultValue={quiet?.from} />
          </div>
          <div className="field">
            <label htmlFor="quietTo">Quiet to</label>
            <input id="quietTo" name="quietTo" type="time" className="input" defaultValue={quiet?.to} />
          </div>
        </div>
        <p className="help">
          In seasons with quiet hours the deadline of a decision that is yours alone waits for their end. At
          most twelve hours; leave both empty for none.
        </p>
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

function browserZone(): string {
  return Intl.DateTimeFormat().resolvedOptions().timeZone;
}

function quietFrom(form: FormData, zone: string): ProfileProps['quiet'] {
  const [from, to] = [String(form.get('quietFrom') ?? ''), String(form.get('quietTo') ?? '')];
  return from === '' || to === '' ? null : { from, to, zone };
}
