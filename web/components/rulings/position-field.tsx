import { TextAreaField } from '../forms/field';
import { FormPart } from '../forms/form-part';
import { readJson } from './json-value';
import type { FieldsProps } from './seat-fields';
import { ValueFields } from './value-fields';

/** The position field by field, and as JSON for what no field can say. What moderators may not see stays as it is. */
export function PositionField({ fields, onChange }: FieldsProps) {
  const position = readJson(fields.position);
  return (
    <fieldset className="field">
      <legend>Position</legend>
      <p className="help">
        What is hidden from you is left out and stays as it is. You see each field you change before you
        confirm the ruling.
      </p>
      {position === undefined ? (
        <p className="wrong">The text below cannot be read, so there are no fields.</p>
      ) : (
        <ValueFields
          value={position}
          onChange={(next) => onChange({ position: JSON.stringify(next, null, 2) })}
        />
      )}
      <FormPart title="As text" hint="The whole position in JSON: to add or take away a piece">
        <TextAreaField
          label="Position in JSON"
          id="position"
          className="input mono"
          rows={16}
          spellCheck={false}
          value={fields.position}
          onChange={(event) => onChange({ position: event.target.value })}
          help="In the form that the game’s rules page describes."
        />
      </FormPart>
    </fieldset>
  );
}
