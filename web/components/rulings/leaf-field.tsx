import { useTranslations } from 'next-intl';
import type { ValueForm } from '../../../engine/core/value-form';
import { Check } from '../forms/check';
import { NumberField, SelectField, TextField } from '../forms/field';
import { choicesOf } from './form-at';
import type { PositionWords } from './position-words';
import type { Leaf } from './value-leaves';

interface LeafFieldProps {
  readonly label: string;
  readonly value: Leaf['value'];
  /** The form of the value; undefined if it is unknown. */
  readonly form: ValueForm | undefined;
  readonly words: PositionWords;
  readonly onChange: (next: Leaf['value']) => void;
}

/** The field for a number, a text or a boolean: a menu if its form lists the possible values. */
export function LeafField({ label, value, form, words, onChange }: LeafFieldProps) {
  const t = useTranslations('rule-game');
  const choices = form && choicesOf(form);
  if (choices !== undefined && typeof value !== 'boolean')
    return (
      <SelectField
        label={label}
        value={choices.indexOf(value)}
        onChange={(event) => onChange(choices[Number(event.target.value)] ?? null)}
        options={choices.map((one, at) => [
          at,
          one === null ? t('fields.nothing') : words.value(String(one)),
        ])}
      />
    );
  switch (typeof value) {
    case 'boolean':
      return <Check title={label} checked={value} onChange={(event) => onChange(event.target.checked)} />;
    case 'number':
      return (
        <NumberField
          label={label}
          step="any"
          min={form?.minimum}
          value={value}
          onChange={(event) => onChange(event.target.valueAsNumber || 0)}
        />
      );
    case 'string':
      return <TextField label={label} value={value} onChange={(event) => onChange(event.target.value)} />;
    default:
      return (
        <TextField
          label={label}
          value=""
          placeholder={t('fields.nothing')}
          onChange={(event) => onChange(event.target.value === '' ? null : event.target.value)}
        />
      );
  }
}
