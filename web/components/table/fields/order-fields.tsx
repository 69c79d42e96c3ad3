import { hasChoice, valueAt, withValue } from '../../../../engine/core/offers';
import type { Offer, OpenPart } from '../../../../engine/game/offer';
import { CheckList } from './check-list';
import type { FieldWords } from './field-words';
import { PickList } from './pick-list';
import { Placements } from './placements';
import { SelectField } from './select-field';
import { Stepper } from './stepper';

interface OrderFieldsProps<Order> {
  readonly offer: Offer<Order>;
  readonly order: Order;
  readonly words: FieldWords;
  readonly onChange: (order: Order) => void;
}

/** The parts of an order that can be filled in more than one way, each with the values that its offer allows. */
export function OrderFields<Order extends object>({
  offer,
  order,
  words,
  onChange,
}: OrderFieldsProps<Order>) {
  const parts = (offer.open ?? []).filter(hasChoice);
  if (parts.length === 0) return null;
  return (
    <div className="order-fields">
      {parts.map((part) => (
        <Field
          key={part.field}
          part={part}
          value={valueAt(order, part.field)}
          words={words}
          onChange={(value) => onChange(withValue(order, part.field, value))}
        />
      ))}
    </div>
  );
}

interface FieldProps {
  readonly part: OpenPart;
  readonly value: unknown;
  readonly words: FieldWords;
  readonly onChange: (value: unknown) => void;
}

function Field({ part, value, words, onChange }: FieldProps) {
  const label = words.label(part);
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
      return part.from.every((one) => typeof one === 'boolean') ? (
        <YesOrNo label={label} value={value} onChange={onChange} />
      ) : (
        <SelectField label={label} from={part.from} value={value} nameOf={words.value} onChange={onChange} />
      );
    case 'placements':
      return <Placements part={part} value={value} words={words} onChange={onChange} />;
    case 'list':
      return <ListField part={part} value={value} words={words} onChange={onChange} />;
  }
}

function YesOrNo({ label, value, onChange }: Omit<FieldProps, 'part' | 'words'> & { label: string }) {
  return (
    <label className="order-field">
      <span>{label}</span>
      <input
        type="checkbox"
        checked={value === true}
        onChange={(event) => onChange(event.target.checked ? true : undefined)}
      />
    </label>
  );
}

interface ListFieldProps extends Omit<FieldProps, 'part'> {
  readonly part: Extract<OpenPart, { readonly kind: 'list' }>;
}

function ListField({ part, value, words, onChange }: ListFieldProps) {
  const label = words.label(part);
  const { from, min, max } = part;
  const chosen: readonly unknown[] = Array.isArray(value) ? value : from.slice(0, min);
  const list = { label, from, chosen, min, max, nameOf: words.value, onChange };
  if (words.ranked?.(part) !== true) return <CheckList {...list} />;
  return (
    <div>
      <p className="small">{label}</p>
      <PickList {...list} />
    </div>
  );
}
