import { X } from 'lucide-react';
import { useTexts } from '#texts';

interface DiceLimitProps {
  readonly label: string;
  readonly value: 1 | 2;
  readonly onChange: (value: 1 | 2) => void;
  readonly onRemove?: () => void;
}

/** One die or two in defence. */
export function DiceLimitField({ label, value, onChange, onRemove }: DiceLimitProps) {
  const t = useTexts('nyc-risk');
  return (
    <span className="dice-limit">
      <fieldset className="segments" aria-label={label}>
        {([1, 2] as const).map((dice) => (
          <button key={dice} type="button" aria-pressed={dice === value} onClick={() => onChange(dice)}>
            {t('dice', { count: dice })}
          </button>
        ))}
      </fieldset>
      {onRemove === undefined ? null : (
        <button
          type="button"
          className="icon-button"
          aria-label={t('standing.removeLimit', { label })}
          onClick={onRemove}
        >
          <X size={17} />
        </button>
      )}
    </span>
  );
}
