interface NumberFieldProps {
  readonly name: string;
  readonly label: string;
  readonly least: number;
  readonly most: number;
  /** Null: left empty. */
  readonly initial: number | null;
  /** Whether it may stay empty; `help` says what that means. */
  readonly optional?: boolean;
  readonly help?: string;
}

/** One number of a form, with what it means. */
export function NumberField({ name, label, least, most, initial, optional = false, help }: NumberFieldProps) {
  return (
    <div className="field">
      <label htmlFor={name}>{label}</label>
      <input
        id={name}
        name={name}
        type="number"
        className="input"
        min={least}
        max={most}
        step="any"
        required={!optional}
        defaultValue={initial ?? ''}
      />
      {help === undefined ? null : <p className="help">{help}</p>}
    </div>
  );
}
