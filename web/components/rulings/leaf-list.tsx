import { useTranslations } from 'next-intl';
import type { ValueForm } from '../../../engine/core/value-form';
import { formAt } from './form-at';
import { LeafField, type ValueWords } from './leaf-field';
import { type Leaf, leavesOf, withLeaf } from './value-leaves';

interface LeafListProps {
  readonly value: unknown;
  readonly form: ValueForm | undefined;
  readonly words: ValueWords;
  /** Those of its fields that are shown; without it, all of them. */
  readonly leaves?: readonly Leaf[];
  readonly onChange: (value: unknown) => void;
}

/** Fields of a value, one below the other. */
export function LeafList({ value, form, words, leaves = leavesOf(value), onChange }: LeafListProps) {
  const t = useTranslations('rule-game');
  return leaves.map((leaf) => (
    <LeafField
      key={leaf.path.join('/')}
      leaf={leaf.label === '' ? { ...leaf, label: t('fields.what') } : leaf}
      form={form && formAt(form, leaf.path)}
      words={words}
      onChange={(next) => onChange(withLeaf(value, leaf.path, next))}
    />
  ));
}
