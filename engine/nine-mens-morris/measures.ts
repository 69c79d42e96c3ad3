import type { LeadingWords, Measure } from '../game';
import { messagesOf } from '../game/message';

const message = messagesOf('measures');

export const MEASURES: readonly Measure[] = [
  { id: 'men', name: message('nine-mens-morris.men') },
  { id: 'taken', name: message('nine-mens-morris.taken') },
];

export const LEADING: LeadingWords = {
  amount: (count) => message('nine-mens-morris.counted', { count }),
  one: message('nine-mens-morris.one'),
  many: message('nine-mens-morris.many'),
};
