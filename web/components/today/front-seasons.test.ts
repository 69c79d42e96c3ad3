import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { SeasonSummary } from '../../../functions/api/schemas/leagues';
import type { Season } from '../../../functions/api/schemas/seasons';
import { candidates, frontSeasons } from './front-seasons';

const season = (id: string, change: Partial<Season> = {}) =>
  ({
    id,
    status: 'registration',
    registrationOpen: true,
    registration: { mode: 'open', capacity: null, late: false },
    counts: { in: 3 },
    boards: [],
    ...change,
  }) as unknown as Season;

const running = (id: string, change: Partial<Season> = {}) =>
  season(id, {
    status: 'running',
    boards: [{ status: 'running' }] as unknown as Season['boards'],
    ...change,
  });

const named = ({ open, watch }: ReturnType<typeof frontSeasons>) => ({
  open: open.map(({ id }) => id),
  watch: watch?.id ?? null,
});

describe('the front page', () => {
  test('shows seasons that can be joined before any to watch', () =>
    expect(named(frontSeasons([running('played'), season('new')]))).toEqual({ open: ['new'], watch: null }));

  test.each([
    ['whose registration has not opened', { registrationOpen: false }],
    ['by invitation', { registration: { mode: 'invitation', capacity: null, late: false } }],
    ['that is full', { registration: { mode: 'open', capacity: 3, late: false } }],
  ])('offers no season %s, and shows one to watch instead', (_, change) =>
    expect(named(frontSeasons([season('new', change as Partial<Season>), running('played')]))).toEqual({
      open: [],
      watch: 'played',
    }));

  test('offers a running season that takes late players', () => {
    const late = { registration: { mode: 'open', capacity: null, late: true } } as Partial<Season>;
    expect(named(frontSeasons([running('late', late)])).open).toEqual(['late']);
  });

  test('shows no season without a running board to watch', () =>
    expect(named(frontSeasons([running('over', { boards: [] })]))).toEqual({ open: [], watch: null }));

  test('looks at the latest registrations and at the running seasons with most players, not at imported ones', () => {
    const summary = (id: string, change: Partial<SeasonSummary>) =>
      ({
        id,
        status: 'running',
        imported: false,
        players: 5,
        createdAt: '2026-01-01',
        ...change,
      }) as SeasonSummary;
    const listed = candidates([
      summary('small', { createdAt: '2026-09-09' }),
      summary('large', { players: 40 }),
      summary('past', { imported: true }),
      summary('older', { status: 'registration' }),
      summary('newer', { status: 'registration', createdAt: '2026-02-01' }),
    ]);
    expect(listed.map(({ id }) => id)).toEqual(['newer', 'older', 'large', 'small']);
  });
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
