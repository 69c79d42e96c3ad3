import { gameEntry } from '../game-entry';
import { IDENTITY } from './identity';
import { LABELS } from './labels';
import { LEADING, MEASURES } from './measures';

export const GAME = gameEntry({
  id: 'new-era',
  identity: IDENTITY,
  measures: MEASURES,
  leading: LEADING,
  labels: LABELS,
  rules: async () => (await import('.')).newEra,
  earlier: { '1': async () => (await import('./versions/rules-v1')).newEraRulesV1 },
  lessons: async () => (await import('./lessons/lessons')).LESSONS,
});
