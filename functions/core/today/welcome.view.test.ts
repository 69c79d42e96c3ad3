import { describe, expect, test } from 'vitest';
import type { SeasonSummary } from '../league/leagues.schema';
import { watched } from './welcome.view';

const summary = (id: string, change: Partial<SeasonSummary>) =>
  ({
    id,
    status: 'running',
    imported: false,
    players: 5,
    createdAt: '2026-01-01',
    ...change,
  }) as SeasonSummary;

describe('the season to watch', () => {
  test('is the running one with most players, not an imported one', () =>
    expect(
      watched([
        summary('small', {}),
        summary('large', { players: 40 }),
        summary('past', { imported: true, players: 90 }),
        summary('new', { status: 'registration', players: 80 }),
      ])?.id,
    ).toBe('large'));

  test('is none where nothing runs', () =>
    expect(watched([summary('over', { status: 'finished' })])).toBeUndefined());
});
