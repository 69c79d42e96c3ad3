interface RadioProps {
  readonly name: string;
  readonly value: string;
  readonly checked: boolean;
  readonly title: string;
  readonly about: string;
  readonly disabled?: boolean;
  readonly onPick?: (value: string) => void;
}

/** One choice of several, as a card; a tap anywhere on it counts. */
export function Radio({ name, value, checked, title, about, disabled = false, onPick }: RadioProps) {
  return (
    <label className="choice">
      <input
        type="radio"
        name={name}
        value={value}
        defaultChecked={checked}
        disabled={disabled}
        onChange={() => onPick?.(value)}
      />
      <span>
        <b>{title}</b>
        <span>{about}</span>
      </span>
    </label>
  );
}
