import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { runScenario } from '../engine/scenario';

const ROOT = new URL('./scenarios/', import.meta.url);

const files = readdirSync(ROOT, { recursive: true, encoding: 'utf8' }).filter((file) =>
  file.endsWith('.json'),
);

test.each(files.sort())('%s', (file) => {
  const report = runScenario(JSON.parse(readFileSync(new URL(file, ROOT), 'utf8')));
  expect(report).toMatchObject({ ok: true, mismatches: [] });
});

test('what breaks the format is an error, not a mismatch', () => {
  for (const broken of [
    null,
    {},
    { game: 'chess', steps: [] },
    { game: 'ny2047', seats: ['shemp'], steps: [] },
    { game: 'ny2047', seats: ['tower'], steps: [{ orders: { papst: [] } }] },
    { game: 'ny2047', position: { units: [{ id: 'tower-1', faction: 'tower', space: 'mars' }] }, steps: [] },
  ])
    expect(runScenario(broken)).toMatchObject({ ok: false, error: expect.any(String) });
});

test('a position that breaks the rules is named by what the game would say of it', () => {
  const units = ['tower', 'papst'].map((faction) => ({ id: `${faction}-1`, faction, space: 'midtown' }));
  const report = runScenario({ game: 'ny2047', position: { units }, steps: [] });
  expect(report).toMatchObject({ error: expect.stringMatching(/^units[.\d\w]*: ny2047: \w+\.\w+ \{/) });
});

test('an expectation that fails is named with its step and path', () => {
  const report = runScenario({
    game: 'ny2047',
    steps: [{ expect: { position: { year: 2048 }, events: [{ type: 'turn-end' }, { type: 'outcome' }] } }],
  });
  expect(report).toMatchObject({
    ok: false,
    mismatches: [
      { step: 0, path: 'position.year', expected: 2048, actual: 2047 },
      { step: 0, path: 'events.1', expected: { type: 'outcome' } },
    ],
  });
});
