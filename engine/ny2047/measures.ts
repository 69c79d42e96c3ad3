import type { LeadingWords, Measure } from '../game';
import { messagesOf } from '../game/message';

const message = messagesOf('measures');

export const MEASURES: readonly Measure[] = [
  { id: 'stars', name: message('ny2047.stars') },
  { id: 'land', name: message('ny2047.land') },
  { id: 'units', name: message('ny2047.units') },
];

export const LEADING: LeadingWords = {
  amount: (count) => message('ny2047.counted', { count }),
  one: message('ny2047.one'),
  many: message('ny2047.many'),
};
