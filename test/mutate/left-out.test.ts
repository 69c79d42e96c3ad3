import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { guardNames } from './guard-names';
import { LEFT_OUT } from './left-out';
import { filesOf, TARGETS } from './targets';

// The mutants themselves are tried by night: here it shows by day that none of their paths has moved away.

const names = guardNames();

test('guards are found in the use cases and in the API', () => {
  const inFolder = (folder: string) => names.filter((name) => name.startsWith(folder)).length;
  expect(inFolder('functions/core/')).toBeGreaterThan(500);
  expect(inFolder('functions/api/')).toBeGreaterThan(20);
});

test.each(LEFT_OUT.map((one) => [one.where.source, one] as const))('%s is left out and is there', (_source, {
  where,
  test: named,
}) => {
  expect(names.filter((name) => where.test(name))).not.toEqual([]);
  if (named === undefined) return;
  const [file = '', title = ''] = named.split(': ');
  expect(readFileSync(file.includes('/') ? file : `test/integration/${file}`, 'utf8')).toContain(title);
});

test.each(
  TARGETS.map((target) => [target.name, target] as const),
)('each pattern of %s has files', (_name, target) => {
  const { changed, tests } = filesOf(target);
  expect(changed).not.toEqual([]);
  expect(target.tests.filter((pattern) => !tests.some((path) => pattern.test(path)))).toEqual([]);
});
