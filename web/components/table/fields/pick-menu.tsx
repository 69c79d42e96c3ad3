import type { ReactNode } from 'react';
import { useTexts } from '#texts';

interface PickMenuProps {
  readonly label: ReactNode;
  readonly hint?: string;
  readonly className?: string;
  readonly options: readonly (readonly [value: string | number, name: string])[];
  readonly onPick: (value: string) => void;
}

/** A menu that adds the picked entry. */
export function PickMenu({ label, hint, className = 'order-field', ...props }: PickMenuProps) {
  const t = useTexts('table');
  return (
    <label className={className}>
      <span>{label}</span>
      <select className="input" value="" onChange={(event) => props.onPick(event.target.value)}>
        <option value="" disabled>
          {hint ?? t('fields.pick')}
        </option>
        {props.options.map(([value, name]) => (
          <option key={value} value={value}>
            {name}
          </option>
        ))}
      </select>
    </label>
  );
}
