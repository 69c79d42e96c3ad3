import { expect, test } from 'vitest';
import { noteTabReader, tabReader } from './tab-reader';

test.each([
  ['a page rendered again for another account keeps its first reader', 'ann', '/a', 'bob', '/a', 'ann'],
  ['a page rendered again after a logout keeps its first reader', 'ann', '/a', null, '/a', 'ann'],
  ['another page has its own reader', 'ann', '/a', 'bob', '/b', 'bob'],
  ['another page of a visitor has none', 'ann', '/a', null, '/b', null],
  ['a visitor who logs in is the reader of the same page', null, '/a', 'bob', '/a', 'bob'],
])('%s', (_, first, page, second, next, reader) => {
  noteTabReader(first, page);
  noteTabReader(second, next);
  expect(tabReader()).toBe(reader);
  noteTabReader(null, '/elsewhere');
});
