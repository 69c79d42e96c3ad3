import { gameEntry } from '../game-entry';
import { IDENTITY } from './identity';
import { LABELS } from './labels';
import { LEADING, MEASURES } from './measures';

export const GAME = gameEntry({
  id: 'nyc-risk',
  identity: IDENTITY,
  measures: MEASURES,
  leading: LEADING,
  labels: LABELS,
  rules: async () => (await import('.')).nycRisk,
  lessons: async () => (await import('./lessons/lessons')).LESSONS,
});
