'use client';

import { useState } from 'react';
import { type DeadlinePolicy, WEEKDAYS } from '../../../engine/deadlines/policy';
import { minutesInWords } from '../../lib/time';
import { RadioField } from '../forms/radio-field';
import { useZone } from '../frame/zone';
import { EarlyFields, earlyFrom } from './early-fields';

const DAY = 24 * 60;

/** Paces that leagues know, as minutes for orders and for adjustments. */
const PACES = [
  {
    id: 'slow',
    name: 'Three turns a week',
    about: '56 hours a turn, a day for adjustments',
    orders: 56 * 60,
    adjustment: DAY,
  },
  {
    id: 'steady',
    name: 'A turn every two days',
    about: '48 hours, 12 hours for adjustments',
    orders: 2 * DAY,
    adjustment: 12 * 60,
  },
  {
    id: 'daily',
    name: 'A turn a day',
    about: '24 hours, 8 hours for adjustments; suits games in which one player decides at a time',
    orders: DAY,
    adjustment: 8 * 60,
  },
  {
    id: 'evening',
    name: 'A live evening',
    about: '10 minutes, 3 for adjustments',
    orders: 10,
    adjustment: 3,
  },
] as const;

const OTHERS = [
  { id: 'days', name: 'Days of the week', about: 'every Tuesday and Friday at 20:00, say' },
  { id: 'own', name: 'Your own', about: 'in minutes' },
] as const;

/** How long turns stay open. */
export function DeadlineFields({ start }: { readonly start: DeadlinePolicy }) {
  const first = paceOf(start);
  const [pace, setPace] = useState<string>(first);
  return (
    <>
      <RadioField
        legend="Deadlines"
        name="pace"
        options={[...PACES, ...OTHERS]}
        chosen={first}
        onPick={setPace}
      />
      {pace === 'own' ? <OwnMinutes start={start} /> : null}
      {pace === 'days' ? <OwnDays start={start} /> : null}
      {pace === 'evening' ? null : <SkippedDays start={start} />}
      <EarlyFields start={start} />
    </>
  );
}

interface PolicyProps {
  readonly start: DeadlinePolicy;
}

/** The known pace that a policy is, or which way of its own it goes. */
function paceOf({ orders, adjustment }: DeadlinePolicy): string {
  if (typeof orders !== 'number') return 'days';
  return PACES.find((pace) => pace.orders === orders && pace.adjustment === adjustment)?.id ?? 'own';
}

function minutesOf(rule: DeadlinePolicy['orders'], otherwise: number): number {
  return typeof rule === 'number' ? rule : otherwise;
}

const USUAL_DAYS = { days: ['tuesday', 'friday'], time: '20:00' } as const;

function OwnMinutes({ start }: PolicyProps) {
  return (
    <div className="field-pair">
      <MinutesField name="orders" label="Minutes for orders" initial={minutesOf(start.orders, 90)} />
      <MinutesField
        name="adjustment"
        label="Minutes for adjustments"
        initial={minutesOf(start.adjustment, 30)}
      />
    </div>
  );
}

function OwnDays({ start: { orders, adjustment } }: PolicyProps) {
  const { days, time } = typeof orders === 'number' ? USUAL_DAYS : orders;
  const named: readonly string[] = days;
  return (
    <>
      <fieldset className="field">
        <legend>Turns close on</legend>
        <div className="choices in-row">
          {WEEKDAYS.map((day) => (
            <label className="choice" key={day}>
              <input type="checkbox" name="day" value={day} defaultChecked={named.includes(day)} />
              <span className="capitalize">{day}</span>
            </label>
          ))}
        </div>
      </fieldset>
      <div className="field-pair">
        <div className="field">
          <label htmlFor="time">At</label>
          <input id="time" name="time" type="time" className="input" required defaultValue={time} />
          <p className="help">A turn that opens less than six hours before waits for the next day.</p>
        </div>
        <MinutesField
          name="adjustment"
          label="Minutes for adjustments"
          initial={minutesOf(adjustment, DAY)}
        />
      </div>
    </>
  );
}

/** Days on which nothing closes, and the zone in which days begin. */
function SkippedDays({ start: { zone, skip } }: PolicyProps) {
  const reader = useZone();
  return (
    <details className="more">
      <summary>Time zone and days without deadlines</summary>
      <div className="field">
        <label htmlFor="zone">Time zone of the league</label>
        <input id="zone" name="zone" className="input" list="zones" defaultValue={zone ?? reader} />
        <datalist id="zones">
          {Intl.supportedValuesOf('timeZone').map((zone) => (
            <option key={zone} value={zone} />
          ))}
        </datalist>
        <p className="help">Players see every deadline in their own. Clock changes move nothing.</p>
      </div>
      <label className="choice">
        <input type="checkbox" name="weekends" defaultChecked={skip?.weekends} />
        <span>
          <b>No deadlines at weekends</b>
          <span>They move to the same time on Monday.</span>
        </span>
      </label>
      <div className="field">
        <label htmlFor="holidays">Holidays</label>
        <input
          id="holidays"
          name="holidays"
          className="input"
          placeholder="2026-12-25 2027-01-01"
          defaultValue={skip?.dates.join(' ')}
        />
        <p className="help">Dates with spaces between them.</p>
      </div>
    </details>
  );
}

interface MinutesFieldProps {
  readonly name: string;
  readonly label: string;
  readonly initial: number;
}

function MinutesField({ name, label, initial }: MinutesFieldProps) {
  const [minutes, setMinutes] = useState(initial);
  return (
    <div className="field">
      <label htmlFor={name}>{label}</label>
      <input
        id={name}
        name={name}
        type="number"
        className="input"
        min={1}
        max={43200}
        value={minutes}
        onChange={(event) => setMinutes(Number(event.target.value))}
      />
      <p className="help">{minutesInWords(minutes)}</p>
    </div>
  );
}

/** What the form says about deadlines. */
export function deadlinesFrom(form: FormData): DeadlinePolicy {
  const text = (name: string) => String(form.get(name) ?? '').trim();
  const pace = PACES.find(({ id }) => id === text('pace'));
  const dates = text('holidays')
    .split(/[\s,;]+/)
    .filter((date) => date !== '');
  const weekends = form.get('weekends') === 'on';
  return {
    orders: pace?.orders ?? (text('pace') === 'days' ? daysFrom(form, text('time')) : Number(text('orders'))),
    adjustment: pace?.adjustment ?? Number(text('adjustment')),
    ...(text('zone') === '' ? {} : { zone: text('zone') }),
    ...(weekends || dates.length > 0 ? { skip: { weekends, dates } } : {}),
    ...earlyFrom(form),
  };
}

function daysFrom(form: FormData, time: string) {
  return { days: WEEKDAYS.filter((day) => form.getAll('day').includes(day)), time };
}
