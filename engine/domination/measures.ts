import type { LeadingWords, Measure } from '../game';
import { messagesOf } from '../game/message';

const message = messagesOf('measures');

/** The figures that tables show of each seat, the deciding one first. */
export const MEASURES: readonly Measure[] = [
  { id: 'points', name: message('domination.points') },
  { id: 'areas', name: message('domination.areas') },
  { id: 'full', name: message('domination.full') },
  { id: 'logistics', name: message('domination.logistics') },
];

/** The words for an amount of the deciding figure. */
export const LEADING: LeadingWords = {
  amount: (count) => message('domination.counted', { count }),
  one: message('domination.one'),
  many: message('domination.many'),
};
