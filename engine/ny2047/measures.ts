import type { LeadingWords, Measure } from '../game';
import { messagesOf } from '../game/message';

const message = messagesOf('measures');

/** The figures that tables show of each seat, the deciding one first. */
export const MEASURES: readonly Measure[] = [
  { id: 'stars', name: message('ny2047.stars') },
  { id: 'land', name: message('ny2047.land') },
  { id: 'units', name: message('ny2047.units') },
];

/** The words for an amount of the deciding figure. */
export const LEADING: LeadingWords = {
  amount: (count) => message('ny2047.counted', { count }),
  one: message('ny2047.one'),
  many: message('ny2047.many'),
};
