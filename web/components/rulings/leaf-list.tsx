import { useTranslations } from 'next-intl';
import type { ValueForm } from '../../../engine/core/value-form';
import { formAt } from './form-at';
import { LeafField } from './leaf-field';
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
