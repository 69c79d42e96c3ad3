'use client';

import Link from 'next/link';
import { useState } from 'react';
import { api } from '../../lib/api';
import { useMutation } from '../../lib/mutate';
import { SelectField } from '../forms/field';
import { ProblemNote } from '../forms/problem-note';

interface TimesProps {
  readonly reminders: readonly number[];
  readonly digestHour: number;
  readonly zone: string;
}

/** The choices, in hours before a deadline. */
const LEADS = [0.5, 1, 2, 3, 6, 12, 24, 48, 72] as const;
const SLOTS = ['first', 'second', 'third'] as const;
const HOURS = Array.from({ length: 24 }, (_, hour) => hour);

/** When reminders and the digest come. */
export function Times({ reminders, digestHour, zone }: TimesProps) {
  const { busy, problem, run } = useMutation();
  const [leads, setLeads] = useState(SLOTS.map((_, at) => reminders[at] ?? 0));
  const [hour, setHour] = useState(digestHour);
  const save = () =>
    run(() =>
      api('PUT /me/notifications', {}, { reminders: leads.filter((lead) => lead > 0), digestHour: hour }),
    );
  return (
    <section className="section" aria-labelledby="times">
      <h2 id="times">When</h2>
      <div className="form mt-3">
        <ReminderTimes leads={leads} choose={setLeads} />
        <SelectField
          label="The digest comes at"
          id="digest-hour"
          value={hour}
          onChange={(event) => setHour(Number(event.target.value))}
          help={
            <>
              Once a day in the zone {zone.replaceAll('_', ' ')}, and only if there is something in it. Set
              your zone in <Link href="/me">your account</Link>.
            </>
          }
          options={HOURS.map((one) => [one, `${String(one).padStart(2, '0')}:00`])}
        />
        <ProblemNote problem={problem} />
        <p className="form-actions">
          <button type="button" className="button" disabled={busy} onClick={() => void save()}>
            Save times
          </button>
        </p>
      </div>
    </section>
  );
}

interface ReminderTimesProps {
  /** Hours; 0 for none. */
  readonly leads: readonly number[];
  readonly choose: (leads: number[]) => void;
}

function ReminderTimes({ leads, choose }: ReminderTimesProps) {
  return (
    <fieldset className="field">
      <legend>Reminders before a deadline</legend>
      <div className="reminder-times">
        {SLOTS.map((slot, at) => (
          <select
            key={slot}
            className="input"
            aria-label={`The ${slot} reminder`}
            value={leads[at]}
            onChange={(event) =>
              choose(leads.map((lead, other) => (other === at ? Number(event.target.value) : lead)))
            }
          >
            <option value={0}>None</option>
            {offered(leads[at] ?? 0).map((lead) => (
              <option key={lead} value={lead}>
                {inWords(lead)}
              </option>
            ))}
          </select>
        ))}
      </div>
      <p className="help">Reminders come only while you have no stored orders.</p>
    </fieldset>
  );
}

/** The usual times, and the chosen one if a program chose another. */
function offered(chosen: number): readonly number[] {
  const all = new Set<number>(LEADS);
  if (chosen > 0) all.add(chosen);
  return [...all].sort((one, other) => one - other);
}

function inWords(hours: number): string {
  if (hours < 1) return `${hours * 60} minutes`;
  if (hours >= 48 && hours % 24 === 0) return `${hours / 24} days`;
  return hours === 1 ? '1 hour' : `${hours} hours`;
}
