'use client';

import type { OpenPart } from '../../../../engine/game';
import type { Order } from '../../../../engine/new-era/orders/order-types';
import { isOpen, offerFor, valueAt, withValue } from '../open-parts';
import { choiceName } from '../order-text';
import { PickList } from './pick-list';
import type { Queue } from './use-queue';

interface OrderPartsProps {
  readonly queue: Queue;
  readonly place: number;
  readonly order: Order;
}

const PART_NAMES: Readonly<Record<string, string>> = {
  targets: 'Targets, the dearest first',
  tokens: 'Tokens',
  reserve: 'Reserve, the first to be added first',
  second: 'And cooperate with',
  card: 'Card',
  cards: 'Cards to discard',
  target: 'Location',
  resource: 'Resource',
  with: 'Pay with',
};

/** What of an order can be chosen, as it was offered. */
export function OrderParts({ queue, place, order }: OrderPartsProps) {
  const offer = offerFor(queue.offersAt(place), order);
  const parts = (offer?.open ?? []).filter(isOpen);
  if (parts.length === 0) return null;
  return (
    <div className="order-fields">
      {parts.map((part) => (
        <Part
          key={part.field}
          part={part}
          value={valueAt(order, part.field)}
          onChange={(value) => queue.replace(place, withValue(order, part.field, value))}
        />
      ))}
    </div>
  );
}

interface PartProps {
  readonly part: OpenPart;
  readonly value: unknown;
  readonly onChange: (value: unknown) => void;
}

function Part({ part, value, onChange }: PartProps) {
  const name = PART_NAMES[part.field] ?? 'How many';
  switch (part.kind) {
    case 'choice':
      return <Choice name={name} from={part.from} value={value} onChange={onChange} />;
    case 'number':
      return (
        <label className="order-field">
          <span>{name}</span>
          <input
            type="number"
            className="input"
            min={part.min}
            max={part.max}
            value={Number(value)}
            onChange={(event) =>
              onChange(Math.min(part.max, Math.max(part.min, event.target.valueAsNumber || part.min)))
            }
          />
        </label>
      );
    case 'list':
      return (
        <div>
          <p className="small">{name}</p>
          <PickList
            label={name}
            from={part.from}
            chosen={Array.isArray(value) ? value : part.from.slice(0, part.min)}
            min={part.min}
            max={part.max}
            nameOf={choiceName}
            onChange={onChange}
          />
        </div>
      );
    case 'placements':
      return null;
  }
}

interface ChoiceProps {
  readonly name: string;
  readonly from: readonly unknown[];
  readonly value: unknown;
  readonly onChange: (value: unknown) => void;
}

function Choice({ name, from, value, onChange }: ChoiceProps) {
  const at = from.findIndex((one) => JSON.stringify(one) === JSON.stringify(value));
  return (
    <label className="order-field">
      <span>{name}</span>
      <select
        className="input"
        value={Math.max(0, at)}
        onChange={(event) => onChange(from[Number(event.target.value)])}
      >
        {from.map((one, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a choice is its place in the offer
          <option key={place} value={place}>
            {choiceName(one)}
          </option>
        ))}
      </select>
    </label>
  );
}
