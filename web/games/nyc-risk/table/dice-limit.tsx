import { X } from 'lucide-react';

interface DiceLimitProps {
  readonly label: string;
  readonly value: 1 | 2;
  readonly onChange: (value: 1 | 2) => void;
  readonly onRemove?: () => void;
}

/** One die or two in defence. */
export function DiceLimitField({ label, value, onChange, onRemove }: DiceLimitProps) {
  return (
    <span className="dice-limit">
      <fieldset className="segments" aria-label={label}>
        {([1, 2] as const).map((dice) => (
          <button key={dice} type="button" aria-pressed={dice === value} onClick={() => onChange(dice)}>
            {dice === 1 ? '1 die' : '2 dice'}
          </button>
        ))}
      </fieldset>
      {onRemove === undefined ? null : (
        <button
          type="button"
          className="icon-button"
          aria-label={`${label}: remove this limit`}
          onClick={onRemove}
        >
          <X size={17} />
        </button>
      )}
    </span>
  );
}
