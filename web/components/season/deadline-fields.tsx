import { useTranslations } from 'next-intl';
import { useState } from 'react';
import type { DeadlinePolicy, OnDays } from '../../../engine/deadlines/policy';
import type { Texts } from '../../lib/texts';
import { pick, type Schema } from '../forms/parameter-schema';
import { RadioField } from '../forms/radio-field';
import { SchemaFields } from '../forms/schema-field';

const DAY = 24 * 60;
const TUESDAY_AND_FRIDAY: OnDays = { days: ['tuesday', 'friday'], time: '20:00' };

type Turns = Pick<DeadlinePolicy, 'orders' | 'adjustment'>;

interface Pace {
  readonly id: string;
  readonly turns: Turns;
}

/** Usual paces, in minutes. */
const KNOWN: readonly Pace[] = [
  { id: 'slow', turns: { orders: 56 * 60, adjustment: DAY } },
  { id: 'steady', turns: { orders: 2 * DAY, adjustment: 12 * 60 } },
  { id: 'daily', turns: { orders: DAY, adjustment: 8 * 60 } },
  { id: 'evening', turns: { orders: 10, adjustment: 3 } },
];

/** Paces with times that organizers set themselves, and their initial values. */
const OWN: readonly Pace[] = [
  { id: 'days', turns: { orders: TUESDAY_AND_FRIDAY, adjustment: DAY } },
  { id: 'own', turns: { orders: 90, adjustment: 30 } },
];

/** All of them with their labels, in this order. */
const paces = (t: Texts<'season-form'>) => [
  { id: 'slow', name: t('pace.slow'), about: t('pace.slowAbout') },
  { id: 'steady', name: t('pace.steady'), about: t('pace.steadyAbout') },
  { id: 'daily', name: t('pace.daily'), about: t('pace.dailyAbout') },
  { id: 'evening', name: t('pace.evening'), about: t('pace.eveningAbout') },
  { id: 'days', name: t('pace.days'), about: t('pace.daysAbout') },
  { id: 'own', name: t('pace.own'), about: t('pace.ownAbout') },
];

interface DeadlineFieldsProps {
  readonly schema: Schema;
  readonly value: DeadlinePolicy;
  readonly onChange: (value: DeadlinePolicy) => void;
}

/** How long turns stay open. */
export function DeadlineFields({ schema, value, onChange }: DeadlineFieldsProps) {
  const t = useTranslations('season-form');
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
      <RadioField legend={t('pace.title')} name="pace" options={paces(t)} chosen={first} onPick={choose} />
      {OWN.some(({ id }) => id === pace) ? <div key={pace}>{fields(turnsOf(schema, value))}</div> : null}
      <details className="more">
        <summary>{t('pace.zone')}</summary>
        {fields(pick(schema, ['zone', 'notice', 'skip']))}
      </details>
      {fields(pick(schema, ['waits', 'earlyClose', 'undoSeconds']))}
      <details className="more">
        <summary>{t('pace.oneAtATime')}</summary>
        {fields(pick(schema, ['reserve', 'quietHours']))}
      </details>
    </>
  );
}

/** The known pace of a policy, or the kind of its own. */
function paceOf({ orders, adjustment }: DeadlinePolicy): string {
  if (typeof orders !== 'number') return 'days';
  return KNOWN.find(({ turns }) => turns.orders === orders && turns.adjustment === adjustment)?.id ?? 'own';
}

/** The fields of orders and adjustments, each in minutes or on days, as in the policy. */
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
