import { useTranslations } from 'next-intl';
import type { ValueForm } from '../../../engine/core/value-form';
import { Check } from '../forms/check';
import { NumberField, SelectField, TextField } from '../forms/field';
import { choicesOf, formAt } from './form-at';
import type { PositionWords } from './position-words';
import { type Leaf, leavesOf, replacedAt } from './value-leaves';
import { placeInWords } from './value-words';

interface LeafListProps {
  readonly value: unknown;
  readonly form: ValueForm | undefined;
  readonly words: PositionWords;
  /** The fields to show; without it, all of them. */
  readonly leaves?: readonly Leaf[];
  readonly onChange: (value: unknown) => void;
}

/** Fields of a value, one below the other. */
export function LeafList({ value, form, words, leaves = leavesOf(value), onChange }: LeafListProps) {
  const t = useTranslations('rule-game');
  return leaves.map((leaf) => (
    <LeafField
      key={leaf.path.join('/')}
      label={placeInWords(leaf.path, words, value) || t('fields.what')}
      value={leaf.value}
      form={form && formAt(form, leaf.path)}
      words={words}
      onChange={(next) => onChange(replacedAt(value, leaf.path, () => next))}
    />
  ));
}

interface LeafFieldProps {
  readonly label: string;
  readonly value: Leaf['value'];
  /** The form of the value; undefined if it is unknown. */
  readonly form: ValueForm | undefined;
  readonly words: PositionWords;
  readonly onChange: (next: Leaf['value']) => void;
}

/** The field for a number, a text or a boolean: a menu if its form lists the possible values. */
function LeafField({ label, value, form, words, onChange }: LeafFieldProps) {
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
