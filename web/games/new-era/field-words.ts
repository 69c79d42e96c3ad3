import type { FieldWords } from '../../components/table/fields/field-words';
import { choiceName } from './order-text';

const LABELS: Readonly<Record<string, string>> = {
  targets: 'Targets, first choice first',
  tokens: 'Tokens',
  reserve: 'Reserve, in the order it is added',
  second: 'And cooperate with',
  card: 'Card',
  cards: 'Cards to discard',
  target: 'Location',
  resource: 'Resource',
  with: 'Pay with',
};

/** What the parts of orders are called, and what they offer. */
export const FIELD_WORDS: FieldWords = {
  label: ({ field }) => LABELS[field] ?? 'How many',
  value: choiceName,
  ranked: () => true,
};
