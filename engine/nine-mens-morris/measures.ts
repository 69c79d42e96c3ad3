import type { LeadingWords, Measure } from '../game';
import { messagesOf } from '../game/message';

const message = messagesOf('measures');

/** The figures that tables show of each seat, the deciding one first. */
export const MEASURES: readonly Measure[] = [
  { id: 'men', name: message('nine-mens-morris.men') },
  { id: 'taken', name: message('nine-mens-morris.taken') },
];

/** The words for an amount of the deciding figure. */
export const LEADING: LeadingWords = {
  amount: (count) => message('nine-mens-morris.counted', { count }),
  one: message('nine-mens-morris.one'),
  many: message('nine-mens-morris.many'),
};
