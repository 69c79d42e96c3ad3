'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import type { Language } from '../../../messages/languages';
import { api } from '../../lib/api';
import { useMutation } from '../../lib/mutate';
import { minutesInWords, withUnit } from '../../lib/time';
import { SelectField } from '../forms/field';
import { ProblemNote } from '../forms/problem-note';
import { Link } from '../frame/link';
import { useLanguage } from '../frame/reader';

interface TimesProps {
  readonly reminders: readonly number[];
  readonly digestHour: number;
  readonly zone: string;
}

/** The choices, in hours before a deadline. */
const LEADS = [0.5, 1, 2, 3, 6, 12, 24, 48, 72] as const;
const SLOTS = 3;
const HOURS = Array.from({ length: 24 }, (_, hour) => hour);

export function Times({ reminders, digestHour, zone }: TimesProps) {
  const t = useTranslations('notifications');
  const { busy, problem, run } = useMutation();
  const [leads, setLeads] = useState(Array.from({ length: SLOTS }, (_, at) => reminders[at] ?? 0));
  const [hour, setHour] = useState(digestHour);
  const save = () =>
    run(() =>
      api('PUT /me/notifications', {}, { reminders: leads.filter((lead) => lead > 0), digestHour: hour }),
    );
  return (
    <section className="section" aria-labelledby="times">
      <h2 id="times">{t('times.title')}</h2>
      <div className="form mt-3">
        <ReminderTimes leads={leads} choose={setLeads} />
        <SelectField
          label={t('times.digest')}
          id="digest-hour"
          value={hour}
          onChange={(event) => setHour(Number(event.target.value))}
          help={t.rich('times.digestHelp', {
            zone: zone.replaceAll('_', ' '),
            account: (words) => <Link href="/me">{words}</Link>,
          })}
          options={HOURS.map((one) => [one, `${String(one).padStart(2, '0')}:00`])}
        />
        <ProblemNote problem={problem} />
        <p className="form-actions">
          <button type="button" className="button" disabled={busy} onClick={() => void save()}>
            {t('times.save')}
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
  const t = useTranslations('notifications');
  const language = useLanguage();
  const slots = [t('times.first'), t('times.second'), t('times.third')];
  return (
    <fieldset className="field">
      <legend>{t('times.reminders')}</legend>
      <div className="reminder-times">
        {slots.map((slot, at) => (
          <select
            key={slot}
            className="input"
            aria-label={slot}
            value={leads[at]}
            onChange={(event) =>
              choose(leads.map((lead, other) => (other === at ? Number(event.target.value) : lead)))
            }
          >
            <option value={0}>{t('times.none')}</option>
            {offered(leads[at] ?? 0).map((lead) => (
              <option key={lead} value={lead}>
                {lengthInWords(lead, language)}
              </option>
            ))}
          </select>
        ))}
      </div>
      <p className="help">{t('times.help')}</p>
    </fieldset>
  );
}

/** The usual times, and the chosen one if a program set another. */
function offered(chosen: number): readonly number[] {
  const all = new Set<number>(LEADS);
  if (chosen > 0) all.add(chosen);
  return [...all].sort((one, other) => one - other);
}

/** Days from two on; an hour is one, and not sixty minutes. */
function lengthInWords(hours: number, language: Language): string {
  if (hours < 1) return minutesInWords(hours * 60, language);
  return hours >= 48 && hours % 24 === 0
    ? withUnit(hours / 24, 'day', language)
    : withUnit(hours, 'hour', language);
}
