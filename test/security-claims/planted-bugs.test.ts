import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { PLANTED_BUGS } from './planted-bugs';
import { securityRows } from './rows';

const met = securityRows().filter(({ state }) => state === 'met');

test('every row that is met has a bug that breaks what it promises', () => {
  const planted = new Set(PLANTED_BUGS.map(({ row }) => row));
  expect(met.map(({ first }) => first).filter((row) => !planted.has(row))).toEqual([]);
});

test.each(PLANTED_BUGS.map((one) => [`${one.row}: ${one.bug}`, one] as const))('%s', (_, planted) => {
  const row = met.find(({ first }) => first === planted.row);
  expect(row?.tests, 'a test that the row names').toContain(planted.test);
  const source = readFileSync(new URL(`../../${planted.file}`, import.meta.url), 'utf8');
  expect(source.split(planted.from), 'what it replaces stands there once').toHaveLength(2);
  expect(planted.to).not.toBe(planted.from);
  expect(planted.file).not.toMatch(/\.(test|spec)\.tsx?$/);
});
