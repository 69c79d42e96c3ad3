import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { SeasonSummary } from '../../../functions/api/schemas/leagues';
import { watched } from './front-seasons';

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

test('pages of the whole platform promise nothing that holds for one game alone', () => {
  const folder = new URL('../', import.meta.url);
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.tsx'),
  );
  const untrue = files.filter((file) =>
    /no dice|no hidden/i.test(readFileSync(new URL(file, folder), 'utf8')),
  );
  expect(untrue).toEqual([]);
});
