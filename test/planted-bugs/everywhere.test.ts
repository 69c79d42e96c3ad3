import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { PLANTED_EVERYWHERE } from './everywhere';

test('there are thirty at least, in every part of the repository', () => {
  expect(PLANTED_EVERYWHERE.length).toBeGreaterThanOrEqual(30);
  const parts = new Set(PLANTED_EVERYWHERE.map(({ row }) => row.split('/')[0]));
  expect([...parts].sort()).toEqual(['cli', 'engine', 'functions', 'infra', 'web']);
});

test.each(PLANTED_EVERYWHERE.map((one) => [`${one.row}: ${one.bug}`, one] as const))('%s', (_, planted) => {
  const source = readFileSync(planted.file, 'utf8');
  expect(source.split(planted.from), 'what it replaces stands there once').toHaveLength(2);
  expect(planted.to).not.toBe(planted.from);
  expect(planted.file).not.toMatch(/\.(test|spec)\.tsx?$/);
  expect(existsSync(planted.test)).toBe(true);
});
