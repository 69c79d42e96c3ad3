import type { LeadingWords, Measure } from '../game';
import { messagesOf } from '../game/message';

const message = messagesOf('measures');

/** The figures that tables show of each seat, the deciding one first. */
export const MEASURES: readonly Measure[] = [
  { id: 'centres', name: message('classic.centres') },
  { id: 'units', name: message('classic.units') },
];

/** The words for an amount of the deciding figure. */
export const LEADING: LeadingWords = {
  amount: (count) => message('classic.counted', { count }),
  one: message('classic.one'),
  many: message('classic.many'),
};
