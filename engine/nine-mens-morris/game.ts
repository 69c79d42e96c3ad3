import { gameEntry } from '../game-entry';
import { IDENTITY } from './identity';
import { LABELS } from './labels';
import { LEADING, MEASURES } from './measures';

export const GAME = gameEntry({
  id: 'nine-mens-morris',
  identity: IDENTITY,
  measures: MEASURES,
  leading: LEADING,
  labels: LABELS,
  rules: async () => (await import('.')).nineMensMorris,
  textsIn: ['en', 'de', 'es'],
});
