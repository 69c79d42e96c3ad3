import { TextAreaField } from '../forms/field';
import type { FieldsProps } from './seat-fields';

/** The position as JSON, to edit. What is hidden from moderators is not in it and stays as it is. */
export function PositionField({ fields, onChange }: FieldsProps) {
  return (
    <TextAreaField
      label="Position"
      id="position"
      className="input mono"
      rows={16}
      spellCheck={false}
      value={fields.position}
      onChange={(event) => onChange({ position: event.target.value })}
      help="In the form that the game’s rules page describes. What is hidden from you is left out and stays as it is. You see each field you change before you confirm the ruling."
    />
  );
}
