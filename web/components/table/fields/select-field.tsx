import type { ReactNode } from 'react';

interface SelectFieldProps<Value> {
  readonly label: ReactNode;
  readonly from: readonly Value[];
  readonly value: unknown;
  readonly nameOf: (value: Value) => string;
  readonly onChange: (value: Value) => void;
}

/** One of several values, in a menu. Values may be anything that JSON can hold. */
export function SelectField<Value>({ label, from, value, nameOf, onChange }: SelectFieldProps<Value>) {
  const at = from.findIndex((one) => JSON.stringify(one) === JSON.stringify(value));
  return (
    <label className="order-field">
      <span>{label}</span>
      <select
        className="input"
        value={Math.max(0, at)}
        onChange={(event) => from.slice(Number(event.target.value)).slice(0, 1).forEach(onChange)}
      >
        {from.map((one, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a choice is its place in the offer
          <option key={place} value={place}>
            {nameOf(one)}
          </option>
        ))}
      </select>
    </label>
  );
}
