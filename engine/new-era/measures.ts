import type { LeadingWords, Measure } from '../game';
import { messagesOf } from '../game/message';

const message = messagesOf('measures');

/** The figures that tables show of each seat, the deciding one first. */
export const MEASURES: readonly Measure[] = [
  { id: 'points', name: message('new-era.points') },
  { id: 'locations', name: message('new-era.locations') },
  { id: 'agreements', name: message('new-era.agreements') },
  { id: 'goods', name: message('new-era.goods') },
];

/** The words for an amount of the deciding figure. */
export const LEADING: LeadingWords = {
  amount: (count) => message('new-era.counted', { count }),
  one: message('new-era.one'),
  many: message('new-era.many'),
};
