import { useState } from 'react';
import type { DeadlinePolicy, OnDays } from '../../../engine/deadlines/policy';
import { RadioField } from '../forms/radio-field';
import { pick, type Schema } from '../forms/schema';
import { SchemaFields } from '../forms/schema-field';

const DAY = 24 * 60;
const TUESDAY_AND_FRIDAY: OnDays = { days: ['tuesday', 'friday'], time: '20:00' };

type Turns = Pick<DeadlinePolicy, 'orders' | 'adjustment'>;

interface Pace {
  readonly id: string;
  readonly name: string;
  readonly about: string;
  readonly turns: Turns;
}

/** Usual paces, in minutes. */
const KNOWN: readonly Pace[] = [
  {
    id: 'slow',
    name: 'Three turns a week',
    about: '56 hours a turn, a day for adjustments',
    turns: { orders: 56 * 60, adjustment: DAY },
  },
  {
    id: 'steady',
    name: 'A turn every two days',
    about: '48 hours, 12 hours for adjustments',
    turns: { orders: 2 * DAY, adjustment: 12 * 60 },
  },
  {
    id: 'daily',
    name: 'A turn a day',
    about: '24 hours, 8 hours for adjustments; suits games where one player decides at a time',
    turns: { orders: DAY, adjustment: 8 * 60 },
  },
  {
    id: 'evening',
    name: 'A live evening',
    about: '10 minutes, 3 for adjustments',
    turns: { orders: 10, adjustment: 3 },
  },
];

/** Paces that organizers set themselves, and their first values. */
const OWN: readonly Pace[] = [
  {
    id: 'days',
    name: 'Days of the week',
    about: 'for example every Tuesday and Friday at 20:00',
    turns: { orders: TUESDAY_AND_FRIDAY, adjustment: DAY },
  },
  { id: 'own', name: 'Your own', about: 'in minutes', turns: { orders: 90, adjustment: 30 } },
];

interface DeadlineFieldsProps {
  readonly schema: Schema;
  readonly value: DeadlinePolicy;
  readonly onChange: (value: DeadlinePolicy) => void;
}

/** How long turns stay open. */
export function DeadlineFields({ schema, value, onChange }: DeadlineFieldsProps) {
  const [first] = useState(paceOf(value));
  const [pace, setPace] = useState(first);
  const choose = (id: string) => {
    setPace(id);
    const chosen = [...KNOWN, ...OWN].find((one) => one.id === id);
    if (chosen !== undefined) onChange({ ...value, ...chosen.turns });
  };
  const fields = (part: Schema) => (
    <SchemaFields
      id="deadlines"
      schema={part}
      value={value}
      onChange={(next) => onChange(next as DeadlinePolicy)}
    />
  );
  return (
    <>
      <RadioField
        legend="Deadlines"
        name="pace"
        options={[...KNOWN, ...OWN]}
        chosen={first}
        onPick={choose}
      />
      {OWN.some(({ id }) => id === pace) ? <div key={pace}>{fields(turnsOf(schema, value))}</div> : null}
      <details className="more">
        <summary>Time zone and days without deadlines</summary>
        {fields(pick(schema, ['zone', 'notice', 'skip']))}
      </details>
      {fields(pick(schema, ['waits', 'earlyClose', 'undoSeconds']))}
      <details className="more">
        <summary>When one seat decides at a time</summary>
        {fields(pick(schema, ['reserve', 'quietHours']))}
      </details>
    </>
  );
}

/** The known pace that a policy has, or the kind of its own. */
function paceOf({ orders, adjustment }: DeadlinePolicy): string {
  if (typeof orders !== 'number') return 'days';
  return KNOWN.find(({ turns }) => turns.orders === orders && turns.adjustment === adjustment)?.id ?? 'own';
}

/** The fields of orders and adjustments, each in minutes or on days, as the policy has it. */
function turnsOf(schema: Schema, { orders, adjustment }: Turns): Schema {
  const form = (name: string, rule: number | OnDays) =>
    schema.properties?.[name]?.anyOf?.find(({ type }) => (type === 'object') === (typeof rule === 'object'));
  return {
    required: ['orders', 'adjustment'],
    properties: {
      orders: form('orders', orders) ?? {},
      adjustment: form('adjustment', adjustment) ?? {},
    },
  };
}
