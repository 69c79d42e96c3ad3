import type { Language } from '../../../messages/languages';
import type { FieldWords } from '../../components/table/fields/field-words';
import type { Texts } from '../../lib/texts';
import { choiceName } from './order-text';

const NAMED = [
  ...(['targets', 'tokens', 'reserve', 'second', 'card'] as const),
  ...(['cards', 'target', 'resource', 'with'] as const),
] as const;

/** The names of orders' fields, and of their values. */
export function fieldWords(t: Texts<'new-era'>, language: Language): FieldWords {
  return {
    label: ({ field }) => t(`field.${NAMED.find((one) => one === field) ?? 'count'}`),
    value: (value) => choiceName(value, t, language),
    ranked: () => true,
  };
}
