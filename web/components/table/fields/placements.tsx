'use client';

import type { OpenPart } from '../../../../engine/game';
import type { FieldWords } from './field-words';
import { Stepper } from './stepper';

interface Placement {
  readonly to: string;
  readonly count: number;
}

interface PlacementsProps {
  readonly part: Extract<OpenPart, { readonly kind: 'placements' }>;
  readonly value: unknown;
  readonly words: FieldWords;
  readonly onChange: (value: readonly Placement[]) => void;
}

/** Units by place: the named places with steppers, the others in a menu. */
export function Placements({ part, value, words, onChange }: PlacementsProps) {
  const placements = (Array.isArray(value) ? value : []) as readonly Placement[];
  const total = placements.reduce((sum, { count }) => sum + count, 0);
  const left = part.max - total;
  const set = (to: string, count: number) =>
    onChange(placements.map((one) => (one.to === to ? { to, count } : one)).filter((one) => one.count > 0));
  return (
    <div className="order-placements">
      {placements.map(({ to, count }) => (
        <div key={to} className="order-field">
          <span>{words.value(to)}</span>
          <Stepper
            label={`Units in ${words.value(to)}`}
            value={count}
            min={0}
            max={count + left}
            onChange={(next) => set(to, next)}
          />
        </div>
      ))}
      <AnotherPlace
        places={left === 0 ? [] : part.to.filter((place) => placements.every(({ to }) => to !== place))}
        words={words}
        onPick={(to) => onChange([...placements, { to, count: 1 }])}
      />
      <p className={left === 0 || total >= part.min ? 'tiny muted' : 'tiny owing'}>
        {total} of {part.max} placed{left > 0 ? `, ${left} left` : ''}
      </p>
    </div>
  );
}

interface AnotherPlaceProps {
  readonly places: readonly string[];
  readonly words: FieldWords;
  readonly onPick: (place: string) => void;
}

function AnotherPlace({ places, words, onPick }: AnotherPlaceProps) {
  if (places.length === 0) return null;
  return (
    <label className="order-field">
      <span>{words.anotherPlace ?? 'Another place'}</span>
      <select className="input" value="" onChange={(event) => onPick(event.target.value)}>
        <option value="" disabled>
          Choose
        </option>
        {places.map((place) => (
          <option key={place} value={place}>
            {words.value(place)}
          </option>
        ))}
      </select>
    </label>
  );
}
