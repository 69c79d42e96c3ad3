import { gameEntry } from '../game-entry';
import { IDENTITY, identityOfOptions } from './identity';
import { LABELS } from './labels';
import { LEADING, MEASURES } from './measures';

export const GAME = gameEntry({
  id: 'classic',
  identity: IDENTITY,
  measures: MEASURES,
  leading: LEADING,
  labels: LABELS,
  byOptions: { identity: identityOfOptions },
  rules: async () => (await import('.')).classic,
  lessons: async () => (await import('./lessons/lessons')).LESSONS,
});
