import { Minus, Plus } from 'lucide-react';
import { useTexts } from '#texts';

interface StepperProps {
  readonly label: string;
  readonly value: number;
  readonly min: number;
  readonly max: number;
  readonly onChange: (value: number) => void;
  /** Shown in place of the figure, such as "all". */
  readonly shown?: string;
}

/** A whole number that is set by two buttons, or by the arrow keys on it. */
export function Stepper({ label, value, min, max, onChange, shown }: StepperProps) {
  const t = useTexts('table');
  const set = (next: number) => onChange(Math.min(max, Math.max(min, next)));
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would break the line of its row
    <span className="stepper" role="group" aria-label={label}>
      <button
        type="button"
        aria-label={t('fields.oneLess', { label })}
        disabled={value <= min}
        onClick={() => set(value - 1)}
      >
        <Minus size={16} />
      </button>
      <input
        type="number"
        inputMode="numeric"
        aria-label={label}
        className={shown === undefined ? undefined : 'covered'}
        value={value}
        min={min}
        max={max}
        onChange={(event) => set(Number(event.target.value))}
      />
      {shown === undefined ? null : (
        <output className="shown" aria-hidden="true">
          {shown}
        </output>
      )}
      <button
        type="button"
        aria-label={t('fields.oneMore', { label })}
        disabled={value >= max}
        onClick={() => set(value + 1)}
      >
        <Plus size={16} />
      </button>
    </span>
  );
}
