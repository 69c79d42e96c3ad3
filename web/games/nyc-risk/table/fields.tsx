'use client';

import type { OpenPart } from '../../../../engine/game';
import type { Order } from '../../../../engine/nyc-risk/orders/order-types';
import type { Placement } from '../../../../engine/nyc-risk/types';
import { nameOf, type People } from '../../../components/frame/people';
import { hoodName, valueName } from '../names';
import { fieldOf, type RiskOffer, withField } from './offers';
import { Stepper } from './stepper';

interface FieldsProps {
  readonly offer: RiskOffer;
  readonly order: Order;
  readonly people: People;
  readonly onChange: (order: Order) => void;
}

/** The parts of an order that may be filled differently, each with what its offer allows. */
export function Fields({ offer, order, people, onChange }: FieldsProps) {
  return (
    <div className="order-fields">
      {offer.open?.map((part) => (
        <Field
          key={part.field}
          part={part}
          value={fieldOf(order, part.field)}
          people={people}
          onChange={(value) => onChange(withField(order, part.field, value))}
        />
      ))}
    </div>
  );
}

interface FieldProps {
  readonly part: OpenPart;
  readonly value: unknown;
  readonly people: People;
  readonly onChange: (value: unknown) => void;
}

function Field({ part, value, people, onChange }: FieldProps) {
  const label = LABELS[part.field] ?? part.field;
  switch (part.kind) {
    case 'number':
      return (
        <div className="order-field">
          <span>{label}</span>
          <Stepper
            label={label}
            value={typeof value === 'number' ? value : part.max}
            min={part.min}
            max={part.max}
            onChange={onChange}
          />
        </div>
      );
    case 'choice':
      return <Choice label={label} from={part.from} value={value} people={people} onChange={onChange} />;
    case 'placements':
      return <PlacementsField part={part} value={value} onChange={onChange} />;
    case 'list':
      return <ListField label={label} part={part} value={value} onChange={onChange} />;
  }
}

/** What the fields of orders are called. */
const LABELS: Readonly<Record<string, string>> = {
  count: 'Units',
  dice: 'Dice',
  rolls: 'Rolls at most',
  keep: 'Keep at least',
  move: 'Then move in',
  mayor: 'Your mayor',
  bonusTo: 'Two more units in',
  to: 'Where',
  at: 'Where',
  crossing: 'Crossing',
  seat: 'From',
  cards: 'Cards',
  between: 'Harbours',
};

interface ChoiceProps extends Omit<FieldProps, 'part'> {
  readonly label: string;
  readonly from: readonly unknown[];
}

function Choice({ label, from, value, people, onChange }: ChoiceProps) {
  if (from.every((one) => typeof one === 'boolean'))
    return (
      <label className="order-field">
        <span>{label} goes along</span>
        <input
          type="checkbox"
          checked={value === true}
          onChange={(event) => onChange(event.target.checked ? true : undefined)}
        />
      </label>
    );
  const at = Math.max(0, from.indexOf(value));
  return (
    <label className="order-field">
      <span>{label}</span>
      <select className="input" value={at} onChange={(event) => onChange(from[Number(event.target.value)])}>
        {from.map((one, index) => (
          <option key={String(one)} value={index}>
            {typeof one === 'string' && people[one] !== undefined ? nameOf(people, one) : valueName(one)}
          </option>
        ))}
      </select>
    </label>
  );
}

interface PlacementsProps {
  readonly part: Extract<OpenPart, { kind: 'placements' }>;
  readonly value: unknown;
  readonly onChange: (value: readonly Placement[]) => void;
}

/** Units by hood: the named ones with steppers, the others in a menu. */
function PlacementsField({ part, value, onChange }: PlacementsProps) {
  const placements = (Array.isArray(value) ? value : []) as readonly Placement[];
  const total = placements.reduce((sum, { count }) => sum + count, 0);
  const left = part.max - total;
  const set = (to: string, count: number) =>
    onChange(placements.map((one) => (one.to === to ? { to, count } : one)).filter((one) => one.count > 0));
  const others = part.to.filter((hood) => placements.every(({ to }) => to !== hood));
  return (
    <div className="order-placements">
      {placements.map(({ to, count }) => (
        <div key={to} className="order-field">
          <span>{hoodName(to)}</span>
          <Stepper
            label={`Units in ${hoodName(to)}`}
            value={count}
            min={0}
            max={count + left}
            onChange={(next) => set(to, next)}
          />
        </div>
      ))}
      {others.length === 0 || left === 0 ? null : (
        <label className="order-field">
          <span>Another hood</span>
          <select
            className="input"
            value=""
            onChange={(event) => onChange([...placements, { to: event.target.value, count: 1 }])}
          >
            <option value="" disabled>
              Choose
            </option>
            {others.map((hood) => (
              <option key={hood} value={hood}>
                {hoodName(hood)}
              </option>
            ))}
          </select>
        </label>
      )}
      <p className={left === 0 || total >= part.min ? 'tiny muted' : 'tiny owing'}>
        {total} of {part.max} placed{left > 0 ? `, ${left} left` : ''}
      </p>
    </div>
  );
}

interface ListProps {
  readonly label: string;
  readonly part: Extract<OpenPart, { kind: 'list' }>;
  readonly value: unknown;
  readonly onChange: (value: readonly unknown[]) => void;
}

function ListField({ label, part, value, onChange }: ListProps) {
  const chosen = Array.isArray(value) ? (value as unknown[]) : [];
  return (
    <fieldset className="order-list">
      <legend>{label}</legend>
      {part.from.map((one) => (
        <label key={String(one)} className="order-check">
          <input
            type="checkbox"
            checked={chosen.includes(one)}
            disabled={!chosen.includes(one) && chosen.length >= part.max}
            onChange={(event) =>
              onChange(event.target.checked ? [...chosen, one] : chosen.filter((other) => other !== one))
            }
          />
          {valueName(one)}
        </label>
      ))}
    </fieldset>
  );
}
