import type { LeadingWords, Measure } from '../game';
import { messagesOf } from '../game/message';

const message = messagesOf('measures');

export const MEASURES: readonly Measure[] = [
  { id: 'points', name: message('domination.points') },
  { id: 'areas', name: message('domination.areas') },
  { id: 'full', name: message('domination.full') },
  { id: 'logistics', name: message('domination.logistics') },
];

export const LEADING: LeadingWords = {
  amount: (count) => message('domination.counted', { count }),
  one: message('domination.one'),
  many: message('domination.many'),
};
