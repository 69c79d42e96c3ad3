import type { LeadingWords, Measure } from '../game';
import { messagesOf } from '../game/message';

const message = messagesOf('measures');

/** The figures that tables show of each seat, the deciding one first. */
export const MEASURES: readonly Measure[] = [
  { id: 'points', name: message('nyc-risk.points') },
  { id: 'neighbourhoods', name: message('nyc-risk.neighbourhoods') },
  { id: 'adventure', name: message('nyc-risk.adventure') },
  { id: 'units', name: message('nyc-risk.units') },
];

/** The words for an amount of the deciding figure. */
export const LEADING: LeadingWords = {
  amount: (count) => message('nyc-risk.counted', { count }),
  one: message('nyc-risk.one'),
  many: message('nyc-risk.many'),
};
