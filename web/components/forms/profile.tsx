'use client';

import { type FormEvent, useEffect, useState } from 'react';
import type { Me } from '../../../functions/api/schemas/me';
import { api } from '../../lib/api';
import { useMutation } from '../../lib/mutate';
import { zoneOfBrowser } from '../../lib/zone-of-browser';
import { SelectField, TextField } from './field';
import { ProblemNote } from './problem-note';

type ProfileProps = Pick<NonNullable<Me['player']>, 'name' | 'zone' | 'quiet'>;

/** The reader's public name, the time zone of their mails, and their quiet hours. */
export function Profile({ name, zone, quiet }: ProfileProps) {
  const { busy, problem, run } = useMutation();
  const [zones, setZones] = useState<readonly string[]>(zone === null ? [] : [zone]);
  useEffect(() => setZones(Intl.supportedValuesOf('timeZone')), []);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const profile = profileFrom(new FormData(event.currentTarget));
    void run(() => api('PUT /me', {}, profile));
  };
  return (
    <form className="form" onSubmit={submit}>
      <TextField label="Name" name="name" defaultValue={name} required minLength={2} maxLength={40} />
      <SelectField
        label="Time zone for mails"
        name="zone"
        key={zones.length}
        defaultValue={zone ?? ''}
        help="Pages use the zone of your browser."
        options={zones.map((one) => [one, one.replaceAll('_', ' ')])}
      >
        <option value="">Not chosen</option>
      </SelectField>
      <QuietHours quiet={quiet} />
      <ProblemNote problem={problem} />
      <div className="form-actions">
        <button className="button main" type="submit" disabled={busy}>
          Save
        </button>
      </div>
    </form>
  );
}

function QuietHours({ quiet }: Pick<ProfileProps, 'quiet'>) {
  return (
    <div className="field">
      <div className="field-pair">
        <TextField label="Quiet from" name="quietFrom" type="time" defaultValue={quiet?.from} />
        <TextField label="Quiet to" name="quietTo" type="time" defaultValue={quiet?.to} />
      </div>
      <p className="help">
        In seasons with quiet hours, the deadline of your own decision moves to their end. At most twelve
        hours; leave both empty for none.
      </p>
    </div>
  );
}

/** Reads the form. Without a chosen zone, quiet hours are in the browser's. */
function profileFrom(form: FormData) {
  const [name, chosen, from, to] = ['name', 'zone', 'quietFrom', 'quietTo'].map((field) =>
    String(form.get(field) ?? ''),
  );
  const zone = chosen || zoneOfBrowser();
  return {
    name,
    ...(chosen ? { zone: chosen } : {}),
    quiet: from && to ? { from, to, zone } : null,
  };
}
