import type { FieldsProps } from './seat-fields';

/** The position as JSON, to be changed by hand. What is hidden from moderators is not in it and stays as it is. */
export function PositionField({ fields, onChange }: FieldsProps) {
  return (
    <div className="field">
      <label htmlFor="position">Position</label>
      <textarea
        id="position"
        className="input mono"
        rows={16}
        spellCheck={false}
        value={fields.position}
        onChange={(event) => onChange({ position: event.target.value })}
      />
      <p className="help">
        As you may see it, in the form that the game’s rules page describes. Hidden things are left out and
        stay as they are. Each field that you change is shown before it counts.
      </p>
    </div>
  );
}
