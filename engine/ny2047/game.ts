import { gameEntry } from '../game-entry';
import { IDENTITY, identityOfOptions } from './identity';
import { LABELS } from './labels';
import { LEADING, MEASURES } from './measures';

export const GAME = gameEntry({
  id: 'ny2047',
  identity: IDENTITY,
  measures: MEASURES,
  leading: LEADING,
  labels: LABELS,
  byOptions: { identity: identityOfOptions },
  rules: async () => (await import('.')).ny2047,
  lessons: async () => (await import('./lessons/lessons')).LESSONS,
  voices: async () => (await import('./voices')).voiceOf,
});
