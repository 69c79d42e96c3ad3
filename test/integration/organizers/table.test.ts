import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const read = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8');

/** The rows of the table: a case, its file and its test. */
const ROWS = read('README.md')
  .split('\n')
  .map((line) => line.split('|').map((cell) => cell.trim()))
  .filter(([, name, file]) => name !== 'case' && file?.endsWith('.test.ts'))
  .map(([, name = '', file = '', title = '']) => [name, file, title] as const);

test('the table has its rows', () => {
  expect(ROWS.length).toBeGreaterThan(20);
});

test.each(ROWS)('%s', (_name, file, title) => {
  expect(read(file)).toContain(`test('${title}'`);
});
